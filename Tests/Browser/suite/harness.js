// Gives a cloud one width after another and reads every box. Arguments: the root's selector, the widths in px, what
// a label must stay inside ("content": the link's content box, "border": its box), and whether hidden chips are
// shown. Answers JSON text, all numbers in 1/4096 px: for each width one flat list of the root's content width, the
// list's height, the deepest overlap of two chips, and for each chip, and last for the control that shows more, if
// there is one,
//   x, y, width, height   its box, from the list's padding edge (null when it is not displayed)
//   label                 how far its text leaves the link's content (or border) box, on the worst side
//   inner                 how far the link's edges are from the chip's, on the worst side
//   cut                   1 when the text is cut short, 2 when also no title tells the whole
const [selector, widths, room, open] = arguments;
const root = document.querySelector(selector);
const list = root.querySelector(":scope > ul");
const control = root.querySelector(":scope > details");
if (control !== null) control.open = open;
const chips = [...list.children, ...(control === null ? [] : [control])];
const links = chips.map((chip) => (chip === control ? chip.querySelector("summary > *") : chip.firstElementChild));
const texts = links.map(rangesOf);
const clips = links.map((link) => [link, ...link.querySelectorAll("*")].find(cuts));

// Whether an element cuts text off that is too long for it, with an ellipsis or without.
function cuts(element) {
  const style = getComputedStyle(element);
  return style.textOverflow === "ellipsis" || style.overflowX === "clip";
}

// One range for each piece of text that is meant to be seen.
function rangesOf(link) {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement.closest(".unseen") === null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
  const ranges = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    ranges.push(range);
  }
  return ranges;
}

const px = (text) => Number.parseFloat(text) || 0;
const fixed = (value) => Math.round(value * 4096);

// The root gets its width itself, so that it is exact in whatever its parent lays out. The document must not
// scroll: a scroll bar would relayout everything else.
const kept = [root, document.documentElement].map((element) => [element, element.getAttribute("style")]);
const stiff = { "box-sizing": "content-box", "min-width": "0", "max-width": "none", flex: "none" };
for (const [name, value] of Object.entries(stiff)) root.style.setProperty(name, value, "important");
document.documentElement.style.setProperty("overflow", "hidden", "important");

function contentWidth() {
  const style = getComputedStyle(root);
  const sides = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"];
  return sides.reduce((width, side) => width - px(style[side]), root.getBoundingClientRect().width);
}

// How far `inside` leaves `outside` on the worst side; negative when there is room everywhere.
function leaves(inside, outside) {
  return Math.max(
    outside.left - inside.left, inside.right - outside.right,
    outside.top - inside.top, inside.bottom - outside.bottom);
}

// Padding and border hang on the reader's font size, not on the container: they are read once.
const insets = new Map();
for (const element of [...links, ...clips].filter((one) => one !== undefined)) {
  const style = getComputedStyle(element);
  const side = (name) => px(style["padding" + name]) + px(style["border" + name + "Width"]);
  insets.set(element, { left: side("Left"), right: side("Right") });
}

function contentBox(element) {
  const [box, inset] = [element.getBoundingClientRect(), insets.get(element)];
  return { left: box.left + inset.left, right: box.right - inset.right, top: box.top, bottom: box.bottom };
}

// The label's box leaves the link by how much, and is it cut short? Across, the label is as wide as its text;
// down, as high as its lines, not as its glyphs may reach.
function labelOf(link, text, clip) {
  // Where the lines of a broken label are painted, nobody sees the whole one.
  const whole = link.querySelector(".broken > .whole");
  const unseen = whole !== null && getComputedStyle(whole).position === "absolute" ? whole : null;
  const pieces = text
    .filter((range) => !unseen?.contains(range.startContainer))
    .map((range) => range.getBoundingClientRect())
    .filter((piece) => piece.width > 0);
  const left = Math.min(...pieces.map((piece) => piece.left));
  const right = Math.max(...pieces.map((piece) => piece.right));
  const shown = [...link.children].find((one) => one.getClientRects().length > 0);
  const block = (shown ?? link).getBoundingClientRect();
  const box = { left, right, top: block.top, bottom: block.bottom };
  const home = room === "content" ? contentBox(link) : link.getBoundingClientRect();
  if (clip === undefined) return { over: leaves(box, home), cut: 0 };
  const window = contentBox(clip);
  const cut = box.left < window.left - 1 / 32 || box.right > window.right + 1 / 32;
  const seen = {
    left: Math.max(box.left, window.left), right: Math.min(box.right, window.right),
    top: Math.max(box.top, window.top), bottom: Math.min(box.bottom, window.bottom),
  };
  return { over: leaves(seen, home), cut: cut ? (link.closest("[title]") ? 1 : 2) : 0 };
}

function differs(a, b) {
  return Math.max(
    Math.abs(a.left - b.left), Math.abs(a.right - b.right), Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom));
}

function deepestOverlap(boxes) {
  const sorted = boxes.filter((box) => box !== null).sort((a, b) => a.top - b.top);
  let deepest = -1;
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i + 1; j < sorted.length && sorted[j].top < sorted[i].bottom; j++) {
      const [a, b] = [sorted[i], sorted[j]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      deepest = Math.max(deepest, Math.min(across, a.bottom - b.top, b.bottom - b.top));
    }
  }
  return deepest;
}

function read(width) {
  root.style.setProperty("width", width + "px", "important");
  const origin = list.getBoundingClientRect();
  const left = origin.left + list.clientLeft - list.scrollLeft;
  const top = origin.top + list.clientTop - list.scrollTop;
  const boxes = chips.map((chip) => (chip.getClientRects().length === 0 ? null : chip.getBoundingClientRect()));
  const row = [contentWidth(), origin.height, deepestOverlap(boxes)].map(fixed);
  boxes.forEach((box, at) => {
    if (box === null) return void row.push(...new Array(7).fill(null));
    const label = labelOf(links[at], texts[at], clips[at]);
    const inner = differs(links[at].getBoundingClientRect(), box);
    const numbers = [box.left - left, box.top - top, box.width, box.height, label.over, inner, label.cut];
    row.push(...numbers.map(fixed));
  });
  return row;
}

const rows = widths.map(read);
if (control !== null) control.open = false;
for (const [element, style] of kept) {
  if (style === null) element.removeAttribute("style");
  else element.setAttribute("style", style);
}
return JSON.stringify(rows);
