/** Makes the elements of new chips, in the looks of one that is there, and measures them. */
export class ChipMaker {
  #prefix;
  /** Where new chips are measured: like the cloud, but none of its numbers are for it. */
  #bench;
  #host;

  constructor(host, root, list) {
    // Fragments for other sites have a prefix before each class.
    this.#prefix = [...root.classList].some((name) => name.startsWith("tagcloud-")) ? "tagcloud-" : "";
    this.#host = host;
    this.#bench = root.cloneNode(false);
    this.#bench.removeAttribute("id");
    this.#bench.removeAttribute("tabindex");
    this.#bench.setAttribute("part", "bench");
    this.#bench.append(list.cloneNode(false));
  }

  /** The element of a chip from a description; labels are text, whatever is in them. */
  make({ id, label, selectedLabel, count, href, title, data, selected }, model) {
    const item = document.createElement("li");
    // The class of the model's width is no part of its looks.
    item.className = (model?.className ?? "").replace(/ ?\S*\bw\d+$/, "");
    for (const [name, value] of Object.entries(data ?? {})) item.setAttribute(`data-${name}`, value);
    const input = model?.querySelector("input");
    const content = document.createElement(input ? "label" : href ? "a" : "span");
    if (title) content.title = title;
    if (content.localName === "a") {
      content.rel = "tag";
      // An address that would run a script leads nowhere.
      if (!/^\s*(javascript|data|vbscript):/i.test(href.replace(/[\0-\x1f]/g, ""))) content.href = href;
    }
    if (input) {
      const own = document.createElement("input");
      Object.assign(own, { type: input.type, name: input.name, value: id, checked: selected ?? false });
      content.append(own);
    }
    if (input && selectedLabel !== undefined) {
      content.append(this.#label(label, "off"), this.#label(selectedLabel, "on"));
    } else {
      content.append(this.#label(label));
    }
    if (count !== undefined) {
      const number = document.createElement("span");
      number.className = `${this.#prefix}n`;
      number.textContent = `\u00a0${count}`;
      content.append(number);
    }
    item.append(content);
    return item;
  }

  #label(text, name) {
    const label = document.createElement("bdi");
    if (name) label.className = this.#prefix + name;
    label.textContent = text;
    return label;
  }

  /** Measures chips in each state: as wide as they are, rounded up to 1/64 px. */
  measure(tags, scale, baselineOf) {
    this.#bench.firstElementChild.replaceChildren(...tags.map((tag) => tag.element));
    this.#host.append(this.#bench);
    const normal = tags.map((tag) => this.#box(tag, scale, baselineOf));
    const controls = tags.map((tag) => tag.input).filter(Boolean);
    const turn = () => controls.forEach((input) => (input.checked = !input.checked));
    turn();
    const other = controls.length ? tags.map((tag) => this.#box(tag, scale, baselineOf)) : normal;
    turn();
    tags.forEach((tag, index) => {
      tag.boxes = tag.selected ? [other[index], normal[index]] : [normal[index], other[index]];
      // It is shown where it belongs, and not before.
      tag.element.hidden = true;
    });
    this.#bench.remove();
  }

  #box(tag, scale, baselineOf) {
    const { width, height } = tag.element.getBoundingClientRect();
    const up = (length) => Math.ceil((length / scale) * 64 - 0.01) / 64;
    return [up(width), up(height), baselineOf(up(height))];
  }
}
