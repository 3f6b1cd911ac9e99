/** A length of the engine, which measures at a font size of 16 px, for a style. */
export const em = (length) => `${length / 16}em`;

/** Whether a point is in a frame: left and top edges are, right and bottom ones are not. */
export const contains = (frame, x, y) =>
  x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height;

/** Whether a frame and an area have points in common. */
export const meet = (frame, area) =>
  Boolean(frame) &&
  frame.x < area.x + area.width &&
  frame.x + frame.width > area.x &&
  frame.y < area.y + area.height &&
  frame.y + frame.height > area.y;

/** Where a line enters a frame, from 0 at its start to 1 at its end; infinite where it misses. */
export function entry(frame, from, to) {
  let [first, last] = [0, 1];
  for (const [start, length, a, b] of [
    [frame.x, frame.width, from.x, to.x],
    [frame.y, frame.height, from.y, to.y],
  ]) {
    const way = b - a;
    if (way === 0) {
      if (a < start || a >= start + length) return Infinity;
      continue;
    }
    const [one, other] = [(start - a) / way, (start + length - a) / way];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first <= last ? first : Infinity;
}

/** The frame at a point, or the one whose centre is nearest; the first of equals, -1 for none. */
export function nearest(frames, x, y) {
  const hit = frames.findIndex((frame) => frame && contains(frame, x, y));
  if (hit >= 0) return hit;
  let [best, least] = [-1, Infinity];
  frames.forEach((frame, index) => {
    if (!frame) return;
    const distance = (frame.x + frame.width / 2 - x) ** 2 + (frame.y + frame.height / 2 - y) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** The frame in the next row up or down that is nearest, or -1. */
export function neighbour(frames, from, down) {
  const { x, y, width, height } = frames[from];
  const [centre, middle] = [x + width / 2, y + height / 2];
  let [best, row, distance] = [-1, Infinity, Infinity];
  frames.forEach((frame, index) => {
    if (!frame) return;
    const away = (frame.y + frame.height / 2 - middle) * (down ? 1 : -1);
    if (away < Math.min(height, frame.height) / 2) return;
    const aside = Math.abs(frame.x + frame.width / 2 - centre);
    if (away < row - frame.height / 2 || (away < row + frame.height / 2 && aside < distance)) {
      [best, row, distance] = [index, Math.min(row, away), aside];
    }
  });
  return best;
}
