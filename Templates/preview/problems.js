// Shows over the page what keeps its newest state from being built.
const css = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; color-scheme: dark; }
section { box-sizing: border-box; max-height: 70vh; overflow: auto; padding: 1.25rem clamp(1rem, 4vw, 3rem) 1.5rem;
  color: #fff; background: #4a0f1f; font: 15px/1.5 Inter, system-ui, sans-serif; border-block-start: 3px solid #ff8fa8; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.3; }
article + article { margin-block-start: 1rem; border-block-start: 1px solid #8a4156; padding-block-start: 1rem; }
p { margin: 0; overflow-wrap: anywhere; }
.place { color: #ffc9d5; font: 13px/1.5 ui-monospace, monospace; }
pre { margin: .5rem 0; padding: .5rem .75rem; overflow-x: auto; background: #2c0812; font: 13px/1.5 ui-monospace, monospace;
  tab-size: 1; }
.caret { color: #ff8fa8; font-weight: 700; }`;

/** The box over the page. */
export class Problems {
  #host;

  /** Shows problems, or goes when there are none. */
  show({ problems, more }) {
    this.#host?.remove();
    this.#host = undefined;
    if (problems.length === 0) return;
    this.#host = document.createElement("tagcloud-problems");
    const root = this.#host.attachShadow({ mode: "open" });
    const section = element("section", { role: "alert", tabIndex: 0 });
    const count = problems.length + more;
    section.append(
      element("h2", {}, count === 1 ? "The site cannot be built as it is now" : `${count} things keep the site from being built`),
      ...problems.map(article),
    );
    if (more > 0) section.append(element("p", {}, `and ${more} more, which the terminal lists`));
    root.append(element("style", {}, css), section);
    document.documentElement.append(this.#host);
  }
}

function article({ id, place, message, fix, before, after }) {
  const box = element("article");
  box.append(element("p", { className: "place" }, place));
  box.append(element("p", { className: "message" }, `${message} [${id}]`));
  if (before || after) {
    // Tabs keep their width under the line, whatever it is.
    const indent = before.replace(/[^\t]/gu, " ");
    const pre = element("pre");
    pre.append(`${before}${after}\n${indent}`, element("span", { className: "caret" }, "^"));
    box.append(pre);
  }
  if (fix) box.append(element("p", { className: "fix" }, fix));
  return box;
}

function element(name, properties = {}, text = "") {
  const made = Object.assign(document.createElement(name), properties);
  if (properties.role) made.setAttribute("role", properties.role);
  made.textContent = text;
  return made;
}
