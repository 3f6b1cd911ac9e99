// The fields of the panel. Each is a key of front matter: `at` is the way to its value in the state, and what stands at its end
// the place in a list or the key in a map.
import { ALIGNMENTS, LAST_ROWS } from "./records.js";

const number = (label, at, least, most, step = 1) => ({ label, at, kind: "number", least, most, step });
const choice = (label, at, words) => ({ label, at, kind: "choice", words });
const toggle = (label, at) => ({ label, at, kind: "toggle" });
const text = (label, at, example) => ({ label, at, kind: "text", example });
const colors = (label, at) => [
  { label, at, kind: "color", scheme: "light" },
  { label: `${label}, dark`, at, kind: "color", scheme: "dark" },
];
/** Of tags that were typed alone: the build has decided it for a cloud of the site. */
const own = (field) => ({ ...field, isOwn: true });

const SIDES = ["center", "left", "right", "start", "end"];

/** The fields by their groups; those that are wanted most are open. */
export const GROUPS = [
  {
    name: "Rows",
    isOpen: true,
    fields: [
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
      choice("Placed by", ["options", "mode"], ["auto", "absolute", "flow"]),
    ],
  },
  {
    name: "Chips",
    isOpen: true,
    fields: [
      number("Font size", ["style", "size"], 6, 96, 0.5),
      number("Weight", ["style", "weight"], 100, 900, 100),
      number("Padding above, below", ["style", "padding", 0], 0, 64),
      number("Padding at the sides", ["style", "padding", 1], 0, 64),
      number("Radius", ["style", "radius"], 0, 999),
      ...colors("Text", ["style", "color"]),
      ...colors("Ground", ["style", "background"]),
      own(text("Named style", ["options", "style"], "warm")),
    ],
  },
  {
    name: "Selection",
    fields: [
      own(toggle("Selectable", ["options", "selectable"])),
      own(number("At most (0: any number)", ["options", "selection-limit"], 0, 100)),
      ...colors("Text, selected", ["style", "selected", "color"]),
      ...colors("Ground, selected", ["style", "selected", "background"]),
    ],
  },
  {
    name: "Text",
    fields: [
      text("Family", ["style", "family"], "Inter, Roboto"),
      toggle("Italic", ["style", "italic"]),
      toggle("Small capitals", ["style", "small-caps"]),
      choice("Case", ["style", "text-transform"], ["none", "uppercase", "lowercase", "capitalize"]),
      number("Letter spacing", ["style", "letter-spacing"], -4, 16, 0.25),
      number("Word spacing", ["style", "word-spacing"], -16, 64, 0.25),
      number("Line height", ["style", "line-height"], 0.5, 4, 0.05),
      choice("Text stands", ["style", "text-align"], SIDES),
      number("Lines of a label (0: all)", ["style", "lines"], 0, 20),
      choice("Long labels", ["style", "break"], ["word", "char", "clip", "head", "middle", "tail"]),
      { ...text("Features", ["style", "features"], "ss01, zero"), kind: "list" },
      { ...text("Axes", ["style", "axes"], "opsz 32"), kind: "map" },
    ],
  },
  {
    name: "Border, shadow, gradient",
    fields: [
      number("Border", ["style", "border", "width"], 0, 16, 0.5),
      ...colors("Its colour", ["style", "border", "color"]),
      number("Shadow to the right", ["style", "shadow", "x"], -32, 32),
      number("Shadow down", ["style", "shadow", "y"], -32, 32),
      number("Its blur", ["style", "shadow", "blur"], 0, 64),
      number("Its spread", ["style", "shadow", "spread"], -16, 32),
      number("Its opacity", ["style", "shadow", "opacity"], 0, 1, 0.05),
      ...colors("Its colour", ["style", "shadow", "color"]),
      ...colors("Gradient from", ["style", "gradient", "from"]),
      ...colors("Gradient to", ["style", "gradient", "to"]),
      number("Its angle", ["style", "gradient", "angle"], 0, 360, 5),
    ],
  },
  {
    name: "Size of chips",
    fields: [
      number("Least width", ["style", "min-width"], 0, 1000),
      number("Most width", ["style", "max-width"], 0, 1000),
      number("Width", ["style", "width"], 0, 1000),
      number("Least height", ["style", "min-height"], 0, 400),
      number("Most height", ["style", "max-height"], 0, 400),
      number("Height", ["style", "height"], 0, 400),
    ],
  },
  {
    name: "View",
    isOpen: true,
    fields: [
      choice("Colours", ["view", "scheme"], ["auto", "light", "dark"]),
      choice("Text size", ["view", "scale"], [1, 1.25, 1.5, 2]),
      toggle("Rows as built", ["view", "built"]),
      toggle("Show frames", ["view", "frames"]),
      toggle("Show rows", ["view", "rows"]),
      toggle("Show breakpoints", ["view", "starts"]),
      toggle("All alignments", ["view", "all"]),
    ],
  },
];
