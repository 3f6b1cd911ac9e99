// The layout engine of the build machine, as WebAssembly: records of numbers in, records of numbers out.

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

export class Engine {
  #exports;

  static async load() {
    const engine = new Engine();
    const answer = await fetch("taglayout.wasm");
    const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
    engine.#exports = instance.exports;
    return engine;
  }

  #call(name, record) {
    const { memory, tagcloud_allocate: allocate, tagcloud_free: free } = this.#exports;
    const input = allocate(record.length);
    new Float64Array(memory.buffer, input, record.length).set(record);
    const output = this.#exports[name](input, record.length);
    const [count, code] = new Float64Array(memory.buffer, output, 2);
    const numbers = new Float64Array(memory.buffer, output, count).slice(2);
    free(input);
    free(output);
    if (code !== 0) throw new Error(REFUSALS[code] ?? "these values cannot be laid out");
    return numbers;
  }

  /** The chips at a width: where they are, and in which rows. */
  arrange(cloud, width) {
    return arrangement(this.#call("tagcloud_arrange", [width, ...words(cloud), ...cloud.chips]));
  }

  /** The same in rows that begin with given chips, of which the first so many are shown. */
  arrangeRows(cloud, width, starts, shown) {
    const record = [width, shown, starts.length, ...starts, ...words(cloud), ...cloud.chips];
    return arrangement(this.#call("tagcloud_arrange_rows", record));
  }

  /** All widths between two at which the rows change, with the height from there on. */
  steps(cloud, from, to) {
    const numbers = this.#call("tagcloud_steps", [from, to, ...words(cloud), ...cloud.chips]);
    const steps = [];
    for (let at = 1; steps.length < numbers[0]; at += 4 + numbers[at + 3]) {
      steps.push({ width: numbers[at], height: numbers[at + 1] });
    }
    return steps;
  }
}

/** Options and the table of "+N" as a record has them. */
function words({ options, indicator }) {
  const numbers = Object.entries(WORDS).map(([name, list]) => list.indexOf(options[name]));
  numbers.push(options.lineLimit, options.horizontalSpacing, options.verticalSpacing, ...options.inset);
  numbers.push(options.containerHeight, LAST_ROWS.indexOf(options.lastRow), indicator.length, ...indicator.flat());
  return numbers;
}

/** The chips' sizes as a record has them. */
export const chipNumbers = (sizes) => [sizes.length, ...sizes.flat()];

function arrangement(numbers) {
  let at = 0;
  const take = (count) => numbers.subarray(at, (at += count));
  const [width, height, totalRows, hidden] = take(4);
  const indicator = take(1)[0] ? take(4) : null;
  const rows = Array.from({ length: take(1)[0] }, () => {
    const [first, count, , y, rowHeight] = take(5);
    return { first, count, y, height: rowHeight };
  });
  const shown = take(1)[0];
  return { width, height, totalRows, hidden, indicator, rows, shown, frames: take(4 * shown) };
}
