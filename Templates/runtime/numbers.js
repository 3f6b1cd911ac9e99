/** Takes the page's numbers for the chips of a cloud away, which browsers would match anew whenever a chip comes, goes or moves. */
export function dropNumbers(root) {
  const isOwn = (text) => root.id && text.startsWith(`#${root.id}`) && text.includes("> ul");
  const known = new Map();
  // Clouds share rules, too: those go with the last of them.
  const isSpare = (text) => {
    const [, selector] = /^(.+?) > ul > :nth-child\(/.exec(text) ?? [];
    if (selector && !known.has(selector)) known.set(selector, isLast(selector, root));
    return known.get(selector);
  };
  for (const sheet of document.styleSheets) dropRules(sheet, (text) => isOwn(text) || isSpare(text));
}

/** Whether a selector finds a cloud, and none besides that the page still lays out itself. */
function isLast(selector, root) {
  const clouds = [...document.querySelectorAll(selector)];
  return clouds.includes(root) && clouds.every((cloud) => cloud === root || cloud.closest("tag-cloud[layout]"));
}

/** Deletes rules with some selectors, in groups of rules too. */
function dropRules(sheet, isMeant) {
  let rules;
  try {
    rules = sheet.cssRules;
  } catch {
    // Another site's style sheet has none of ours.
    return;
  }
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule.selectorText && isMeant(rule.selectorText)) sheet.deleteRule(index);
    else if (rule.cssRules && !rule.selectorText) dropRules(rule, isMeant);
  }
}
