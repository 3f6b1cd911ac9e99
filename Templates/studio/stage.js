// The stage: the chips where the engine puts them.

/** How far above and below the screen chips follow at once, in px. */
const AROUND = 400;

export class Stage {
  #element;
  #marks;
  #root;
  #items = [];
  #control;
  #scrolls = false;
  /** Where each item is, so that only those are touched that move. */
  #places = new WeakMap();
  /** How many items are shown. */
  #shown = 0;
  /** The arrangement in which all items were put last. */
  #whole;
  /** The items that the last frame of a drag has put in place. */
  #range;
  /** Where the cloud begins on screen, for as long as somebody drags. */
  #top;

  constructor(element, marks) {
    this.#element = element;
    this.#marks = marks;
  }

  /** Takes other chips. */
  fill(data) {
    const place = this.#element.firstElementChild;
    place.innerHTML = data.html;
    this.#root = place.firstElementChild;
    // The places that a page's style sheet gives are those of a page.
    this.#root.className = "tagcloud placed";
    this.#root.removeAttribute("id");
    this.#root.lang = data.language;
    this.#items = [...this.#root.querySelectorAll(":scope > ul > li")];
    this.#control = data.indicator.length > 0 ? this.#items.pop() : undefined;
    if (this.#control) this.#control.hidden = true;
    this.#shown = this.#items.length;
    this.#scrolls = false;
  }

  /**
   * Puts chips in their places: all of them, or while somebody drags those alone that are on screen before or after, since
   * there may be thousands. Nothing is read from the page meanwhile, and nothing is written that is there already: either would
   * have the browser see to every chip.
   */
  draw(layout, arrangement, { width, scale }, isDragging = false) {
    const list = this.#root.firstElementChild;
    if (isDragging) this.#top ??= this.#root.getBoundingClientRect().top;
    else [this.#top, this.#range, this.#whole] = [undefined, undefined, { arrangement, scale }];
    if (this.#scrolls !== layout.isScrolling) this.#setScrolling(layout.isScrolling);
    this.#element.style.width = `${width}px`;
    this.#root.style.fontSize = `${16 * scale}px`;
    this.#root.style.height = `${arrangement.height * scale}px`;
    list.style.width = layout.isScrolling ? `${arrangement.width * scale}px` : "";
    if (list.dir !== layout.data.options.dir) list.dir = layout.data.options.dir;
    const before = this.#shown;
    this.#show(arrangement.shown);
    const forms = layout.formsAt(arrangement.formsFrom);
    const parts = isDragging ? [...this.#moving(arrangement, scale), [before, arrangement.shown]] : [[0, arrangement.shown]];
    for (const [from, to] of parts) {
      for (let index = from; index < Math.min(to, arrangement.shown); index += 1) {
        this.#put(this.#items[index], arrangement.boxes, 4 * index, scale);
        if (forms.has(index)) show(this.#items[index], forms.get(index));
      }
    }
    if (this.#control) {
      this.#control.hidden = !arrangement.indicator;
      if (arrangement.indicator) {
        this.#put(this.#control, Object.values(arrangement.indicator), 0, scale);
        this.#control.querySelector("bdi").textContent = `+${arrangement.hidden}`;
      }
    }
  }

  #setScrolling(scrolls) {
    this.#scrolls = scrolls;
    this.#root.classList.toggle("scrolls", scrolls);
    for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", "Tags"]]) {
      if (scrolls) this.#root.setAttribute(name, value);
      else this.#root.removeAttribute(name);
    }
  }

  /** Hides all chips but the first ones. */
  #show(count) {
    const [from, to] = [this.#shown, count].toSorted((a, b) => a - b);
    for (const item of this.#items.slice(from, to)) item.hidden = count === from;
    this.#shown = count;
  }

  /** The chips that are seen to move: those that are on screen now, and those that were. */
  #moving(arrangement, scale) {
    const old = this.#range ?? this.#seen(this.#whole.arrangement, this.#whole.scale);
    this.#range = this.#seen(arrangement, scale);
    return apart(old, this.#range);
  }

  /** The chips of the rows that are on screen or near it: the first, and the one after the last. */
  #seen({ rows, shown }, scale) {
    if (this.#scrolls) return [0, shown];
    const seen = rows.filter(({ y, height }) => {
      const top = y * scale + this.#top;
      return top + height * scale > -AROUND && top < innerHeight + AROUND;
    });
    return seen.length > 0 ? [seen[0].first, seen.at(-1).first + seen.at(-1).count] : [0, 0];
  }

  #put(item, boxes, at, scale) {
    const [x, y, width, height] = [0, 1, 2, 3].map((side) => boxes[at + side] * scale);
    const old = this.#places.get(item) ?? {};
    if (old.x !== x || old.y !== y) item.style.transform = `translate(${x}px, ${y}px)`;
    if (old.width !== width) item.style.width = `${width}px`;
    if (old.height !== height) item.style.height = `${height}px`;
    this.#places.set(item, { x, y, width, height });
  }

  /** Shows rows and breakpoints behind the chips. */
  mark(arrangement, starts, { view, scale, width }) {
    const marks = [];
    if (view.rows) {
      for (const row of arrangement.rows) marks.push(["row", { top: row.y * scale, height: row.height * scale }]);
    }
    if (view.starts) {
      for (const start of starts) if (start * scale <= width) marks.push(["start", { left: start * scale }]);
    }
    if (marks.length === 0 && this.#marks.childElementCount === 0) return;
    this.#marks.replaceChildren(
      ...marks.map(([name, lengths]) => {
        const mark = document.createElement("i");
        mark.className = name;
        for (const [key, value] of Object.entries(lengths)) mark.style[key] = `${value}px`;
        return mark;
      }),
    );
  }
}

/** Two ranges as ranges that do not overlap. */
function apart(one, other) {
  const [first, second] = one[0] <= other[0] ? [one, other] : [other, one];
  return [first, [Math.max(first[1], second[0]), second[1]]];
}

/** Shows one of the forms in which a label is broken into lines. */
function show(item, form) {
  const label = item.querySelector(".broken");
  if (!label || label.dataset.form === String(form)) return;
  label.dataset.form = String(form);
  label.querySelector(".whole").style.display = "none";
  label.querySelectorAll(".form").forEach((one, index) => (one.style.display = index === form ? "block" : "none"));
}
