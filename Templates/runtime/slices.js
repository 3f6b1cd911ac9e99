/** Work on many chips, in slices between which the browser does whatever else waits. */
export class Slices {
  static #most = 100;
  /** How many chips the next slice has: more where the browser is done soon, fewer where it is not. */
  size = 25;
  #start = performance.now();

  /** Lets everything else have its turn. */
  async pause() {
    await new Promise((resolve) => setTimeout(resolve));
    const now = performance.now();
    const time = now - this.#start;
    this.#start = now;
    if (time < 16) this.size = Math.min(Slices.#most, this.size * 2);
    else if (time > 32) this.size = Math.max(10, this.size >> 1);
  }
}
