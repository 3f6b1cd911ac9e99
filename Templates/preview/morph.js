// Makes one document like another by changing as little as possible, so that scroll positions, focus, open details and
// ticked boxes stay.

/**
 * Makes a document like a newer one.
 *
 * @returns {Promise<boolean>} whether that could be done; scripts that differ need a page of their own.
 */
export async function morph(old, newer) {
  if (scripts(old) !== scripts(newer)) return false;
  await loaded(old, newer);
  attributes(old.documentElement, newer.documentElement);
  children(old.head, newer.head);
  attributes(old.body, newer.body);
  children(old.body, newer.body);
  return true;
}

const scripts = (page) =>
  Array.from(page.scripts, (one) => (one.src.includes("/__tagcloud/") ? "" : one.outerHTML)).join();

/**
 * Loads new style sheets before they are needed, so that nothing is ever seen without its looks. They stand beside the old
 * ones and are written as in the newer document, so that they are found there and stay.
 */
function loaded(old, newer) {
  const sheets = (page) => [...page.querySelectorAll("link[rel=stylesheet]")];
  const have = sheets(old);
  const missing = sheets(newer).filter(({ href }) => !have.some((link) => link.href === href));
  return Promise.all(
    missing.map(
      (sheet) =>
        new Promise((done) => {
          const link = old.importNode(sheet);
          Object.assign(link, { onload: done, onerror: done });
          if (have.length > 0) have.at(-1).after(link);
          else old.head.append(link);
        }),
    ),
  );
}

function attributes(old, newer) {
  for (const { name } of [...old.attributes]) {
    // What a reader opened stays open.
    if (!newer.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of newer.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Whether one node can become another. */
const fits = (old, newer) =>
  old.nodeType === newer.nodeType &&
  old.nodeName === newer.nodeName &&
  (old.nodeType !== Node.ELEMENT_NODE || (old.id === newer.id && key(old) === key(newer)));

/** What a style sheet or a script is known by: it takes its time to load, so only the very same one stays. */
const key = (element) => (element.matches("link, script") ? (element.href ?? element.src) : "");

function children(old, newer) {
  const kept = [...old.childNodes].filter((node) => !isOurs(node));
  let at = 0;
  for (const node of [...newer.childNodes].filter((node) => !isOurs(node))) {
    const found = kept.findIndex((one, index) => index >= at && index < at + 8 && fits(one, node));
    if (found < 0) {
      old.insertBefore(document.importNode(node, true), kept[at] ?? null);
      continue;
    }
    kept.slice(at, found).forEach((one) => one.remove());
    at = found + 1;
    update(kept[found], node);
  }
  kept.slice(at).forEach((one) => one.remove());
}

function update(old, newer) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== newer.data) old.data = newer.data;
  } else if (!old.isEqualNode(newer)) {
    attributes(old, newer);
    children(old, newer);
  }
}

/** Whether a node is one that only previews have. */
const isOurs = (node) => node.nodeName === "TAGCLOUD-PROBLEMS" || (node.src ?? "").includes("/__tagcloud/");
