// Follows a site that is being written: takes over what changed without losing the reader's place, and shows over the
// page what is wrong with the newest state.
import { morph } from "./morph.js";
import { Problems } from "./problems.js";

let shown = new URL(import.meta.url).searchParams.get("at");
let wanted = shown;
let isBusy = false;
let source;
const problems = new Problems();

/** Takes over the page as it is now; one change at a time, the newest last. */
async function refresh() {
  if (isBusy) return;
  isBusy = true;
  while (wanted !== shown) {
    const version = wanted;
    const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
    if (!answer) break;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!(await morph(document, page))) {
      location.reload();
      return;
    }
    shown = version;
    dispatchEvent(new CustomEvent("tagcloud:reloaded", { detail: version }));
  }
  isBusy = false;
}

function listen() {
  source = new EventSource("/__tagcloud/events");
  source.onmessage = ({ data }) => {
    const state = JSON.parse(data);
    wanted = state.version;
    problems.show(state);
    // Whoever drives a browser can see that nothing will be missed from here on.
    window.tagcloudFollows = true;
    refresh();
  };
}

// A browser keeps few connections to one server: pages that nobody sees leave theirs to others.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) source?.close();
  else if (!source || source.readyState === EventSource.CLOSED) listen();
});
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", ({ persisted }) => persisted && listen());
if (!document.hidden) listen();
