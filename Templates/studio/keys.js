// The keys of the handle: what is pressed, what happens, and the words for it.
import { ALIGNMENTS } from "./records.js";
import { NARROWEST, WIDEST } from "./layout.js";

const next = (list, value) => list[(list.indexOf(value) + 1) % list.length];

/** Each with the keys that do it as events name them; `act` is given the studio, and whether Shift is held. */
export const KEYS = [
  {
    keys: ["ArrowLeft", "ArrowDown"],
    names: ["←", "↓"],
    help: "a px narrower; with ⇧ ten",
    act: (studio, isMore) => studio.setWidth(studio.width - (isMore ? 10 : 1)),
  },
  {
    keys: ["ArrowRight", "ArrowUp"],
    names: ["→", "↑"],
    help: "a px wider; with ⇧ ten",
    act: (studio, isMore) => studio.setWidth(studio.width + (isMore ? 10 : 1)),
  },
  {
    keys: ["PageDown"],
    names: ["⇟"],
    help: "to the next narrower width at which rows change",
    act: (studio) => studio.setWidth(studio.steps.findLast((width) => width < studio.width) ?? studio.width),
  },
  {
    keys: ["PageUp"],
    names: ["⇞"],
    help: "to the next wider one",
    act: (studio) => studio.setWidth(studio.steps.find((width) => width > studio.width) ?? studio.width),
  },
  { keys: ["Home"], names: ["Home"], help: `${NARROWEST} px`, act: (studio) => studio.setWidth(NARROWEST) },
  { keys: ["End"], names: ["End"], help: `${WIDEST} px`, act: (studio) => studio.setWidth(WIDEST) },
  {
    keys: ["a"],
    names: ["A"],
    help: "next alignment",
    act: (studio) => studio.change(["options", "alignment"], next(ALIGNMENTS, studio.alignment)),
  },
  { keys: ["b"], names: ["B"], help: "rows as built, or the best ones", act: (studio) => studio.flip("built") },
  { keys: ["f"], names: ["F"], help: "frames", act: (studio) => studio.flip("frames") },
  { keys: ["r"], names: ["R"], help: "rows", act: (studio) => studio.flip("rows") },
  { keys: ["s"], names: ["S"], help: "breakpoints", act: (studio) => studio.flip("starts") },
  {
    keys: ["d"],
    names: ["D"],
    help: "colours of the system, light, dark",
    act: (studio) => studio.change(["view", "scheme"], next(["auto", "light", "dark"], studio.view.scheme)),
  },
  { keys: ["?"], names: ["?"], help: "this list", act: (studio) => studio.flipHelp() },
];

/** Does what a key stands for; returns whether it stands for anything. */
export function press(event, studio) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = KEYS.find(({ keys }) => keys.includes(name));
  found?.act(studio, event.shiftKey);
  return found !== undefined;
}
