import { Drag } from "./drag.js";
import { entry } from "./geometry.js";

/** How long a press is that picks a chip up, in milliseconds. */
const LONG = 350;
/** How far a pointer moves before it is more than a press, in CSS px. */
const SLIP = 6;

/** What a pointer does: presses, swipes over chips, and drags them. */
export class Gestures {
  #cloud;
  /** The press that is going on: pointer, chip, and where it began. */
  #press = null;
  #swipe = null;
  #drag = null;
  /** Whether the click that ends a swipe or a drag is none. */
  #isSpent = false;

  constructor(cloud) {
    this.#cloud = cloud;
  }

  get isActive() {
    return this.#swipe !== null || this.#drag !== null;
  }

  down(event) {
    const cloud = this.#cloud;
    this.#isSpent = false;
    const tag = cloud.tagOf(event.target);
    const canDrag = cloud.has("reorderable") || cloud.has("deletable");
    const canSwipe = cloud.has("swipe-select");
    if (this.#press || !tag || event.target === tag.button || event.button !== 0 || !(canDrag || canSwipe)) return;
    const done = new AbortController();
    const { pointerId: id, pointerType, clientX: x, clientY: y } = event;
    this.#press = { id, tag, x, y, canSwipe, drags: canDrag && pointerType === "mouse", done };
    if (canDrag) this.#press.timer = setTimeout(() => this.#lift(this.#press.x, this.#press.y), LONG);
    const own = (work) => (event) => event.pointerId === id && work(event);
    const options = { signal: done.signal };
    document.addEventListener("pointermove", own((event) => this.#move(event)), options);
    document.addEventListener("pointerup", own(() => this.#end(true)), options);
    document.addEventListener("pointercancel", own(() => this.#end(false)), options);
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.#end(false), options);
  }

  /** Keeps the page from scrolling, and from selecting text, while chips are swiped or dragged. */
  hold(event) {
    if (this.isActive && event.cancelable) event.preventDefault();
  }

  /** Takes the click away that the browser makes of the end of a gesture. */
  click(event) {
    if (!this.#isSpent || event.detail === 0) return;
    this.#isSpent = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Ends whatever is going on. */
  stop() {
    this.#end(false);
  }

  #move(event) {
    const press = this.#press;
    const { clientX: x, clientY: y } = event;
    if (this.#drag) return this.#drag.move(x, y);
    if (this.#swipe) {
      const points = event.getCoalescedEvents?.() ?? [];
      for (const point of points.length ? points : [event]) this.#swipeTo(point.clientX, point.clientY);
      return undefined;
    }
    if (Math.hypot(x - press.x, y - press.y) <= SLIP) return undefined;
    clearTimeout(press.timer);
    if (press.canSwipe) {
      this.#swipe = { seen: new Set(), x: press.x, y: press.y };
      this.#capture();
      return this.#swipeTo(x, y);
    }
    if (!press.drags) return this.#end(false);
    this.#lift(press.x, press.y);
    return this.#drag.move(x, y);
  }

  #capture() {
    this.#cloud.host.toggleAttribute("busy", true);
    getSelection()?.removeAllRanges();
    try {
      this.#cloud.root.setPointerCapture(this.#press.id);
    } catch {
      // The pointer is gone already; its end comes next.
    }
  }

  #lift(x, y) {
    clearTimeout(this.#press.timer);
    this.#capture();
    this.#drag = new Drag(this.#cloud, this.#press.tag, x, y);
  }

  /** Selects every chip on the way, in order, each once. */
  #swipeTo(x, y) {
    const cloud = this.#cloud;
    const swipe = this.#swipe;
    const scale = cloud.placer.scale;
    const origin = cloud.list.getBoundingClientRect();
    const inList = (x, y) => ({ x: (x - origin.left) / scale, y: (y - origin.top) / scale });
    const [from, to] = [inList(swipe.x, swipe.y), inList(x, y)];
    Object.assign(swipe, { x, y });
    const met = cloud.placer.frames.map((frame, index) => ({ index, at: frame ? entry(frame, from, to) : Infinity }));
    const tags = met.filter(({ at }) => at <= 1).sort((a, b) => a.at - b.at).map(({ index }) => cloud.tags[index]);
    for (const tag of tags) {
      if (swipe.seen.has(tag)) continue;
      swipe.seen.add(tag);
      if (tag.selected || !cloud.maySelect(tag, true, "swipe")) continue;
      tag.selected = true;
      cloud.selected(tag, "swipe");
    }
  }

  #end(isDone) {
    if (!this.#press) return;
    clearTimeout(this.#press.timer);
    this.#press.done.abort();
    this.#isSpent = this.isActive;
    const [drag, swipe] = [this.#drag, this.#swipe];
    this.#press = this.#swipe = this.#drag = null;
    this.#cloud.host.toggleAttribute("busy", false);
    drag?.end(isDone);
    // What is out of sight has waited for the end.
    if (swipe) this.#cloud.invalidate(true);
  }
}
