// The studio: one state, and everything on screen drawn from it.
import { Controls } from "./controls.js";
import { Engine } from "./engine.js";
import { yaml } from "./frontmatter.js";
import { press } from "./keys.js";
import { Layout, NARROWEST } from "./layout.js";
import { refusal } from "./records.js";
import { clouds, follow, measure, picture } from "./server.js";
import { SideBySide } from "./sidebyside.js";
import { Stage } from "./stage.js";
import * as states from "./state.js";
import { Strip } from "./strip.js";
import { combined, engineOptions, values } from "./values.js";

const by = (id) => document.getElementById(id);
const [least, most] = [80, 2000];

let state = states.read(location.hash);
/** What the server has measured last. */
let data;
let layout;
let strip;
let later;

const engine = await Engine.load("taglayout.wasm");
const stage = new Stage(by("stage"), by("marks"));
const sides = new SideBySide(by("alignments"), (alignment) => change(["options", "alignment"], alignment));
const timeline = new Strip(by("strip"), setWidth);
const controls = new Controls(by("panel"), change);

/** Changes one value of the state; undefined takes it back to what it was. */
function change([group, key, place], value, scheme) {
  if (!data) return;
  if (group === "reset") Object.assign(state, { options: {}, style: {} });
  else if (value === undefined) delete state[group][key];
  else if (group === "view") state.view[key] = value;
  else state[group][key] = combined(state[group][key] ?? values(data)[group][key], { key, place, scheme }, value);
  if (group === "view") {
    dress();
    draw();
  } else {
    lay();
    ask();
  }
}

let isAsking = false;
let isStale = false;

/** Has the server measure what is on the stage; one request at a time, the newest last. */
async function ask() {
  isStale = true;
  if (isAsking) return;
  isAsking = true;
  while (isStale) {
    isStale = false;
    const answer = await measure(state.cloud, states.frontMatter(state)).catch(() => null);
    if (isStale) continue;
    tell(answer?.problems ?? [{ severity: "error", message: "the preview does not answer; is it still running?" }]);
    if (answer?.sizes) take(answer);
  }
  isAsking = false;
  draw();
  document.body.dataset.measured = String(Number(document.body.dataset.measured ?? 0) + 1);
}

function take(answer) {
  data = answer;
  stage.fill(data);
  sides.fill(data);
  dress();
  lay();
}

/** Lays out with what is known, which the server's answer will confirm. */
function lay() {
  if (!data) return;
  layout = new Layout(engine, data).with(engineOptions(state.options));
  strip = undefined;
  draw();
}

/** Gives chips and stage their colours. */
function dress() {
  if (!data) return;
  const dark = { auto: undefined, light: "not all", dark: "all" }[state.view.scheme];
  const css = dark ? data.css.replaceAll("(prefers-color-scheme:dark)", ` ${dark}`) : data.css;
  if (by("looks").textContent !== css) by("looks").textContent = css;
  by("stage").className = `stage ${state.view.scheme}`;
  by("table").classList.toggle("frames", state.view.frames);
}

function draw(isDragging = false) {
  if (!layout) return;
  const { width, view } = state;
  const { scale } = view;
  let arrangement;
  try {
    arrangement = view.built ? layout.built(width / scale) : layout.at(width / scale);
  } catch (error) {
    tell([{ severity: "error", message: refusal(error) }]);
    return;
  }
  stage.draw(layout, arrangement, { width, scale }, isDragging);
  stage.mark(arrangement, data.starts, { view, scale, width });
  showWidth();
  const hidden = arrangement.hidden > 0 ? `, ${arrangement.hidden} hidden` : "";
  const flows = width / scale < NARROWEST ? "; a page leaves wrapping to the browser here" : "";
  by("facts").textContent =
    `${counted(arrangement.shown, "chip")} in ${counted(arrangement.rows.length, "row")}, ${rounded(arrangement.height * scale)} px high${hidden}${flows}`;
  if (strip) timeline.move(width);
  if (document.body.dataset.settled !== "no") document.body.dataset.settled = "no";
  clearTimeout(later);
  later = setTimeout(() => (isDragging ? draw() : finish()), 120);
}

/** What may come a moment later than the chips. */
function finish() {
  const { scale } = state.view;
  if (!strip) {
    strip = true;
    timeline.draw(layout.steps(), layout.builtSteps(), scale);
  }
  timeline.move(state.width);
  controls.show(state, values({ ...data, options: layout.data.options }));
  by("all").hidden = !state.view.all;
  if (state.view.all) sides.draw(layout, state, layout.data.options.alignment);
  const matter = states.frontMatter(state);
  const differs = Object.keys(matter).length > 0;
  by("matter").textContent = yaml(matter);
  by("matter").hidden = !differs;
  by("copy").disabled = !differs;
  by("where").textContent = whatFor(differs);
  by("page").href = data.page;
  const isDark = state.view.scheme === "dark" || (state.view.scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  by("picture").href = picture(state.cloud, matter, Math.round(state.width / scale), isDark ? "dark" : "light");
  by("link").href = states.write(state);
  if (location.hash !== states.write(state)) history.replaceState(null, "", states.write(state));
  // Whoever drives a browser can see that everything on screen is of one state.
  document.body.dataset.settled = isAsking ? "no" : "yes";
}

function showWidth() {
  by("handle").setAttribute("aria-valuenow", state.width);
  if (document.activeElement !== by("width")) by("width").value = state.width;
}

function whatFor(differs) {
  if (!state.cloud) return "A page with this front matter has this cloud.";
  return differs
    ? `What differs from the site, for the front matter of ${data.page}`
    : "The cloud is as the site has it. What you change stands here, ready to copy.";
}

function setWidth(width) {
  state.width = Math.min(Math.max(width, least), most);
  draw(true);
}

function tell(problems) {
  by("problems").textContent = problems.map(({ message }) => message).join("\n");
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const rounded = (length) => Math.round(length * 64) / 64;

// The handle

const handle = by("handle");
let grip;
handle.addEventListener("pointerdown", (event) => {
  handle.setPointerCapture(event.pointerId);
  grip = state.width - event.clientX;
});
handle.addEventListener("pointermove", (event) => {
  if (handle.hasPointerCapture(event.pointerId)) setWidth(Math.round(event.clientX + grip));
});
handle.addEventListener("keydown", (event) => {
  if (layout && press(event, keyboard)) event.preventDefault();
});

/** What keys have to do with. */
const keyboard = {
  change,
  setWidth,
  get width() {
    return state.width;
  },
  get view() {
    return state.view;
  },
  get alignment() {
    return layout.data.options.alignment;
  },
  /** The widths at which something changes, as they are on screen. */
  get steps() {
    const { built, scale } = state.view;
    return (built ? layout.builtSteps() : layout.steps()).map(({ width }) => Math.ceil(width * scale));
  },
  flip: (key) => change(["view", key], !state.view[key]),
  flipHelp: () => (by("keys").open = !by("keys").open),
};

// Everything else that can be typed, chosen or followed

by("width").addEventListener("input", ({ target }) => {
  if (target.value !== "" && target.checkValidity()) setWidth(target.valueAsNumber);
});
by("tags").addEventListener("input", ({ target }) => {
  state.tags = target.value;
  ask();
});
by("cloud").addEventListener("change", ({ target }) => {
  state.cloud = target.value || null;
  showSource();
  ask();
});
by("copy").addEventListener("click", async () => {
  finish();
  await navigator.clipboard?.writeText(by("matter").textContent).catch(() => undefined);
  by("copied").textContent = "Copied";
  setTimeout(() => (by("copied").textContent = ""), 2000);
});
addEventListener("hashchange", () => {
  state = states.read(location.hash);
  show();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => draw());

/** Shows where the chips come from, be there any or not. */
function showSource() {
  by("page").hidden = !state.cloud;
  by("typed").hidden = state.cloud !== null;
}

/** Shows the state as it is now. */
function show() {
  by("cloud").value = state.cloud ?? "";
  by("tags").value = state.tags;
  showSource();
  showWidth();
  return ask();
}

/** Fills the list of clouds, with those of the site as it is now. */
async function list() {
  const known = await clouds();
  by("cloud").replaceChildren(
    new Option("tags of your own", ""),
    ...known.map(({ cloud, title, chips }) => new Option(`${title} (${cloud}, ${chips})`, cloud)),
  );
  return known;
}

const known = await list();
if (states.isFresh(location.hash)) {
  // The richest cloud that can be taken in at a glance, if there is one.
  const small = known.filter(({ chips }) => chips <= 60);
  const largest = (small.length > 0 ? small : known).toSorted((a, b) => b.chips - a.chips)[0];
  state.cloud = largest?.cloud ?? null;
  state.width = Math.round(Math.max(240, Math.min(640, by("table").clientWidth - 40)));
}
follow(async () => {
  await list();
  show();
});
show();
