/** What the component says. */
export const WORDS = {
  help: "Space picks the tag up, arrow keys move it, space drops it, escape puts it back.",
  helpSelect: "Shift and space pick the tag up, arrow keys move it, space drops it, escape puts it back.",
  helpDelete: "The delete key deletes the tag.",
  lifted: "{label} picked up, position {position} of {count}.",
  moved: "{label}, position {position} of {count}.",
  dropped: "{label} dropped, position {position} of {count}.",
  restored: "{label} is back, position {position} of {count}.",
  deleted: "{label} deleted.",
  undone: "Undone.",
  limit: "No more than {limit} tags can be selected.",
  zone: "Release to delete",
};

/** A sentence with its blanks filled. */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
