import { Cloud } from "./cloud.js";
import { contains } from "./geometry.js";
import { Gestures } from "./gestures.js";
import { Keys } from "./keys.js";
import { scrollToChip } from "./scroll.js";

/** A cloud of tags that readers can select, reorder and delete, and scripts can change. */
class TagCloud extends HTMLElement {
  /** Asked before a tag is selected; false refuses. */
  canSelect = null;
  /** Asked before a tag moves to another index; false refuses. */
  canMove = null;
  /** Asked before a tag is deleted; false refuses. */
  canDelete = null;
  #cloud = null;
  #gestures;
  #status;
  #probe;
  #connection = null;
  #ready = Promise.resolve();

  connectedCallback() {
    const root = this.querySelector(".tagcloud");
    if (!root) return;
    const isNew = !this.#cloud;
    this.#cloud ??= new Cloud(this, root);
    this.#gestures ??= new Gestures(this.#cloud);
    this.#addParts();
    this.#connection = new AbortController();
    this.#listen(this.#connection.signal);
    this.#watch(this.#connection.signal);
    if (!isNew) return;
    this.#cloud.filter?.read();
    this.#ready = this.#cloud.start();
  }

  disconnectedCallback() {
    this.#gestures?.stop();
    this.#connection?.abort();
    this.#connection = null;
    for (const part of [this.#status, this.#probe]) part?.remove();
  }

  /** Resolves when the component has taken over and everything is in place. */
  get ready() {
    return this.#ready.then(() => this.#cloud?.settled);
  }

  // Tags

  get tags() {
    return this.#cloud.tags.map((tag) => this.#cloud.detail(tag));
  }

  tag(which) {
    const tag = this.#cloud.find(which);
    return tag && this.#cloud.detail(tag);
  }

  indexOf(id) {
    return this.#cloud.tags.findIndex((tag) => tag.id === id);
  }

  add(tags) {
    return this.insert(tags, this.#cloud.tags.length);
  }

  insert(tags, index) {
    const cloud = this.#cloud;
    const taken = new Set();
    const isTaken = (id) => taken.has(id) || cloud.find(id) !== undefined;
    const added = [tags].flat().map((tag) => {
      const description = typeof tag === "string" ? { label: tag } : tag;
      const id = unused(String(description.id ?? description.label), isTaken);
      taken.add(id);
      return cloud.make({ ...description, id });
    });
    cloud.history.keep(cloud.tags);
    return cloud.insert(added, index);
  }

  update(which, changes) {
    const cloud = this.#cloud;
    const old = cloud.find(which);
    if (!old) return cloud.settled;
    const index = cloud.tags.indexOf(old);
    const { id, label, count, data, selected } = old;
    const before = { label, count, data, selected, href: old.content.getAttribute("href"), title: old.content.title };
    const tag = cloud.make({ like: id, ...before, ...changes, id });
    const hadFocus = old.element.contains(document.activeElement);
    cloud.history.keep(cloud.tags);
    return cloud.replace(index, tag).then(() => hadFocus && tag.control.focus());
  }

  remove(...which) {
    if (which.length === 0) return super.remove();
    const cloud = this.#cloud;
    const gone = new Set(which.flat().map((one) => cloud.find(one)));
    cloud.history.keep(cloud.tags);
    cloud.take(cloud.tags.filter((tag) => !gone.has(tag)));
    return cloud.settled;
  }

  clear() {
    return this.remove(this.#cloud.tags.map((tag) => tag.id));
  }

  move(which, to) {
    const cloud = this.#cloud;
    const tag = cloud.find(which);
    if (!tag || !(to in cloud.tags)) return cloud.settled;
    cloud.history.keep(cloud.tags);
    cloud.take(cloud.tags.filter((other) => other !== tag).toSpliced(to, 0, tag));
    return cloud.settled;
  }

  undo() {
    return this.#cloud.undo();
  }

  // Selection

  get selected() {
    return this.#cloud.tags.filter((tag) => tag.selected).map((tag) => tag.id);
  }

  set selected(ids) {
    const wanted = new Set(ids);
    this.#cloud.choose((tag) => wanted.has(tag.id));
  }

  selectAllBut(ids = []) {
    const others = new Set(ids);
    this.#cloud.choose((tag) => !others.has(tag.id));
  }

  accepts(item) {
    return this.#cloud?.filter?.accepts(item) ?? true;
  }

  // Geometry

  contentSize(width) {
    const { width: contentWidth, height, totalRows, hidden } = this.#arranged(width);
    return { width: contentWidth, height, rows: totalRows, hidden };
  }

  frames(width) {
    return this.#arranged(width).frames;
  }

  #arranged(width) {
    const cloud = this.#cloud;
    if (!cloud.engine) throw new Error("the layout engine is not there");
    const fresh = cloud.tags.filter((tag) => !tag.boxes);
    if (fresh.length) cloud.measure(fresh);
    return cloud.placer.arranged(width ?? cloud.placer.width);
  }

  tagAt(x, y) {
    const cloud = this.#cloud;
    const index = cloud.placer.frames.findIndex((frame) => frame && contains(frame, x, y));
    return index < 0 ? undefined : cloud.detail(cloud.tags[index]);
  }

  scrollTo(which, position = "nearest") {
    if (typeof which !== "string" || !this.#cloud) return super.scrollTo(...arguments);
    const cloud = this.#cloud;
    const tag = cloud.find(which);
    // A chip that has just been added has no place yet.
    if (tag) cloud.settled.then(() => scrollToChip(cloud, tag, position));
    return undefined;
  }

  // Upkeep

  /** Says something to who cannot see it. */
  speak(text) {
    this.#status.textContent = text;
  }

  #addParts() {
    this.#status ??= part("status", { role: "status" });
    this.#probe ??= part("probe", { ariaHidden: "true", textContent: "x x" });
    this.append(this.#status, this.#probe);
  }

  #listen(signal) {
    const { root } = this.#cloud;
    const gestures = this.#gestures;
    const keys = new Keys(this.#cloud);
    const on = (target, names, work, options) => {
      for (const name of names.split(" ")) target.addEventListener(name, work, { signal, ...options });
    };
    on(root, "click", (event) => gestures.click(event), { capture: true });
    on(root, "click", (event) => this.#click(event));
    on(root, "change", (event) => this.#change(event));
    on(root, "pointerdown", (event) => gestures.down(event));
    on(root, "touchmove", (event) => gestures.hold(event), { passive: false });
    on(root, "selectstart", (event) => gestures.hold(event));
    on(root, "contextmenu", (event) => gestures.hold(event));
    on(root, "dragstart", (event) => this.#isInteractive && event.preventDefault());
    on(root, "keydown", (event) => keys.press(event));
    on(root, "keyup", (event) => keys.release(event));
    on(root, "focusout", (event) => keys.leave(event));
    on(root, "toggle", () => this.#cloud.invalidate(true), { capture: true });
    // What was out of sight has not been looked at.
    on(root, "contentvisibilityautostatechange", ({ skipped }) => !skipped && this.#look() && this.#cloud.invalidate(false), { capture: true });
    this.#cloud.filter?.listen(on);
    on(document.fonts, "loadingdone", () => this.#check(false));
  }

  get #isInteractive() {
    return ["swipe-select", "reorderable", "deletable"].some((name) => this.hasAttribute(name));
  }

  /** One click, one chip, one event. */
  #click(event) {
    const cloud = this.#cloud;
    const tag = cloud.tagOf(event.target);
    if (!tag) {
      if (event.target.closest("details")) return;
      const origin = cloud.list.getBoundingClientRect();
      const scale = cloud.placer.scale;
      const [x, y] = [(event.clientX - origin.left) / scale, (event.clientY - origin.top) / scale];
      cloud.emit("blankclick", { x, y });
      return;
    }
    if (event.target === tag.button) {
      cloud.delete(tag, "button");
      return;
    }
    // A click on a label is followed by one on its control.
    if (tag.input && event.target !== tag.input) return;
    const isChanging = tag.input && tag.input.checked !== cloud.isChosen(tag);
    if (isChanging && !cloud.maySelect(tag, tag.input.checked, "click")) event.preventDefault();
    if (!cloud.emit("tagclick", cloud.detail(tag, { selected: cloud.isChosen(tag) }), true)) event.preventDefault();
  }

  #change(event) {
    const tag = this.#cloud.tagOf(event.target);
    if (tag) this.#cloud.selected(tag, "click");
  }

  /** Follows the container's width, and the size of text. */
  #watch(signal) {
    let before;
    const observer = new ResizeObserver(() => {
      const { width, scale } = this.#cloud.placer;
      const now = `${width} ${scale}`;
      if (before) this.#check(now !== before);
      before = now;
    });
    observer.observe(this.#cloud.root);
    observer.observe(this.#probe);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Looks anew whether labels fit; what still stands as the page has it moves only when it must. */
  #check(isResized) {
    const isOther = this.#look();
    if (isResized || isOther || this.hasAttribute("layout")) this.#cloud.invalidate(false);
  }

  /** Looks whether labels fit; true if that has changed. */
  #look() {
    const { placer } = this.#cloud;
    const wasStretched = placer.isStretched;
    placer.check();
    return placer.isStretched !== wasStretched;
  }
}

function part(name, properties) {
  const element = document.createElement("span");
  element.setAttribute("part", name);
  return Object.assign(element, properties);
}

/** An id that no other tag has. */
function unused(wanted, isTaken) {
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

customElements.define("tag-cloud", TagCloud);
