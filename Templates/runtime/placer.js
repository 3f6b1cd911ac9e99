import { em, meet } from "./geometry.js";
import { dropNumbers } from "./numbers.js";
import { Slices } from "./slices.js";

/** Puts the chips of a cloud where the engine says, or leaves them to the browser. */
export class Placer {
  /** Whether the reader's own settings make labels larger than they were measured. */
  isStretched = false;
  /** The arrangement in force; null as long as the page's own holds, and where the browser wraps. */
  arrangement = null;
  #cloud;

  constructor(cloud) {
    this.#cloud = cloud;
  }

  /** CSS px for each px of the engine, which measures at a font size of 16 px. */
  get scale() {
    return parseFloat(getComputedStyle(this.#cloud.root).fontSize) / 16;
  }

  /** The width of the container as the engine measures. */
  get width() {
    const style = getComputedStyle(this.#cloud.root);
    const sides = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"];
    const outside = sides.reduce((sum, name) => sum + parseFloat(style[name]), 0);
    return (parseFloat(style.width) - (style.boxSizing === "border-box" ? outside : 0)) / this.scale;
  }

  /** The arrangement of the chips in a container of a width. */
  arranged(width, isOpen = this.#cloud.isOpen) {
    const { engine, tags, settings } = this.#cloud;
    const sizes = tags.flatMap((tag) => tag.boxIn(width));
    const { layout, indicator = [], less } = settings;
    if (!isOpen) return engine.arrange(width, [...layout, indicator.length / 3, ...indicator, tags.length, ...sizes]);
    const open = engine.arrange(width, [...layout.with(7, 0), 0, tags.length + 1, ...sizes, ...less]);
    open.indicator = open.frames.pop();
    return open;
  }

  /** The frames of the chips that are visible, in the order of the chips. */
  get frames() {
    if (this.arrangement) return this.arrangement.frames;
    const { list, tags } = this.#cloud;
    const origin = list.getBoundingClientRect();
    const scale = this.scale;
    return tags.map((tag) => {
      const box = tag.element.getBoundingClientRect();
      if (box.width === 0 && box.height === 0) return undefined;
      return {
        x: (box.left - origin.left) / scale,
        y: (box.top - origin.top) / scale,
        width: box.width / scale,
        height: box.height / scale,
      };
    });
  }

  /** Whether everything stands already where the engine would put it. */
  agrees() {
    const next = this.arranged(this.width);
    const frames = this.frames;
    const near = (a, b) => Math.abs(a - b) < 0.6;
    return frames.every((frame, index) => {
      const other = next.frames[index];
      if (!frame || !other) return !frame && !other;
      return ["x", "y", "width", "height"].every((side) => near(frame[side], other[side]));
    });
  }

  /** Looks whether labels have the room that they were measured to need. */
  check() {
    const { root } = this.#cloud;
    const style = getComputedStyle(root);
    const isSpaced = [style.letterSpacing, style.wordSpacing].some((space) => parseFloat(space) > 0);
    this.isStretched =
      isSpaced ||
      Math.abs(parseFloat(style.lineHeight) / parseFloat(style.fontSize) - 1) > 0.01 ||
      this.#shown.some(({ content }) => content.scrollWidth > content.clientWidth + 1);
  }

  /** The chips that have a place, of many those in sight: what is out of sight browsers leave as it is until it is asked for. */
  get #shown() {
    const { tags } = this.#cloud;
    if (!this.arrangement) return tags.filter((tag) => tag.isMade);
    const area = this.#areaInSight();
    return tags.filter((tag) => meet(tag.placed, area));
  }

  /** Puts everything into place. */
  async place(moves) {
    const { host, root, list, blocks, engine } = this.#cloud;
    const width = engine && this.width;
    if (!engine || this.isStretched || this.#isTooNarrow(width)) return this.#flow();
    const isFirst = this.arrangement === null;
    // What has changed meanwhile is placed by whoever changed it.
    if (isFirst && (await this.#setAside()) && this.#cloud.isDirty) return;
    const { tags } = this.#cloud;
    const next = this.arranged(width);
    // What is read after the first write makes browsers lay everything out once more.
    const area = this.#areaInSight();
    if (!this.#hasDropped) dropNumbers(root);
    this.#hasDropped = true;
    if (isFirst) this.#hideFar(next.frames, area);
    blocks.divide();
    host.setAttribute("layout", "placed");
    this.arrangement = next;
    blocks.surround(tags, next.frames, area, moves && !isFirst);
    list.style.height = em(next.height);
    list.style.width = this.#cloud.isHorizontal ? em(next.width) : "";
    this.#placeControl(next);
    this.putNear(moves && !isFirst, area);
    // While a chip is carried, the others stay where nobody sees them.
    if (host.hasAttribute("busy")) return;
    const slices = new Slices();
    for (let at = 0; (at = this.#putFar(at, slices.size)) < tags.length; ) {
      blocks.show(area, tags[at].block);
      await slices.pause();
      if (this.arrangement !== next || this.#cloud.isDirty) return;
    }
    blocks.showAll();
    root.dispatchEvent(new Event("placed"));
  }

  /** Puts the chips into place that are in sight, or nearly so, before or after. */
  putNear(moves, area = this.#areaInSight()) {
    this.#area = area;
    const { list, tags } = this.#cloud;
    const { frames } = this.arrangement;
    const focused = this.#cloud.tagOf(document.activeElement);
    for (let index = 0; index < tags.length; index += 1) {
      const tag = tags[index];
      const isNear = meet(frames[index], area) || meet(tag.placed, area);
      // What leaves for a list out of sight just goes: nothing would see it arrive.
      const isSeen = tag.block.list === list || meet(tag.block.box, area);
      if (isNear || tag.block.isUrgent || tag === focused) this.#put(tag, frames[index], moves && isSeen);
    }
    this.#cloud.blocks.show(area);
  }

  /** Takes the chips of a long list that are far below out of the page until they get their places, the last ones first; false if there are none. */
  async #setAside() {
    const { list, blocks } = this.#cloud;
    // Each slice makes the browser lay out all that is left.
    const slices = new Slices(4000);
    const isFar = (element) => element?.getBoundingClientRect().top > 1.5 * innerHeight;
    let count = Infinity;
    while (isFar(blocks.excess) && !this.#cloud.tagOf(document.activeElement)) {
      if (count >= slices.size) {
        await slices.pause();
        count = 0;
        continue;
      }
      // What is below the cloud stays where it is.
      list.style.height ||= em(list.getBoundingClientRect().height / this.scale);
      count += blocks.setAside(blocks.excess);
    }
    return count < Infinity;
  }

  /** Hides the chips that have no place yet until they get one. */
  #hideFar(frames, area) {
    const { tags } = this.#cloud;
    const focused = this.#cloud.tagOf(document.activeElement);
    tags.forEach((tag, index) => {
      if (tag !== focused && !meet(frames[index], area)) tag.element.hidden = true;
    });
  }

  /** Places what is in sight once more when a good part of something else has come into sight. */
  follow() {
    if (!this.arrangement) return;
    const { x, y, width, height } = this.#areaInSight();
    const old = this.#area;
    if (Math.abs(y - old.y) > height / 12 || Math.abs(x - old.x) > width / 12) this.putNear(false);
  }

  #area = null;
  /** Whether the page's own numbers are gone. */
  #hasDropped = false;

  /** What the viewport shows of the list, and a quarter as much on each side. */
  #areaInSight() {
    const { left, top } = this.#cloud.list.getBoundingClientRect();
    const { scale } = this;
    const [wide, high] = [innerWidth / scale, innerHeight / scale];
    return { x: -left / scale - wide / 4, y: -top / scale - high / 4, width: 1.5 * wide, height: 1.5 * high };
  }

  /** Puts some of the chips into place that are not, from an index on; the index after them. */
  #putFar(start, most) {
    const { tags } = this.#cloud;
    let index = start;
    for (let count = 0; index < tags.length && count < most; index += 1) {
      if (this.#put(tags[index], this.arrangement.frames[index], false)) count += 1;
    }
    return index;
  }

  /** Puts a chip into place, or hides it; whether there was anything to do. */
  #put(tag, frame, moves) {
    const { element, placed, origin, block } = tag;
    if (!frame) {
      const wasShown = !element.hidden;
      element.hidden = true;
      tag.placed = null;
      return wasShown;
    }
    const { x, y, width, height } = frame;
    const isSized = placed?.width === width && placed.height === height;
    if (isSized && placed.x === x && placed.y === y && origin === block.box) return false;
    element.hidden = false;
    element.toggleAttribute("moving", moves);
    if (!isSized) {
      element.style.width = em(width);
      element.style.height = em(height);
    }
    if (!element.hasAttribute("lifted")) element.style.translate = `${em(x - block.box.x)} ${em(y - block.box.y)}`;
    tag.placed = frame;
    tag.origin = block.box;
    return true;
  }

  /** Puts the control that shows hidden chips after the last one. */
  #placeControl({ indicator, hidden }) {
    const control = this.#cloud.disclosure;
    if (!control) return;
    control.style.setProperty("display", indicator ? "block" : "none", "important");
    if (!indicator) return;
    control.style.width = em(indicator.width);
    control.style.height = em(indicator.height);
    control.style.translate = `${em(indicator.x)} ${em(indicator.y)}`;
    const [count, ...others] = control.querySelectorAll("bdi");
    count.style.display = "inline";
    if (hidden) count.textContent = `+${hidden}`;
    for (const other of others) other.remove();
  }

  #isTooNarrow(width) {
    const { settings, tags, isHorizontal } = this.#cloud;
    if (isHorizontal || width >= settings.narrowest) return false;
    const available = width - settings.layout[11] - settings.layout[13];
    return tags.some((tag) => tag.forms || tag.boxIn(width)[0] > available);
  }

  /** Leaves the chips to the browser, which wraps them in their order. */
  #flow() {
    const { host, list, blocks, tags, disclosure } = this.#cloud;
    blocks.join();
    host.setAttribute("layout", "flow");
    this.arrangement = null;
    list.style.height = list.style.width = "";
    disclosure?.style.setProperty("display", "none", "important");
    for (const tag of tags) {
      tag.placed = null;
      tag.element.hidden = false;
      tag.element.removeAttribute("moving");
      for (const name of ["width", "height", "translate"]) tag.element.style.removeProperty(name);
    }
    this.#cloud.root.dispatchEvent(new Event("placed"));
  }
}
