/** Scrolls to a chip, unless it is hidden. */
export function scrollToChip(cloud, tag, position) {
  const { element } = tag;
  if (!element.isConnected || element.hidden) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  if (cloud.isHorizontal && cloud.engine) {
    scrollSideways(cloud, tag, position, behavior);
    return;
  }
  // Until a list out of sight has been through a display frame Firefox doesn't know where its chips are, and scrolls
  // nowhere unless it has been asked.
  element.getBoundingClientRect();
  element.scrollIntoView({ block: position, inline: position, behavior });
}

function scrollSideways({ engine, root, list, placer, tags }, tag, position, behavior) {
  const frame = placer.frames[tags.indexOf(tag)];
  const scale = placer.scale;
  const isMirrored = getComputedStyle(root).direction === "rtl";
  const most = root.scrollWidth - root.clientWidth;
  // In right-to-left boxes browsers count from the right, downward from 0.
  const offset = isMirrored ? root.scrollLeft + most : root.scrollLeft;
  const start = frame.x * scale;
  const sizes = [start, start + frame.width * scale, offset, root.clientWidth, list.offsetWidth];
  const left = engine.scrollOffset(position, ...sizes);
  root.scrollTo({ left: isMirrored ? left - most : left, behavior });
}
