// What a cloud looks like at a width: as the engine lays it out anew, or as a built page has it, whose rows change at
// breakpoints alone.
import { record } from "./records.js";

/** The widths between which the strip looks, in px. */
export const NARROWEST = 240;
export const WIDEST = 1600;

export class Layout {
  #engine;
  #data;
  #records = new Map();

  constructor(engine, data) {
    this.#engine = engine;
    this.#data = data;
  }

  get data() {
    return this.#data;
  }

  /** The same cloud with other options. */
  with(options) {
    return new Layout(this.#engine, { ...this.#data, options: { ...this.#data.options, ...options } });
  }

  get isScrolling() {
    return this.#data.options.direction === "horizontal";
  }

  /** Which form each chip with several lines has where the container is so wide. */
  formsAt(width) {
    const room = this.#room(width);
    const forms = Object.entries(this.#data.forms);
    return new Map(
      forms.map(([index, list]) => [Number(index), Math.max(0, list.findLastIndex(([from]) => from <= room + 1e-6))]),
    );
  }

  /** Chips as the engine lays them out anew. */
  at(width) {
    return { ...this.#engine.arrange(width, this.#cloud(width)), formsFrom: width };
  }

  /** Chips as a built page has them. */
  built(width) {
    const start = this.#data.starts.findLast((from) => from <= width);
    if (start === undefined || this.isScrolling) return this.at(width);
    const { rows, shown } = this.at(start);
    const firsts = rows.map(({ first }) => first);
    return { ...this.#engine.arrangeRows(width, shown, firsts, this.#cloud(start)), formsFrom: start };
  }

  /** The heights of the best rows, from each width at which they change. */
  steps() {
    if (this.isScrolling) return [{ width: NARROWEST, height: this.at(NARROWEST).height }];
    const edges = [NARROWEST, ...this.#formEdges(), WIDEST];
    return edges.slice(0, -1).flatMap((from, index) => {
      const to = edges[index + 1];
      return this.#engine.steps(from, to, this.#cloud(from));
    });
  }

  /** The heights of a built page, from each of its breakpoints. */
  builtSteps() {
    return this.#data.starts.map((width) => ({ width, height: this.at(width).height }));
  }

  /** The container widths at which a chip gets another form. */
  #formEdges() {
    const [, left, , right] = this.#data.options.inset;
    const rooms = Object.values(this.#data.forms).flatMap((list) => list.slice(1).map(([from]) => from + left + right));
    return [...new Set(rooms)].filter((width) => width > NARROWEST && width < WIDEST).sort((a, b) => a - b);
  }

  #room(width) {
    const [, left, , right] = this.#data.options.inset;
    return this.isScrolling ? Infinity : width - left - right;
  }

  /** What the engine is asked about, with the sizes that chips have at a width. */
  #cloud(width) {
    const forms = this.formsAt(width);
    const key = [...forms.values()].join();
    if (!this.#records.has(key)) {
      const sizes = this.#data.sizes.map((size, index) =>
        forms.has(index) ? this.#data.forms[index][forms.get(index)].slice(1) : size,
      );
      this.#records.set(key, record(this.#data.options, this.#data.indicator, sizes));
    }
    return this.#records.get(key);
  }
}
