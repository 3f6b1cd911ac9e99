// Between front matter and the engine: the same options under the names of each.

/** What holds, by the keys of front matter. */
export function values({ options, mode, overflow, breakpoints, selectable, selectionLimit, style, look }) {
  return {
    options: {
      alignment: options.alignment,
      "last-row": options.lastRow,
      direction: options.direction,
      distribution: options.distribution,
      rows: options.rows,
      "row-alignment": options.rowAlignment,
      dir: options.dir,
      lines: options.lineLimit,
      overflow,
      gap: [options.horizontalSpacing, options.verticalSpacing],
      inset: options.inset[0],
      height: options.containerHeight,
      placement: options.verticalPlacement,
      breakpoints,
      mode,
      selectable,
      "selection-limit": selectionLimit,
      style,
    },
    style: look,
  };
}

/** What of the changes the engine can take over at once, before the server has answered. */
export function engineOptions(changes) {
  const known = {
    alignment: changes.alignment,
    lastRow: changes["last-row"],
    direction: changes.direction,
    distribution: changes.distribution,
    rows: changes.rows,
    rowAlignment: changes["row-alignment"],
    dir: changes.dir,
    horizontalSpacing: changes.gap?.[0],
    verticalSpacing: changes.gap?.[1],
    inset: changes.inset === undefined ? undefined : Array(4).fill(changes.inset),
    containerHeight: changes.height,
    verticalPlacement: changes.placement,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** What a map begins with of which one part is changed. */
const BEGINNINGS = {
  border: { width: 1, color: "#51607a" },
  shadow: { color: "#000000", opacity: 0.2 },
  gradient: { from: "#3457d5", to: "#7a3fc0", angle: 90 },
};

/**
 * A value of front matter, of which a field changes the whole or a part.
 *
 * @param whole what holds now, as `values` has it or as it was changed before
 * @param field the key, `place` in a list or a map, and for a colour which of the two it is
 */
export function combined(whole, { key, place, scheme }, value) {
  if (typeof place === "number") return whole.with(place, value);
  if (place === undefined) return scheme ? colors(whole, scheme, value) : value;
  const map = { ...BEGINNINGS[key], ...written(whole) };
  return { ...map, [place]: scheme ? colors(map[place], scheme, value) : value };
}

/** A pair of colours of which one is another. */
function colors(whole, scheme, value) {
  const both = typeof whole === "string" ? [whole, whole] : isPair(whole) ? [whole.light, whole.dark] : (whole ?? [value, value]);
  return { light: both[0], dark: both[1], [scheme]: value };
}

/** A map with its colours as front matter has them. */
const written = (map) =>
  Object.fromEntries(
    Object.entries(map ?? {}).map(([key, value]) => [key, Array.isArray(value) ? { light: value[0], dark: value[1] } : value]),
  );

/** Whether a value is a colour with another one for dark pages. */
export const isPair = (value) => typeof value === "object" && value !== null && "light" in value;
