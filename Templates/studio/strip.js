// The height over the width, with the steps at which it changes.
import { NARROWEST, WIDEST } from "./layout.js";

const SPAN = WIDEST - NARROWEST;
const HIGH = 100;

export class Strip {
  #element;
  #now;

  /** @param choose is told the width that somebody points at. */
  constructor(element, choose) {
    this.#element = element;
    const point = (event) => {
      const box = element.firstElementChild.getBoundingClientRect();
      choose(Math.round(NARROWEST + (SPAN * Math.min(Math.max(event.clientX - box.left, 0), box.width)) / box.width));
    };
    element.addEventListener("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId);
      point(event);
    });
    element.addEventListener("pointermove", (event) => element.hasPointerCapture(event.pointerId) && point(event));
  }

  draw(ideal, built, scale) {
    const most = Math.max(...ideal.concat(built).map(({ height }) => height), 1);
    const x = (width) => Math.min(Math.max(width * scale - NARROWEST, 0), SPAN);
    const path = (steps) =>
      steps
        .map(({ width, height }, index) => {
          const y = HIGH - (height / most) * (HIGH - 6);
          const end = index + 1 < steps.length ? x(steps[index + 1].width) : SPAN;
          return `${index === 0 ? "M" : "L"}${x(width)} ${y}H${end}`;
        })
        .join("");
    const starts = built.map(({ width }) => line("start", x(width))).join("");
    this.#element.innerHTML =
      `<svg viewBox="0 0 ${SPAN} ${HIGH}" preserveAspectRatio="none" role="img" aria-label="Height over width">` +
      `${starts}<path class="ideal" d="${path(ideal)}"/><path class="built" d="${path(built)}"/>${line("now", 0)}</svg>` +
      `<ol aria-hidden="true"><li>${NARROWEST} px</li><li>${(NARROWEST + WIDEST) / 2}</li><li>${WIDEST} px</li></ol>`;
    this.#now = this.#element.querySelector(".now");
  }

  /** Shows which width is on the stage. */
  move(width) {
    const at = Math.min(Math.max(width - NARROWEST, 0), SPAN);
    for (const name of ["x1", "x2"]) this.#now?.setAttribute(name, at);
  }
}

const line = (name, x) => `<line class="${name}" x1="${x}" x2="${x}" y1="0" y2="${HIGH}"/>`;
