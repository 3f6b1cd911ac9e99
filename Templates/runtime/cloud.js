import { Blocks } from "./blocks.js";
import { ChipMaker } from "./chips.js";
import { Engine } from "./engine.js";
import { Filter } from "./filter.js";
import { History } from "./history.js";
import { Placer } from "./placer.js";
import { Slices } from "./slices.js";
import { Tag } from "./tag.js";
import { filled } from "./words.js";

/** A cloud of a page: its chips in order, and what keeps their elements up to date. */
export class Cloud {
  /** Null where there is none, undefined as long as nobody knows. */
  engine = undefined;
  tags = [];
  history = new History();
  placer = new Placer(this);
  #byElement = new WeakMap();
  #byId = new Map();
  /** Chips that are no longer in the cloud, but in the page until the next layout. */
  #gone = new Set();
  #chosen = new Set();
  #isChosenStale = false;
  /** The baselines of chips by their heights. */
  #baselines = new Map();
  #work = null;
  #size = "";

  constructor(host, root) {
    this.host = host;
    this.root = root;
    this.list = root.querySelector("ul");
    this.blocks = new Blocks(this.list);
    this.disclosure = root.querySelector(":scope > details");
    this.settings = JSON.parse(host.querySelector("script").textContent);
    this.words = this.settings.words ?? {};
    this.maker = new ChipMaker(host, root, this.list);
    const forms = new Map((this.settings.forms ?? []).map(([chip, ...form]) => [chip, form]));
    [...this.list.children].forEach((element, index) => this.#adopt(element, index, forms));
    this.model = this.tags[0]?.element;
    this.filter = this.settings.taxonomy ? new Filter(this) : null;
    this.#chosen = new Set(this.tags.filter((tag) => tag.selected));
  }

  #adopt(element, index, forms) {
    const { ids, sizes, selected = sizes } = this.settings;
    const tag = new Tag(ids[index], element);
    const box = (all) => all.slice(3 * index, 3 * index + 3);
    tag.boxes = [box(sizes), box(selected)];
    tag.forms = forms.get(index) ?? null;
    this.#baselines.set(tag.boxes[0][1], tag.boxes[0][2]);
    this.#byElement.set(element, tag);
    this.#byId.set(tag.id, tag);
    this.tags.push(tag);
  }

  /** Gives a chip what readers need to reach and change it. */
  #equip(tag) {
    if (this.has("delete-button")) this.#addButton(tag);
    const { content, input } = tag;
    const isReached = input || content.localName === "a";
    if (!this.has("reorderable") && !this.has("deletable")) return;
    if (!isReached) content.tabIndex = 0;
    const move = this.has("reorderable") ? [this.words["move-help"]] : [];
    const texts = this.has("deletable") ? [...move, this.words["delete-help"]] : move;
    if (!tag.control.hasAttribute("aria-description")) tag.control.setAttribute("aria-description", texts.join(" "));
  }

  /** Puts a button that deletes the chip into the room that the build has left for it. */
  #addButton(tag) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("part", "delete");
    button.ariaLabel = filled(this.words["delete-tag"] ?? "", { label: tag.label });
    tag.element.append(button);
  }

  has(option) {
    return this.host.hasAttribute(option);
  }

  get limit() {
    return Number(this.host.getAttribute("selection-limit") ?? 0);
  }

  get isHorizontal() {
    return this.settings.layout[0] === 1;
  }

  get isRightToLeft() {
    return this.settings.layout[6] === 1;
  }

  get isOpen() {
    return this.disclosure?.open ?? false;
  }

  /** The chip that an element is, or is in. */
  tagOf(element) {
    return this.#byElement.get(element?.closest?.("li"));
  }

  detail(tag, more = {}) {
    const { id, label, data, selected } = tag;
    return { id, index: this.tags.indexOf(tag), label, data, selected, ...more };
  }

  /** Tells the page; false if it says no. */
  emit(name, detail, cancelable = false) {
    return this.host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable, detail }));
  }

  say(word, tag, count = this.tags.length) {
    const about = tag && { label: tag.label, position: this.tags.indexOf(tag) + 1 };
    this.host.speak(filled(this.words[word] ?? "", { count, ...about }));
  }

  // Selection

  /** Whether a chip may be selected, or no longer be; a refusal is told. */
  maySelect(tag, selected, by) {
    const detail = { ...this.detail(tag), selected, by };
    const refuse = (reason) => {
      this.emit("tagrefuse", { ...detail, selected: !selected, reason });
      return false;
    };
    if (selected && this.host.canSelect && !this.host.canSelect(detail)) return refuse("declined");
    const count = this.tags.filter((other) => other !== tag && other.selected).length;
    if (selected && this.limit > 0 && tag.input?.type !== "radio" && count + 1 > this.limit) {
      this.say("selection-full", null, this.limit);
      return refuse("limit");
    }
    return this.emit("beforetagselect", detail, true) || refuse("canceled");
  }

  isChosen(tag) {
    return this.#chosen.has(tag);
  }

  #noteChosen() {
    this.#isChosenStale = false;
    this.#chosen = new Set(this.tags.filter((tag) => tag.selected));
    this.filter?.apply();
  }

  /** Tells that a chip has been selected, or no longer is. */
  selected(tag, by) {
    this.#noteChosen();
    this.invalidate(true);
    this.filter?.keep();
    this.emit("tagselect", this.detail(tag, { by }));
  }

  /** Selects chips without asking anyone. */
  choose(isWanted) {
    for (const tag of this.tags) tag.selected = isWanted(tag);
    this.#noteChosen();
    this.invalidate(true);
  }

  // Order

  /** Whether a chip may move. */
  mayMove(tag, to, by) {
    const from = this.tags.indexOf(tag);
    const detail = this.detail(tag, { from, to, by });
    if (this.host.canMove && !this.host.canMove(detail)) return false;
    return this.emit("beforetagmove", detail, true);
  }

  /** Moves a chip in the order; its element follows when it is put down. */
  shift(tag, to) {
    this.tags.splice(this.tags.indexOf(tag), 1);
    this.tags.splice(to, 0, tag);
    if (!this.placer.arrangement) this.arrangeElements();
    this.invalidate(true);
  }

  /** Takes other chips, or the same in another order. */
  take(tags) {
    const [kept, here] = [new Set(tags), new Set(this.tags)];
    for (const tag of this.tags) if (!kept.has(tag)) this.#part(tag);
    for (const tag of tags) {
      if (!here.has(tag) && tag.isMade) tag.hide();
      this.#byId.set(tag.id, tag);
      this.#gone.delete(tag);
    }
    this.tags = tags;
    this.#noteChosen();
    this.arrangeElements();
    this.invalidate(true);
  }

  /** Takes new chips in at an index. */
  insert(tags, index) {
    for (const tag of tags) this.#byId.set(tag.id, tag);
    this.tags = this.tags.toSpliced(index, 0, ...tags);
    return this.invalidate(true);
  }

  /** Puts a chip in another's place, in little time, as scripts may do it for each of thousands. */
  replace(index, tag) {
    const old = this.tags[index];
    this.#part(old);
    this.#byId.set(tag.id, tag);
    this.tags[index] = tag;
    this.#isChosenStale ||= this.#chosen.has(old);
    return this.invalidate(true);
  }

  #part(tag) {
    this.#byId.delete(tag.id);
    if (tag.isMade) this.#gone.add(tag);
  }

  /** Puts elements into the order of their chips; the one with the focus keeps it. */
  arrangeElements() {
    const { blocks } = this;
    const focused = this.tagOf(document.activeElement) ? document.activeElement : null;
    const passing = (element) => {
      while (element && this.#gone.has(this.#byElement.get(element))) element = blocks.after(element);
      return element;
    };
    let before = passing(blocks.first);
    for (const { element } of this.tags.filter((tag) => tag.boxes)) {
      // One that belongs further on steps aside, so that not all others have to pass it.
      if (before && element !== before && passing(blocks.after(before)) === element) {
        blocks.insert(before, null);
        before = element;
      }
      if (element === before) before = passing(blocks.after(before));
      else blocks.insert(element, before);
    }
    if (focused && focused !== document.activeElement) focused.focus({ preventScroll: true });
  }

  /** Deletes a chip if nobody objects. */
  delete(tag, by) {
    const detail = this.detail(tag, { by });
    if (this.host.canDelete && !this.host.canDelete(detail)) return false;
    if (!this.emit("beforetagdelete", detail, true)) return false;
    const index = this.tags.indexOf(tag);
    const hadFocus = tag.element.contains(document.activeElement);
    this.say("deleted", tag);
    this.history.keep(this.tags);
    this.take(this.tags.filter((other) => other !== tag));
    const next = this.tags[Math.min(index, this.tags.length - 1)];
    if (hadFocus) ((by === "button" && next?.button) || next?.control || this.host).focus();
    this.emit("tagdelete", detail);
    return true;
  }

  undo() {
    const before = this.history.pop();
    if (!before) return false;
    this.take(before);
    this.say("undone");
    this.emit("tagundo", { count: before.length });
    return true;
  }

  // Changes by scripts

  /** Makes a chip whose element comes with the next layout. */
  make(description) {
    const model = (description.like && this.find(description.like)?.element) || this.model;
    return new Tag(description.id, null, () => this.maker.make(description, model), (tag) => {
      this.#byElement.set(tag.element, tag);
      this.#equip(tag);
    });
  }

  find(which) {
    return typeof which === "number" ? this.tags[which] : this.#byId.get(which);
  }

  // Upkeep

  /** Lets the next layout see to what has changed; many changes in one task cost one. */
  invalidate(moves) {
    this.moves = (this.moves ?? true) && moves;
    this.isDirty = true;
    this.#work ??= Promise.resolve().then(() => this.#catchUp());
    return this.#work;
  }

  /** Resolves when everything is in place. */
  get settled() {
    return this.#work ?? Promise.resolve();
  }

  async #catchUp() {
    if (this.engine === undefined) this.engine = await Engine.shared();
    try {
      while (this.isDirty) {
        this.isDirty = false;
        await this.#dropElements();
        await this.#makeElements();
        const moves = this.moves;
        this.moves = undefined;
        await this.placer.place(moves);
      }
    } finally {
      this.#work = null;
    }
    this.#tellSize();
  }

  /** Takes the elements of chips that are gone out of the page. */
  async #dropElements() {
    for (const slices = new Slices(1000); this.#gone.size > 0; ) {
      for (const tag of [...this.#gone].slice(0, slices.size)) {
        tag.element.remove();
        this.#gone.delete(tag);
      }
      if (this.#gone.size > 0) await slices.pause();
    }
  }

  async #makeElements() {
    if (this.#isChosenStale) this.#noteChosen();
    for (const slices = new Slices(); ; ) {
      const fresh = this.tags.filter((tag) => !tag.boxes);
      const slice = fresh.slice(0, slices.size);
      if (slice.length === 0) return;
      this.measure(slice);
      if (slice.some((tag) => tag.selected)) this.#noteChosen();
      if (fresh.length > slice.length) await slices.pause();
    }
  }

  /** Measures new chips and puts them into the list. */
  measure(tags) {
    this.maker.measure(tags, this.placer.scale, (height) => this.#baselines.get(height) ?? 0);
    const fresh = new Set(tags);
    let next = null;
    for (const tag of this.tags.toReversed()) {
      if (fresh.has(tag)) this.blocks.insert(tag.element, next);
      if (tag.boxes) next = tag.element;
    }
    if (this.placer.arrangement) this.blocks.divide();
  }

  #tellSize() {
    const { arrangement } = this.placer;
    const size = arrangement ? `${arrangement.width} ${arrangement.height}` : "";
    if (size === this.#size) return;
    this.#size = size;
    if (arrangement) {
      const { width, height, totalRows, hidden } = arrangement;
      this.emit("contentresize", { width, height, rows: totalRows, hidden });
    }
  }

  /** Takes over from the page: at once where nothing moves by it, else with the first change. */
  async start() {
    const engine = Engine.shared();
    const tags = [...this.tags];
    const slices = new Slices(1000);
    while (tags.length > 0) {
      for (const tag of tags.splice(0, slices.size)) this.#equip(tag);
      if (tags.length > 0) await slices.pause();
    }
    this.engine = await engine;
    this.placer.check();
    await slices.pause();
    if (this.isDirty || !this.engine || this.placer.isStretched || this.placer.agrees()) await this.invalidate(false);
  }
}
