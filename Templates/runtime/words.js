/** A sentence with its blanks filled. */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
