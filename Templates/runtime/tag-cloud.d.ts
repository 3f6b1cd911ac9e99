/** A tag as scripts see it. */
export interface Tag {
  /** The slug that the build gave it, or what a script called it; unique in the cloud. */
  readonly id: string;
  /** Its place in the order, from 0. */
  readonly index: number;
  /** The label that is shown. */
  readonly label: string;
  /** The attachment: what its attributes `data-*` say, by their names. */
  readonly data: Readonly<Record<string, string>>;
  readonly selected: boolean;
}

/** A tag that a script adds; labels are text, never markup. */
export interface NewTag {
  label: string;
  /** Default: the label. A number follows where another tag has the id. */
  id?: string;
  selectedLabel?: string;
  /** A number after the label, as `show-count` writes it. */
  count?: number;
  href?: string;
  title?: string;
  data?: Record<string, string>;
  selected?: boolean;
  /** The id of the tag whose looks it takes; default: the first one's of the page. */
  like?: string;
}

/** A box in CSS px at a font size of 16 px, from the top left corner of the list. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much room the cloud takes. */
export interface ContentSize {
  readonly width: number;
  readonly height: number;
  /** The rows that there are, hidden ones too. */
  readonly rows: number;
  /** How many tags are hidden. */
  readonly hidden: number;
}

export type Cause = "click" | "swipe" | "key" | "pointer" | "button";

/** The events of the element; those that begin with `before`, and `tagclick`, can be canceled. */
export interface TagCloudEvents {
  tagclick: CustomEvent<Tag>;
  blankclick: CustomEvent<{ x: number; y: number }>;
  beforetagselect: CustomEvent<Tag & { by: Cause }>;
  tagselect: CustomEvent<Tag & { by: Cause }>;
  tagrefuse: CustomEvent<Tag & { by: Cause; reason: "limit" | "declined" | "canceled" }>;
  beforetagmove: CustomEvent<Tag & { from: number; to: number; by: Cause }>;
  tagmove: CustomEvent<Tag & { from: number; to: number; by: Cause }>;
  beforetagdelete: CustomEvent<Tag & { by: Cause }>;
  tagdelete: CustomEvent<Tag & { by: Cause }>;
  tagfilter: CustomEvent<{ selected: readonly string[]; count: number; total: number }>;
  tagundo: CustomEvent<{ count: number }>;
  contentresize: CustomEvent<ContentSize>;
}

/** A tag, by index or by id. */
export type Which = number | string;

/** The element `<tag-cloud>`. */
export interface TagCloudElement extends HTMLElement {
  /** Asked before a tag is selected; false refuses. */
  canSelect: ((tag: Tag & { by: Cause }) => boolean) | null;
  /** Asked before a tag moves; false refuses. */
  canMove: ((move: Tag & { from: number; to: number; by: Cause }) => boolean) | null;
  /** Asked before a tag is deleted; false refuses. */
  canDelete: ((tag: Tag & { by: Cause }) => boolean) | null;

  /** Resolves when the component has taken over and everything is in place. */
  readonly ready: Promise<void>;

  /** All tags in order. */
  readonly tags: readonly Tag[];
  tag(which: Which): Tag | undefined;
  indexOf(id: string): number;

  /** The ids of the selected tags; setting them asks nobody and tells nobody. */
  selected: readonly string[];
  selectAllBut(ids?: readonly string[]): void;

  /** Whether what is selected leaves an item of a listing, by its attribute `data-tags`, or what its taxonomy is called. */
  accepts(item: Element): boolean;

  /** Says something to who cannot see it. */
  speak(text: string): void;

  // Each change is made at once; the promise resolves when it is painted. Many changes in one task cost one layout.
  add(tags: string | NewTag | readonly (string | NewTag)[]): Promise<void>;
  insert(tags: string | NewTag | readonly (string | NewTag)[], index: number): Promise<void>;
  update(which: Which, changes: Partial<Omit<NewTag, "id">>): Promise<void>;
  remove(): void;
  remove(...which: (Which | readonly Which[])[]): Promise<void>;
  clear(): Promise<void>;
  move(which: Which, to: number): Promise<void>;
  /** Takes back the last move, deletion or change; false if there is none. */
  undo(): boolean;

  /** The room that the cloud takes in a container of a width, by default its own; in CSS px at 16 px. */
  contentSize(width?: number): ContentSize;
  /** Where the visible tags are in such a container. */
  frames(width?: number): readonly Frame[];
  /** The tag at a point of the list. */
  tagAt(x: number, y: number): Tag | undefined;
  /** Scrolls to a tag that is shown, as soon as it is in place. */
  scrollTo(id: string, position?: "nearest" | "start" | "center" | "end"): void;
  scrollTo(options?: ScrollToOptions): void;
  scrollTo(x: number, y: number): void;

  addEventListener<Name extends keyof TagCloudEvents>(
    name: Name,
    listener: (event: TagCloudEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "tag-cloud": TagCloudElement;
  }
}
