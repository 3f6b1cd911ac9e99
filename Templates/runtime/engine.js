/** Chips, and the chip that counts the hidden ones, as the engine arranges them; lengths are CSS px at a font size of 16 px. */
class Arrangement {
  #frames;

  constructor(numbers) {
    let at = 0;
    const take = (count) => numbers.subarray(at, (at += count));
    [this.width, this.height, this.totalRows, this.hidden] = take(4);
    this.indicator = take(1)[0] ? frame(take(4), 0) : null;
    this.rows = Array.from({ length: take(1)[0] }, () => {
      const [first, count, , y, height] = take(5);
      return { first, count, y, height };
    });
    this.shown = take(1)[0];
    /** The four numbers of each frame, one after the other. */
    this.boxes = take(4 * this.shown);
  }

  get frames() {
    return (this.#frames ??= Array.from({ length: this.shown }, (_, index) => frame(this.boxes, 4 * index)));
  }
}

const frame = (numbers, at) => ({
  x: numbers[at],
  y: numbers[at + 1],
  width: numbers[at + 2],
  height: numbers[at + 3],
});

/** The layout engine: records of 64-bit floats go in, and records come out. */
export class Engine {
  static #loading;
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  static async load(url) {
    const response = await fetch(url);
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
    return new Engine(instance.exports);
  }

  /** The engine that all clouds of a page share; null where WebAssembly is missing or forbidden. */
  static shared() {
    return (Engine.#loading ??= Engine.load(new URL("tag-cloud.wasm", import.meta.url)).catch(() => null));
  }

  /** Arranges chips; a cloud is its options, the table of "+N" and the chips, as the engine's records have them. */
  arrange(width, cloud) {
    return new Arrangement(this.#call("tagcloud_arrange", [width], cloud));
  }

  /** The same in rows that begin with given chips, of which the first so many are shown. */
  arrangeRows(width, shown, starts, cloud) {
    return new Arrangement(this.#call("tagcloud_arrange_rows", [width, shown, starts.length, ...starts], cloud));
  }

  /** All widths between two at which the rows change, with the height from there on. */
  steps(from, to, cloud) {
    const numbers = this.#call("tagcloud_steps", [from, to], cloud);
    const steps = [];
    for (let at = 1; steps.length < numbers[0]; at += 4 + numbers[at + 3]) {
      steps.push({ width: numbers[at], height: numbers[at + 1] });
    }
    return steps;
  }

  /** How far to scroll so that an item is in view. */
  scrollOffset(position, start, end, offset, viewport, content) {
    const index = ["nearest", "start", "center", "end"].indexOf(position);
    return this.#call("tagcloud_scroll_offset", [index, start, end, offset, viewport, content])[0];
  }

  /** How far to scroll in one display frame while something is dragged. */
  autoScrollStep(location, start, end) {
    return this.#call("tagcloud_auto_scroll_step", [location, start, end])[0];
  }

  #call(name, record, more = []) {
    const { memory, tagcloud_allocate: allocate, tagcloud_free: free, [name]: answer } = this.#exports;
    const length = record.length + more.length;
    const input = allocate(length);
    const numbers = new Float64Array(memory.buffer, input, length);
    numbers.set(record);
    numbers.set(more, record.length);
    const output = answer(input, length);
    const [count, code] = new Float64Array(memory.buffer, output, 2);
    const told = new Float64Array(memory.buffer, output, count).slice(2);
    free(input);
    free(output);
    if (code !== 0) throw Object.assign(new RangeError(`the layout engine refuses its input (${code})`), { code });
    return told;
  }
}
