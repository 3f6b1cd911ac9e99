import { em, meet } from "./geometry.js";

/** How many chips a list has at most before others get lists of their own. */
const MOST = 500;
/** How many chips such a list gets. */
const SIZE = 250;

/** One list of chips, and the box around them; the first one's frames count from its own corner. */
class Block {
  box = { x: 0, y: 0, width: 0, height: 0 };
  /** Whether its chips have to follow it at once. */
  isUrgent = false;

  constructor(list) {
    this.list = list;
  }

  /** Takes the place of a box; chips in sight go with it. */
  surround(box, area, moves) {
    const { x, y, width, height } = this.box;
    const isMoved = box.x !== x || box.y !== y;
    this.isUrgent = isMoved && this.list.isConnected && (meet(box, area) || meet(this.box, area));
    if (!isMoved && box.width === width && box.height === height) return;
    const { style } = this.list;
    this.list.toggleAttribute("moving", moves && this.isUrgent);
    style.width = em(box.width);
    style.height = em(box.height);
    style.translate = `${em(box.x)} ${em(box.y)}`;
    this.box = box;
  }
}

/**
 * The lists of a cloud, in the order of its chips. A large cloud has several, one over the other, so that what
 * changes in one leaves the others as they are, and browsers need not look at those that are out of sight.
 * A list comes into the page when it shows something: as long as it shows nothing, changes of it cost next to nothing.
 */
export class Blocks {
  #all;
  /** Whether the browser wraps the chips, which it can in one list only. */
  #isOne = false;
  #count = 0;

  constructor(list) {
    this.#all = [new Block(list)];
  }

  get #list() {
    return this.#all[0].list;
  }

  /** The element of the first chip. */
  get first() {
    return this.#firstFrom(0);
  }

  /** The element after another one, in whatever list it is. */
  after(element) {
    if (element.nextElementSibling) return element.nextElementSibling;
    return this.#firstFrom(this.#all.findIndex(({ list }) => list === element.parentElement) + 1);
  }

  /** Puts an element before another one, or at the end. */
  insert(element, before) {
    if (before) {
      element.role = before.role;
      return before.before(element);
    }
    if (!this.#isOne && this.#all.at(-1).list.children.length >= MOST) this.#all.push(this.#make());
    return this.#append(this.#all.length - 1, [element]);
  }

  /** Makes more lists of those that have become too long, and takes the empty ones away. */
  divide() {
    this.#isOne = false;
    this.#all = this.#all.filter(({ list }, index) => index === 0 || list.firstElementChild || list.remove());
    for (let index = 0; index < this.#all.length; index += 1) this.#cut(index);
    this.#own();
  }

  /** Where the last part of a list that is too long begins; null if it isn't. */
  get excess() {
    const { children } = this.#list;
    return children.length > MOST ? children[children.length - SIZE] : null;
  }

  /** Takes what is from an element on out of the page, until it is shown. */
  setAside(first) {
    const items = [...this.#list.children];
    this.#all.splice(1, 0, this.#make());
    const excess = items.slice(items.indexOf(first));
    for (const item of excess) item.hidden = true;
    this.#append(1, excess);
    return excess.length;
  }

  /** Brings all chips back into one list. */
  join() {
    this.#isOne = true;
    for (const { list } of this.#all.splice(1)) {
      this.#list.append(...list.children);
      list.remove();
    }
    this.#own();
  }

  /** Puts the further lists around the frames of their chips, and notes which chip is in which list. */
  surround(tags, frames, area, moves) {
    const blocks = new Map(this.#all.map((block) => [block.list, block]));
    const boxes = new Map();
    tags.forEach((tag, index) => {
      const { element } = tag;
      tag.block = blocks.get(element.parentElement);
      const frame = frames[index];
      if (frame && tag.block !== this.#all[0] && !element.hasAttribute("lifted")) {
        boxes.set(tag.block, union(boxes.get(tag.block), frame));
      }
    });
    for (const [block, { left, top, right, bottom }] of boxes) {
      block.surround({ x: left, y: top, width: right - left, height: bottom - top }, area, moves);
    }
  }

  /** Brings the lists into the page that are in an area, and all before one of them. */
  show(area, end = this.#all[0]) {
    const count = this.#all.indexOf(end);
    this.#all.forEach(({ box }, index) => {
      if (index < count || meet(box, area)) this.#attach(index);
    });
  }

  showAll() {
    this.#all.forEach((_, index) => this.#attach(index));
  }

  #firstFrom(index) {
    return this.#all.slice(index).find(({ list }) => list.firstElementChild)?.list.firstElementChild ?? null;
  }

  #append(index, elements) {
    const { list } = this.#all[index];
    // In a list that stands for no list, items say what they are.
    if (index > 0) for (const element of elements) element.role = "listitem";
    list.append(...elements);
    if (elements.some((element) => !element.hidden)) this.#attach(index);
  }

  #attach(index) {
    const { list } = this.#all[index];
    if (!list.isConnected) this.#all.findLast((block, other) => other < index && block.list.isConnected).list.after(list);
  }

  /** Cuts what is too much off a list, into lists after it. */
  #cut(index) {
    const { children } = this.#all[index].list;
    const items = children.length > MOST ? [...children].slice(SIZE) : [];
    for (let next = index + 1; items.length > 0; next += 1) {
      this.#all.splice(next, 0, this.#make());
      this.#append(next, items.splice(0, SIZE));
    }
  }

  #make() {
    const list = document.createElement("ul");
    list.role = "none";
    list.setAttribute("part", "block");
    this.#count += 1;
    list.id = `${this.#list.parentElement.id}-${this.#count}`;
    return new Block(list);
  }

  /** Makes the lists one to who cannot see them. */
  #own() {
    const ids = this.#all.slice(1).map(({ list }) => list.id);
    if (ids.length > 0) this.#list.setAttribute("aria-owns", ids.join(" "));
    else this.#list.removeAttribute("aria-owns");
  }
}

/** The smallest box around a box, if there is one yet, and a frame. */
function union(box, { x, y, width, height }) {
  if (!box) return { left: x, top: y, right: x + width, bottom: y + height };
  box.left = Math.min(box.left, x);
  box.top = Math.min(box.top, y);
  box.right = Math.max(box.right, x + width);
  box.bottom = Math.max(box.bottom, y + height);
  return box;
}
