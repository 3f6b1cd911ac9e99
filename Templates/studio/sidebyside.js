// All alignments of one cloud side by side.
import { ALIGNMENTS } from "./records.js";
import { Stage } from "./stage.js";

export class SideBySide {
  #stages;

  /** @param choose is told which alignment somebody picks. */
  constructor(element, choose) {
    this.#stages = ALIGNMENTS.map((alignment) => {
      const figure = document.createElement("figure");
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: alignment });
      button.addEventListener("click", () => choose(alignment));
      const box = Object.assign(document.createElement("div"), { className: "stage" });
      const marks = Object.assign(document.createElement("div"), { className: "marks" });
      box.append(document.createElement("div"), marks);
      figure.append(button, box);
      element.append(figure);
      return { alignment, button, figure, box, stage: new Stage(box, marks) };
    });
  }

  fill(data) {
    for (const { stage } of this.#stages) stage.fill(data);
  }

  draw(layout, state, shown) {
    for (const { alignment, button, figure, box, stage } of this.#stages) {
      box.className = `stage ${state.view.scheme}`;
      const width = Math.min(state.width, figure.clientWidth);
      const { scale } = state.view;
      const aligned = layout.with({ alignment });
      stage.draw(aligned, aligned.at(width / scale), { width, scale });
      button.setAttribute("aria-pressed", String(alignment === shown));
    }
  }
}
