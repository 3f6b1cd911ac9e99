// Front matter as people write it: YAML.
import { isPair } from "./values.js";

/** Text for a page's front matter. */
export function yaml(matter) {
  const lines = ["---"];
  if (matter.tags) lines.push(`tags: [${matter.tags.map(scalar).join(", ")}]`);
  write(matter, lines, "", ["cloud", "styles"]);
  lines.push("---");
  return `${lines.join("\n")}\n`;
}

function write(map, lines, indent, keys) {
  for (const key of keys.filter((one) => map[one] !== undefined)) {
    const value = map[key];
    // A pair of colours fits on one line.
    if (isMap(value) && !isPair(value)) {
      lines.push(`${indent}${key}:`);
      write(value, lines, `${indent}  `, Object.keys(value));
    } else {
      lines.push(`${indent}${key}: ${scalar(value)}`);
    }
  }
}

const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function scalar(value) {
  if (Array.isArray(value)) return `[${value.map(scalar).join(", ")}]`;
  if (isMap(value)) return `{${Object.entries(value).map(([key, one]) => `${key}: ${scalar(one)}`).join(", ")}}`;
  if (typeof value !== "string") return String(value);
  // A JSON string is a YAML string.
  return /^\p{L}[\p{L}\p{N} _-]*$/u.test(value) ? value : JSON.stringify(value);
}
