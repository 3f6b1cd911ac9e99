/** Work on many chips, in slices between which the browser does whatever else waits. */
export class Slices {
  /** How many chips the next slice has: more where the browser is done soon, fewer where it is not. */
  size;
  #most;
  #start = performance.now();

  constructor(most = 100) {
    this.#most = most;
    this.size = most / 4;
  }

  /** Lets everything else have its turn. */
  async pause() {
    await new Promise((resolve) => setTimeout(resolve));
    const now = performance.now();
    const time = now - this.#start;
    this.#start = now;
    if (time < 16) this.size = Math.min(this.#most, this.size * 2);
    else if (time > 32) this.size = Math.max(this.#most / 4, this.size / 2);
  }
}
