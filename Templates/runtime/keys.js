import { neighbour } from "./geometry.js";

const BACK = { ltr: "ArrowLeft", rtl: "ArrowRight" };
const AHEAD = { ltr: "ArrowRight", rtl: "ArrowLeft" };

/** What keys do to the chip that has the focus. */
export class Keys {
  #cloud;
  /** The chip that is picked up, where it was, and how all chips stood. */
  #carried = null;

  constructor(cloud) {
    this.#cloud = cloud;
  }

  press(event) {
    const cloud = this.#cloud;
    const tag = cloud.tagOf(event.target);
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isUndo && !this.#carried && cloud.undo()) return event.preventDefault();
    // A button has its own keys.
    if (!tag || (event.target === tag.button && /^( |Enter|Tab)$/.test(event.key))) return;
    if (!(this.#carried ? this.#carry(event.key) : this.#start(tag, event))) return;
    event.preventDefault();
    this.#isHeld = event.key === " ";
  }

  /** Keeps a key that has done its work from toggling a control when it is let go. */
  release(event) {
    if (this.#isHeld && event.key === " ") event.preventDefault();
    this.#isHeld = false;
  }

  /** Puts down what is carried, when the focus leaves. */
  leave(event) {
    if (this.#carried && !this.#isMoving && !this.#cloud.tagOf(event.relatedTarget)) this.#drop();
  }

  #isMoving = false;
  #isHeld = false;

  #start(tag, { key, shiftKey, ctrlKey, metaKey, altKey }) {
    const cloud = this.#cloud;
    if (ctrlKey || metaKey || altKey) return false;
    if ((key === "Delete" || key === "Backspace") && cloud.has("deletable")) return cloud.delete(tag, "key") || true;
    if (key !== " " || !cloud.has("reorderable") || (tag.input && !shiftKey)) return false;
    this.#carried = { tag, from: cloud.tags.indexOf(tag), order: [...cloud.tags] };
    tag.element.setAttribute("carried", "");
    cloud.say("picked-up", tag);
    return true;
  }

  #carry(key) {
    const cloud = this.#cloud;
    const { tag, order } = this.#carried;
    if (key === " " || key === "Enter") return this.#drop();
    if (key === "Escape") {
      this.#refocusing(() => cloud.take(order));
      this.#end("put-back");
      return true;
    }
    const to = this.#target(key, cloud.tags.indexOf(tag));
    if (to === null) return key !== "Tab";
    if (to >= 0 && to < cloud.tags.length && to !== cloud.tags.indexOf(tag) && cloud.mayMove(tag, to, "key")) {
      this.#refocusing(() => {
        cloud.shift(tag, to);
        cloud.arrangeElements();
      });
      cloud.say("moved", tag);
    }
    return true;
  }

  /** Does what takes the focus away for a moment. */
  #refocusing(change) {
    this.#isMoving = true;
    change();
    this.#isMoving = false;
  }

  #target(key, index) {
    const side = this.#cloud.isRightToLeft ? "rtl" : "ltr";
    switch (key) {
      case BACK[side]:
        return index - 1;
      case AHEAD[side]:
        return index + 1;
      case "ArrowUp":
      case "ArrowDown":
        return neighbour(this.#cloud.placer.frames, index, key === "ArrowDown");
      case "Home":
        return 0;
      case "End":
        return this.#cloud.tags.length - 1;
      default:
        return null;
    }
  }

  #drop() {
    const cloud = this.#cloud;
    const { tag, from, order } = this.#carried;
    const to = cloud.tags.indexOf(tag);
    this.#end("dropped");
    if (to !== from) {
      cloud.history.keep(order);
      cloud.emit("tagmove", cloud.detail(tag, { from, to, by: "key" }));
    }
    return true;
  }

  #end(word) {
    const { tag } = this.#carried;
    this.#carried = null;
    tag.element.removeAttribute("carried");
    this.#cloud.say(word, tag);
  }
}
