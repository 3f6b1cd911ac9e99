// The panel: a field for each thing that can be changed.
import { ALIGNMENTS, LAST_ROWS } from "./engine.js";

const number = (label, at, least, most, step = 1) => ({ label, at, kind: "number", least, most, step });
const choice = (label, at, words) => ({ label, at, kind: "choice", words });
const toggle = (label, at) => ({ label, at, kind: "toggle" });
const color = (label, at, scheme) => ({ label, at, kind: "color", scheme });

/** The fields by their groups; `at` is the way to the value in the state, and a number at its end its place in a list. */
const GROUPS = {
  Rows: [
    choice("Alignment", ["options", "alignment"], ALIGNMENTS),
    choice("Last row, if filled", ["options", "last-row"], LAST_ROWS),
    choice("Direction", ["options", "direction"], ["vertical", "horizontal"]),
    choice("Distribution", ["options", "distribution"], ["row-major", "column-major"]),
    choice("Rows", ["options", "rows"], ["greedy", "balanced"]),
    choice("Row alignment", ["options", "row-alignment"], ["center", "top", "bottom", "baseline"]),
    choice("Reading direction", ["options", "dir"], ["ltr", "rtl"]),
    number("Lines (0: all)", ["options", "lines"], 0, 100),
    choice("Beyond the lines", ["options", "overflow"], ["more", "hide", "show"]),
    number("Gap across", ["options", "gap", 0], 0, 100),
    number("Gap down", ["options", "gap", 1], 0, 100),
    number("Inset", ["options", "inset"], 0, 200),
    number("Height", ["options", "height"], 0, 4000),
    choice("Placement", ["options", "placement"], ["top", "center", "bottom"]),
    { label: "Breakpoints", at: ["options", "breakpoints"], kind: "widths" },
  ],
  Chips: [
    number("Font size", ["style", "size"], 6, 96, 0.5),
    number("Weight", ["style", "weight"], 100, 900, 100),
    number("Letter spacing", ["style", "letter-spacing"], -4, 16, 0.25),
    number("Padding above, below", ["style", "padding", 0], 0, 64),
    number("Padding at the sides", ["style", "padding", 1], 0, 64),
    number("Radius", ["style", "radius"], 0, 999),
    color("Text", ["style", "color"], "light"),
    color("Ground", ["style", "background"], "light"),
    color("Text, dark", ["style", "color"], "dark"),
    color("Ground, dark", ["style", "background"], "dark"),
  ],
  View: [
    choice("Colours", ["view", "scheme"], ["auto", "light", "dark"]),
    choice("Text size", ["view", "scale"], [1, 1.25, 1.5, 2]),
    toggle("Rows as built", ["view", "built"]),
    toggle("Show frames", ["view", "frames"]),
    toggle("Show rows", ["view", "rows"]),
    toggle("Show breakpoints", ["view", "starts"]),
    toggle("All alignments", ["view", "all"]),
  ],
};
const KEYS = [
  ["← →", "a px narrower, wider, on the handle"],
  ["⇧ ← →", "ten px"],
  ["⇞ ⇟", "to the next step"],
  ["Home End", "narrowest, widest"],
  ["A", "next alignment"],
  ["F", "frames"],
  ["R", "rows"],
  ["B", "rows as built, or best"],
  ["D", "light, dark"],
  ["?", "these keys"],
];

export class Controls {
  #fields = [];

  /** @param change is told the way to a value, and the value; undefined takes it back. */
  constructor(form, change) {
    form.addEventListener("submit", (event) => event.preventDefault());
    for (const [name, fields] of Object.entries(GROUPS)) {
      const group = make("fieldset");
      group.append(make("legend", { textContent: name }), ...fields.map((field) => this.#add(field, change)));
      form.append(group);
    }
    const reset = make("button", { type: "button", textContent: "Start over", id: "reset" });
    reset.addEventListener("click", () => change(["reset"]));
    const keys = make("details", { id: "keys" });
    const list = make("dl");
    for (const [key, text] of KEYS) {
      const term = make("dt");
      term.append(make("kbd", { textContent: key }));
      list.append(term, make("dd", { textContent: text }));
    }
    keys.append(make("summary", { textContent: "Keyboard" }), list);
    form.append(reset, make("p"), keys);
  }

  #add(field, change) {
    const label = make("label", { className: "field" });
    const input = field.kind === "choice" ? make("select") : make("input");
    input.name = [...field.at, field.scheme ?? ""].join(".").replace(/\.$/u, "");
    if (field.kind === "choice") input.append(...field.words.map((word) => new Option(text(field, word), word)));
    if (field.kind === "number") Object.assign(input, { type: "number", min: field.least, max: field.most, step: field.step });
    if (field.kind === "toggle") input.type = "checkbox";
    if (field.kind === "color") input.type = "color";
    if (field.kind === "widths") Object.assign(input, { type: "text", spellcheck: false });
    input.addEventListener("input", () => change(field.at, read(field, input), field.scheme));
    label.append(make("span", { textContent: field.label }), input);
    this.#fields.push({ field, label, input });
    return label;
  }

  /** Shows the values in force, and which of them were changed here. */
  show(state, values) {
    for (const { field, label, input } of this.#fields) {
      const [group, key, place] = field.at;
      let value = group === "view" ? state.view[key] : (values[group][key] ?? "");
      if (place !== undefined) value = value[place] ?? "";
      if (field.kind === "color") value = value[field.scheme === "dark" ? 1 : 0] ?? "#000000";
      if (field.kind === "widths" && Array.isArray(value)) value = value.join(", ");
      if (field.kind === "toggle") input.checked = value;
      else if (input !== document.activeElement || field.kind === "choice") input.value = value;
      label.classList.toggle("changed", group !== "view" && state[group][key] !== undefined);
    }
  }
}

/** What a field says; undefined while it is not a value. */
function read(field, input) {
  switch (field.kind) {
    case "toggle":
      return input.checked;
    case "number":
      return input.value !== "" && input.checkValidity() ? input.valueAsNumber : undefined;
    case "widths": {
      const widths = input.value.split(/[\s,]+/u).map(Number).filter((width) => width > 0);
      return widths.length > 0 ? widths : "auto";
    }
    case "choice":
      return typeof field.words[0] === "number" ? Number(input.value) : input.value;
    default:
      return input.value;
  }
}

const text = (field, word) => (typeof word === "number" ? `${word * 100} %` : word);

const make = (name, properties = {}) => Object.assign(document.createElement(name), properties);
