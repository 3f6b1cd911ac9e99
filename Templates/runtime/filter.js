import { filled } from "./words.js";

/** What the selected terms leave of the page's listings; the page's address says which they are. */
export class Filter {
  #cloud;
  #button;
  /** Whether the gesture that is going on has a place in the history already. */
  #isKept = false;
  #slugs = [];
  /** What the listing comes to, in words. */
  #text = "";

  constructor(cloud) {
    this.#cloud = cloud;
    this.#button = cloud.host.querySelector("form > button");
    if (!this.#button) return;
    // What is selected counts at once, so that there is nothing left to send.
    this.#button.type = "button";
    this.#button.textContent = cloud.words["all-pages"];
  }

  /** The name under which the address has the terms. */
  get #name() {
    return this.#tags[0]?.input.name ?? "tag";
  }

  get #tags() {
    return this.#cloud.tags.filter((tag) => tag.input);
  }

  listen(on) {
    const form = this.#button?.form;
    on(window, "popstate", () => {
      this.read();
      this.#cloud.host.speak(this.#text);
    });
    if (!form) return;
    on(form, "submit", (event) => event.preventDefault());
    on(this.#button, "click", () => {
      this.#cloud.choose(() => false);
      this.keep();
      this.#tags[0]?.input.focus({ preventScroll: true });
    });
  }

  /** Selects what the address names, or what the page selects where it names nothing. */
  read() {
    const values = new URLSearchParams(location.search).getAll(this.#name);
    const wanted = new Set(values);
    const isWanted = ({ input }) => (values.length ? wanted.has(input.value) : input.defaultChecked);
    if (this.#tags.every((tag) => tag.selected === isWanted(tag))) this.apply();
    else this.#cloud.choose((tag) => tag.input && isWanted(tag));
  }

  /** Tells what is left, and writes what is selected into the address: as a new one, but while a gesture goes on, of which the whole is one. */
  keep() {
    const url = new URL(location);
    const name = this.#name;
    url.searchParams.delete(name);
    for (const slug of this.#slugs) url.searchParams.append(name, slug);
    // Without a value, nothing is selected, whatever the page would select.
    if (!this.#slugs.length && this.#tags.some(({ input }) => input.defaultChecked)) url.searchParams.set(name, "");
    const isBusy = this.#cloud.host.hasAttribute("busy");
    history[isBusy && this.#isKept ? "replaceState" : "pushState"](history.state, "", url);
    this.#isKept = isBusy;
    this.#cloud.host.speak(this.#text);
  }

  /** Whether what is selected leaves an item of a listing. */
  accepts(item) {
    const own = (item.getAttribute(`data-${this.#cloud.settings.taxonomy}`) ?? "").split(" ");
    const carries = (slug) => own.includes(slug);
    if (this.#slugs.length === 0) return true;
    const isAll = this.#cloud.host.getAttribute("filter-match") === "all";
    return isAll ? this.#slugs.every(carries) : this.#slugs.some(carries);
  }

  /** Shows what all filters of the page leave. */
  apply() {
    this.#slugs = this.#tags.filter((tag) => tag.selected).map(({ input }) => input.value);
    if (this.#button) this.#button.style.visibility = this.#slugs.length ? "" : "hidden";
    const { host, words } = this.#cloud;
    const page = host.getRootNode();
    const filters = [...page.querySelectorAll("tag-cloud[filter]")];
    const [left, all] = [new Set(), new Set()];
    for (const item of page.querySelectorAll("[data-listing] > *")) {
      item.hidden = !filters.every((filter) => filter.accepts?.(item) ?? true);
      // A page may be listed several times.
      const address = item.querySelector("a")?.href ?? item;
      all.add(address);
      if (!item.hidden) left.add(address);
    }
    const counts = { count: left.size, total: all.size };
    this.#text = filled(words[left.size ? "pages-found" : "no-pages"], counts);
    for (const found of page.querySelectorAll("[data-found]")) {
      found.dataset.found ||= found.textContent;
      found.textContent = left.size < all.size ? this.#text : found.dataset.found;
    }
    this.#cloud.emit("tagfilter", { selected: this.#cloud.host.selected, ...counts });
  }
}
