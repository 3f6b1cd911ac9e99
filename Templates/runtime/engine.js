/** The chips and the frame of the indicator, as the engine arranges them; lengths are CSS px at a font size of 16 px. */
class Arrangement {
  constructor(numbers) {
    let at = 5;
    const frame = () => {
      at += 4;
      return { x: numbers[at - 4], y: numbers[at - 3], width: numbers[at - 2], height: numbers[at - 1] };
    };
    [this.width, this.height, this.totalRows, this.hidden] = numbers;
    this.indicator = numbers[4] ? frame() : null;
    // Each row has five numbers, which say nothing that the frames don't say.
    at += 1 + 5 * numbers[at];
    this.frames = Array.from({ length: numbers[at++] }, frame);
  }
}

/** The layout engine: records of 64-bit floats go in, and records come out. */
export class Engine {
  static #loading;
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  /** The engine that all clouds of a page share; null where WebAssembly is missing or forbidden. */
  static shared() {
    return (Engine.#loading ??= Engine.#load(new URL("tag-cloud.wasm", import.meta.url)));
  }

  static async #load(url) {
    try {
      const response = await fetch(url);
      const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
      return new Engine(instance.exports);
    } catch {
      return null;
    }
  }

  #call(name, record) {
    const { memory, tagcloud_allocate: allocate, tagcloud_free: free, [name]: answer } = this.#exports;
    const input = allocate(record.length);
    new Float64Array(memory.buffer, input, record.length).set(record);
    const output = answer(input, record.length);
    const [count, code] = new Float64Array(memory.buffer, output, 2);
    const numbers = new Float64Array(memory.buffer, output, count).slice(2);
    free(input);
    free(output);
    if (code !== 0) throw new RangeError(`the layout engine refuses its input (${code})`);
    return numbers;
  }

  /** Arranges chips; sizes are widths, heights and baselines one after the other. */
  arrange(width, layout, indicator, sizes) {
    const record = new Float64Array(19 + indicator.length + sizes.length);
    record[0] = width;
    record.set(layout, 1);
    record[17] = indicator.length / 3;
    record.set(indicator, 18);
    record[18 + indicator.length] = sizes.length / 3;
    record.set(sizes, 19 + indicator.length);
    return new Arrangement(this.#call("tagcloud_arrange", record));
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
}
