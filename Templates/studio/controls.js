// The panel: a field for each thing that can be changed.
import { GROUPS } from "./fields.js";
import { KEYS } from "./keys.js";
import { isPair } from "./values.js";

export class Controls {
  #fields = [];
  #groups = [];

  /** @param change is told the way to a value, and the value; undefined takes it back. */
  constructor(form, change) {
    form.addEventListener("submit", (event) => event.preventDefault());
    for (const { name, isOpen, fields } of GROUPS) {
      const group = make("details", { open: Boolean(isOpen) });
      const set = make("fieldset");
      set.append(make("legend", { className: "unseen", textContent: name }), ...fields.map((field) => this.#add(field, change)));
      group.append(make("summary", { textContent: name }), set);
      form.append(group);
      this.#groups.push(group);
    }
    const reset = make("button", { type: "button", textContent: "Start over", id: "reset" });
    reset.addEventListener("click", () => change(["reset"]));
    form.append(reset, help());
  }

  #add(field, change) {
    const row = make("div", { className: "field" });
    const label = make("label");
    const input = field.kind === "choice" ? make("select") : make("input");
    input.name = [...field.at, field.scheme ?? ""].join(".").replace(/\.$/u, "");
    if (field.kind === "choice") input.append(...field.words.map((word) => new Option(text(field, word), word)));
    else Object.assign(input, attributes(field));
    input.addEventListener("input", () => change(field.at, read(field, input), field.scheme));
    label.append(make("span", { textContent: field.label }), input);
    const back = make("button", { type: "button", className: "back", hidden: true, textContent: "×" });
    back.setAttribute("aria-label", `${field.label}: as it was`);
    back.addEventListener("click", () => {
      change(field.at.slice(0, 2), undefined);
      input.focus();
    });
    row.append(label, back);
    this.#fields.push({ field, row, input, back });
    return row;
  }

  /** Shows the values in force, and which of them were changed here. */
  show(state, values) {
    for (const { field, row, input, back } of this.#fields) {
      const [group, key, place] = field.at;
      const isChanged = group !== "view" && changed(state[group][key], place) !== undefined;
      const value = shown(field, group === "view" ? state.view[key] : values[group][key]);
      if (field.kind === "toggle") input.checked = Boolean(value);
      else if (input !== document.activeElement || field.kind === "choice") input.value = value;
      row.hidden = Boolean(field.isOwn && state.cloud);
      row.classList.toggle("changed", isChanged);
      back.hidden = !isChanged;
    }
    // What is folded says so, too.
    for (const group of this.#groups) group.classList.toggle("changed", group.querySelector(".changed") !== null);
  }
}

/** What of a value was changed: a place in a list counts as the whole list. */
const changed = (value, place) => (typeof place === "string" ? value?.[place] : value);

function attributes({ kind, least, most, step, example }) {
  switch (kind) {
    case "number":
      return { type: "number", min: least, max: most, step };
    case "toggle":
      return { type: "checkbox" };
    case "color":
      return { type: "color" };
    default:
      return { type: "text", spellcheck: false, autocomplete: "off", placeholder: example ?? "auto" };
  }
}

/** A value as its field shows it. */
function shown({ at: [, , place], kind, scheme }, whole) {
  const value = place === undefined ? whole : whole?.[place];
  if (kind === "color") return opaque((isPair(value) ? [value.light, value.dark] : value)?.[scheme === "dark" ? 1 : 0]);
  if (value === undefined || value === null) return "";
  if (kind === "map") return Object.entries(value).map((pair) => pair.join(" ")).join(", ");
  return Array.isArray(value) ? value.join(", ") : value;
}

/** A colour as fields for colours take it: they know no transparent ones. */
function opaque(color = "") {
  if (/^#[\da-f]{3,4}$/u.test(color)) return color.slice(0, 4).replace(/[\da-f]/gu, "$&$&");
  return /^#[\da-f]{6}/u.test(color) ? color.slice(0, 7) : "#000000";
}

/** What a field says; undefined while it is not a value. */
function read(field, input) {
  const words = input.value.split(",").map((word) => word.trim()).filter(Boolean);
  switch (field.kind) {
    case "toggle":
      return input.checked;
    case "number":
      return input.value !== "" && input.checkValidity() ? input.valueAsNumber : undefined;
    case "widths": {
      const widths = input.value.split(/[\s,]+/u).map(Number).filter((width) => width > 0);
      return widths.length > 0 ? widths : "auto";
    }
    case "list":
      return words.length > 0 ? words : undefined;
    case "map": {
      const pairs = words.map((word) => word.split(/[\s:=]+/u)).filter(([, value]) => value && Number.isFinite(Number(value)));
      return pairs.length > 0 ? Object.fromEntries(pairs.map(([key, value]) => [key, Number(value)])) : undefined;
    }
    case "text":
      return input.value.trim() || undefined;
    case "choice":
      return typeof field.words[0] === "number" ? Number(input.value) : input.value;
    default:
      return input.value;
  }
}

/** The list of keys. */
function help() {
  const keys = make("details", { id: "keys" });
  const list = make("dl");
  for (const { names, help: words } of KEYS) {
    const term = make("dt");
    term.append(...names.flatMap((name) => [make("kbd", { textContent: name }), " "]));
    list.append(term, make("dd", { textContent: words }));
  }
  keys.append(make("summary", { textContent: "Keyboard" }), make("p", { textContent: "While the handle has the focus:" }), list);
  return keys;
}

const text = (field, word) => (typeof word === "number" ? `${word * 100} %` : word);

const make = (name, properties = {}) => Object.assign(document.createElement(name), properties);
