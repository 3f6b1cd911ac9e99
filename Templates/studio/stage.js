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
  }

  /**
   * Puts chips in their places: all of them, or while somebody drags those alone that are on screen before or after, since
   * there may be thousands.
   */
  draw(layout, arrangement, { width, scale }, isDragging = false) {
    const home = isDragging ? this.#root.getBoundingClientRect().top : 0;
    const isSeen = (y) => y + home > -AROUND && y + home < innerHeight + AROUND;
    this.#element.style.width = `${width}px`;
    if (this.#scrolls !== layout.isScrolling) {
      this.#scrolls = layout.isScrolling;
      this.#root.classList.toggle("scrolls", this.#scrolls);
      for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", "Tags"]]) {
        if (this.#scrolls) this.#root.setAttribute(name, value);
        else this.#root.removeAttribute(name);
      }
    }
    this.#root.style.fontSize = `${16 * scale}px`;
    const list = this.#root.firstElementChild;
    this.#root.style.height = `${arrangement.height * scale}px`;
    list.style.width = layout.isScrolling ? `${arrangement.width * scale}px` : "";
    list.dir = layout.data.options.dir;
    const forms = layout.formsAt(arrangement.formsFrom);
    this.#items.forEach((item, index) => {
      const isHidden = index >= arrangement.shown;
      if (item.hidden !== isHidden) item.hidden = isHidden;
      if (isHidden) return;
      const y = arrangement.frames[4 * index + 1] * scale;
      if (isDragging && !isSeen(y) && !isSeen(this.#places.get(item)?.y ?? y)) return;
      this.#put(item, arrangement.frames, 4 * index, scale);
      if (forms.has(index)) show(item, forms.get(index));
    });
    if (this.#control) {
      this.#control.hidden = !arrangement.indicator;
      if (arrangement.indicator) {
        this.#put(this.#control, arrangement.indicator, 0, scale);
        this.#control.querySelector("bdi").textContent = `+${arrangement.hidden}`;
      }
    }
  }

  #put(item, frames, at, scale) {
    const [x, y, width, height] = [0, 1, 2, 3].map((side) => frames[at + side] * scale);
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

/** Shows one of the forms in which a label is broken into lines. */
function show(item, form) {
  const label = item.querySelector(".broken");
  if (!label || label.dataset.form === String(form)) return;
  label.dataset.form = String(form);
  label.querySelector(".whole").style.display = "none";
  label.querySelectorAll(".form").forEach((one, index) => (one.style.display = index === form ? "block" : "none"));
}
