// Between front matter and the engine: the same options under the names of each.

/** What holds, by the keys of front matter. */
export function values({ options, overflow, breakpoints, look }) {
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
