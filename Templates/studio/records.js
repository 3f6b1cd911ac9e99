// What the engine is asked, in the words of front matter: each option has a number, in an order.

/** The words of front matter in the order of their numbers. */
const WORDS = {
  direction: ["vertical", "horizontal"],
  alignment: ["left", "center", "right", "start", "end", "fill-space", "fill-width", "fill-width-except-last"],
  distribution: ["row-major", "column-major"],
  verticalPlacement: ["top", "center", "bottom"],
  rowAlignment: ["center", "top", "bottom", "baseline"],
  rows: ["greedy", "balanced"],
  dir: ["ltr", "rtl"],
};
/** The words for the last row, whose number stands behind the lengths. */
export const LAST_ROWS = ["auto", "start", "center", "justify"];
const REFUSALS = {
  2: "the gap must be 0 or more",
  3: "the inset must be 0 or more",
  4: "the width must be 0 or more",
  5: "the height must be 0 or more",
  6: "the number of lines must be 0 or more",
};

export const ALIGNMENTS = WORDS.alignment;

/** A cloud's record: its options, the table of "+N", and the sizes of its chips. */
export function record(options, indicator, sizes) {
  const numbers = Object.entries(WORDS).map(([name, list]) => list.indexOf(options[name]));
  numbers.push(options.lineLimit, options.horizontalSpacing, options.verticalSpacing, ...options.inset);
  numbers.push(options.containerHeight, LAST_ROWS.indexOf(options.lastRow), indicator.length, ...indicator.flat());
  return numbers.concat(sizes.length, sizes.flat());
}

/** What the engine does not take, in words. */
export const refusal = (error) => REFUSALS[error.code] ?? error.message;
