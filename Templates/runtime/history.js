/** What the list was before each change, newest last. */
export class History {
  static #most = 100;
  #states = [];

  /** Keeps a state; several in one task count as one change. */
  keep(tags) {
    if (this.#isOpen) return;
    this.#isOpen = true;
    queueMicrotask(() => (this.#isOpen = false));
    this.#states.push([...tags]);
    if (this.#states.length > History.#most) this.#states.shift();
  }

  /** Takes the last state back; undefined where there is none. */
  pop() {
    return this.#states.pop();
  }

  #isOpen = false;
}
