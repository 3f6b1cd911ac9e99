import { nearest } from "./geometry.js";

/** A chip that a pointer carries. */
export class Drag {
  #cloud;
  #tag;
  #from;
  /** How all chips stood before. */
  #order;
  /** Where on the chip the pointer holds it. */
  #grip;
  #pointer;
  #zone = null;
  #scroller;
  #frame;
  /** The place that was refused last, so that it is asked for once. */
  #refused = -1;

  constructor(cloud, tag, x, y) {
    this.#cloud = cloud;
    this.#tag = tag;
    this.#order = [...cloud.tags];
    this.#from = this.#order.indexOf(tag);
    const box = tag.element.getBoundingClientRect();
    this.#grip = { x: x - box.left, y: y - box.top };
    this.#pointer = { x, y };
    tag.element.setAttribute("lifted", "");
    if (cloud.has("deletable")) this.#zone = this.#makeZone();
    this.#scroller = this.#findScroller();
    this.#frame = requestAnimationFrame(() => this.#scroll());
    this.move(x, y);
  }

  move(x, y) {
    this.#pointer = { x, y };
    this.#follow();
    const isOver = this.#isOverZone;
    this.#zone?.toggleAttribute("over", isOver);
    if (!isOver && this.#cloud.has("reorderable")) this.#makeRoom();
  }

  /** Puts the chip down: where it is, or back where it was. */
  end(isDone) {
    const [cloud, tag, order, from] = [this.#cloud, this.#tag, this.#order, this.#from];
    const isOver = this.#isOverZone;
    cancelAnimationFrame(this.#frame);
    this.#zone?.remove();
    tag.element.removeAttribute("lifted");
    tag.element.style.translate = "";
    // The next layout puts it where it belongs.
    tag.placed = null;
    if (isDone && isOver) {
      cloud.tags = order;
      if (cloud.delete(tag, "pointer")) return;
    }
    if (!isDone) return cloud.take(order);
    cloud.arrangeElements();
    cloud.invalidate(true);
    const to = cloud.tags.indexOf(tag);
    if (to === from) return;
    cloud.history.keep(order);
    cloud.emit("tagmove", cloud.detail(tag, { from, to, by: "pointer" }));
  }

  get #isOverZone() {
    const box = this.#zone?.getBoundingClientRect();
    const { x, y } = this.#pointer;
    return Boolean(box) && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  }

  /** Keeps the chip under the pointer. */
  #follow() {
    const { placer } = this.#cloud;
    const { element } = this.#tag;
    const scale = placer.scale;
    // Where the browser wraps, the chip starts from the place that it has in the row.
    let origin = element.parentElement.getBoundingClientRect();
    if (!placer.arrangement) {
      element.style.translate = "";
      origin = element.getBoundingClientRect();
    }
    const shift = (side, edge) => `${(this.#pointer[side] - this.#grip[side] - origin[edge]) / scale / 16}em`;
    element.style.translate = `${shift("x", "left")} ${shift("y", "top")}`;
  }

  /** Moves the other chips so that the gap is where the pointer is. */
  #makeRoom() {
    const cloud = this.#cloud;
    const scale = cloud.placer.scale;
    const origin = cloud.list.getBoundingClientRect();
    const index = cloud.tags.indexOf(this.#tag);
    const frames = [...cloud.placer.frames];
    // Where the browser wraps, the frame of the carried chip goes with the pointer.
    if (!cloud.placer.arrangement) frames[index] = undefined;
    const { x, y } = this.#pointer;
    const to = nearest(frames, (x - origin.left) / scale, (y - origin.top) / scale);
    if (to < 0 || to === index || to === this.#refused) return;
    if (!cloud.mayMove(this.#tag, to, "pointer")) {
      this.#refused = to;
      return;
    }
    this.#refused = -1;
    cloud.shift(this.#tag, to);
  }

  #makeZone() {
    const zone = document.createElement("div");
    zone.setAttribute("part", "zone");
    zone.textContent = this.#cloud.words["delete-zone"];
    const box = this.#cloud.root.getBoundingClientRect();
    zone.style.left = `${box.left}px`;
    zone.style.width = `${box.width}px`;
    this.#cloud.host.append(zone);
    return zone;
  }

  /** What scrolls: the cloud itself if it runs sideways, or the next box around it, or the page. */
  #findScroller() {
    const { root, isHorizontal } = this.#cloud;
    if (isHorizontal) return root;
    for (let box = root.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
    }
    return document.scrollingElement;
  }

  /** Scrolls in each display frame while the pointer is near an edge. */
  #scroll() {
    const { engine, isHorizontal } = this.#cloud;
    const step = engine?.autoScrollStep(...this.#edges()) ?? 0;
    if (step !== 0) {
      this.#scroller.scrollBy({ [isHorizontal ? "left" : "top"]: step, behavior: "instant" });
      this.move(this.#pointer.x, this.#pointer.y);
    }
    this.#cloud.placer.follow();
    // A list of its own may have moved below the chip.
    if (this.#tag.element.parentElement !== this.#cloud.list) this.#follow();
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  /** The pointer's place and the two edges along the axis that scrolls. */
  #edges() {
    const box = this.#scroller.getBoundingClientRect();
    if (this.#cloud.isHorizontal) return [this.#pointer.x, box.left, box.right];
    const isPage = this.#scroller === document.scrollingElement;
    const [start, end] = isPage ? [0, innerHeight] : [box.top, box.bottom];
    const zone = this.#zone?.getBoundingClientRect().top ?? Infinity;
    return [this.#pointer.y, start, Math.min(end, zone)];
  }
}
