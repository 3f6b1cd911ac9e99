const DATA = "data-";

/** One chip: what it says, its element, and its boxes. */
export class Tag {
  /** The box while it is not selected and while it is, as width, height and baseline; none before it is measured. */
  boxes = null;
  /** The boxes of a broken label by container width: width, index of the block of lines, then the box. */
  forms = null;
  /** Where it was put last, from the corner of which box, and the list that it is in. */
  placed = null;
  origin = null;
  block = null;

  #element;
  #input;
  #make;
  #whenMade;

  /** A chip with an element, or with a function that makes it when it is needed first, and one that is told of it. */
  constructor(id, element, make, whenMade) {
    this.id = id;
    this.#element = element;
    this.#make = make;
    this.#whenMade = whenMade;
  }

  get element() {
    if (this.#element) return this.#element;
    this.#element = this.#make();
    this.#whenMade(this);
    return this.#element;
  }

  /** Whether the element is there already. */
  get isMade() {
    return Boolean(this.#element);
  }

  /** The link, the label of a control, or the text. */
  get content() {
    return this.element.firstElementChild;
  }

  get input() {
    if (this.#input === undefined) this.#input = this.element.querySelector("input");
    return this.#input;
  }

  /** What takes the focus. */
  get control() {
    return this.input ?? this.content;
  }

  get button() {
    return this.element.querySelector("[part=delete]");
  }

  get selected() {
    return this.input?.checked ?? false;
  }

  set selected(value) {
    if (this.input) this.input.checked = value;
  }

  /** The label as it is shown, without the count. */
  get label() {
    const all = [...this.element.querySelectorAll("bdi")];
    const shown = all[all.length > 1 && this.selected ? 1 : 0];
    return (shown?.querySelector(".whole, .tagcloud-whole") ?? shown ?? this.element).textContent;
  }

  /** How many pages carry the term, where the chip says so. */
  get count() {
    return this.element.querySelector(".n, .tagcloud-n")?.textContent.trim();
  }

  /** The attachment: what the attributes `data-*` say, by their names. */
  get data() {
    const names = this.element.getAttributeNames().filter((name) => name.startsWith(DATA));
    return Object.fromEntries(names.map((name) => [name.slice(DATA.length), this.element.getAttribute(name)]));
  }

  /** Lets the next layout show it, as it does with new ones. */
  hide() {
    this.element.hidden = true;
    this.placed = null;
  }

  /** The box in a container of a width. */
  boxIn(width) {
    if (this.forms) {
      let at = 0;
      while (at + 5 < this.forms.length && this.forms[at + 5] <= width + 1e-6) at += 5;
      this.#show(this.forms[at + 1]);
      return this.forms.slice(at + 2, at + 5);
    }
    return this.boxes[this.selected ? 1 : 0];
  }

  /** Shows one block of lines of a broken label. */
  #show(form) {
    if (this.shownForm === form) return;
    this.shownForm = form;
    for (const label of this.element.querySelectorAll("bdi")) {
      const blocks = [...label.children].filter((child) => child.ariaHidden === "true");
      blocks.forEach((block, index) => block.style.setProperty("display", index === form ? "block" : "none"));
    }
  }
}
