"""A cloud that the component has taken over: what it shows, and what the engine says of the same sizes."""

import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from suite.browser import Browser
from suite.compare import TOLERANCE, require

# The page of the gallery with such clouds.
INTERACTION = "/gallery/interaction/"
# A body of a function as a promise that comes true in time, or not.
PROMISED = """const done = arguments[0];
const late = new Promise((_, fail) => setTimeout(() => fail("too late"), 100000));
const cloud = document.querySelector("#cloud-%s").closest("tag-cloud");
Promise.race([late, (async () => { %s })()])
  .then((value) => done({value}), (error) => done({error: String(error)}));"""
SETTLED = """const moves = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
const still = () => Promise.all(moves().map((one) => one.finished.catch(() => {})));
await customElements.whenDefined("tag-cloud");
await cloud.ready;
await still();
await new Promise(requestAnimationFrame);
await still();
return cloud.getAttribute("layout");"""
WAIT = "while (!(%s)) await new Promise((next) => setTimeout(next, 10));"
# What has held for some display frames holds for good.
STAYS = """for (let frames = 0; frames < 10; frames = (%s) ? frames + 1 : 0) {
  await new Promise(requestAnimationFrame);
}"""
STATE = """const root = document.querySelector(`#cloud-${arguments[0]}`);
const cloud = root.closest("tag-cloud");
const list = root.querySelector("ul").getBoundingClientRect();
const boxes = [...root.querySelectorAll("ul > li")].map((item) => {
  const box = item.getBoundingClientRect();
  return box.width === 0 ? null : [box.left - list.left, box.top - list.top, box.width, box.height];
});
return {
  layout: cloud.getAttribute("layout"), boxes, height: list.height, width: root.clientWidth,
  tags: cloud.tags, settings: JSON.parse(cloud.querySelector("script").textContent),
  said: cloud.querySelector("[role=status]").textContent,
};"""
LISTEN = """window.told = [];
for (const name of ["tagclick", "beforetagselect", "tagselect", "tagrefuse", "beforetagmove", "tagmove",
  "beforetagdelete", "tagdelete", "tagundo", "blankclick"]) {
  document.addEventListener(name, (event) => {
    window.told.push([name, event.detail.id ?? null, event.detail]);
    if (window.declines === name) event.preventDefault();
  });
}"""
# Pointers meet what has been painted, which what has just been scrolled has not yet.
CENTRE = """const item = cloud.querySelectorAll(".tagcloud ul > li")[%d];
item.scrollIntoView({block: "center", inline: "nearest", behavior: "instant"});
for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
const box = item.getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2];"""
ALIGNMENTS = (
    "left", "center", "right", "start", "end", "fill-space", "fill-width", "fill-width-except-last",
)  # fmt: skip


@dataclass(frozen=True)
class Live:
    """One such cloud on the page that is open."""

    browser: Browser
    name: str
    program: Path

    def settle(self) -> str:
        """Waits until it is upgraded and nothing moves, and says who lays it out."""
        return self.call(SETTLED)

    def state(self) -> dict[str, Any]:
        self.settle()
        return self.browser.run(STATE, self.name)

    def ids(self) -> list[str]:
        return [tag["id"] for tag in self.state()["tags"]]

    def selected(self) -> list[str]:
        return [tag["id"] for tag in self.state()["tags"] if tag["selected"]]

    def centre(self, index: int) -> tuple[float, float]:
        """Where a chip is in the viewport."""
        x, y = self.call(CENTRE % index)
        return x, y

    def events(self, *names: str) -> list[list[Any]]:
        """What has been told, of some kinds, since the last question."""
        told = self.browser.run("const told = window.told; window.told = []; return told")
        return [event for event in told if event[0] in names]

    def call(self, code: str) -> Any:  # noqa: ANN401
        """Runs a function body in which `cloud` is the element, and returns what it gives in the end."""
        told = self.browser.run_async(PROMISED % (self.name, code))
        assert "error" not in told, told["error"]
        return told.get("value")

    def wait_until(self, holds: str) -> None:
        """Waits for what comes soon on a fast machine, and late on a busy one: an expression of `cloud`."""
        self.call(WAIT % holds)

    def wait_until_it_stays(self, holds: str) -> None:
        """Waits until an expression has come true for good."""
        self.call(STAYS % holds)

    def require_exact(self) -> None:
        """Fails unless every chip is where `tagcloud layout` puts it for the same sizes."""
        state = self.state()
        assert state["layout"] == "placed", state["layout"]
        answer = self.layout(self.request(state))
        require(differences(state, answer["frames"], answer["contentSize"][1]))

    def request(self, state: dict[str, Any]) -> dict[str, Any]:
        settings = state["settings"]
        numbers = settings["layout"]
        boxes = sizes_by_id(settings)
        return {
            "containerWidth": state["width"],
            "sizes": [boxes[tag["id"]][tag["selected"]] for tag in state["tags"]],
            "direction": ["vertical", "horizontal"][numbers[0]],
            "alignment": ALIGNMENTS[numbers[1]],
            "dir": ["ltr", "rtl"][numbers[6]],
            "lineLimit": numbers[7],
            "horizontalSpacing": numbers[8],
            "verticalSpacing": numbers[9],
            **({"overflowIndicator": indicator(state)} if "indicator" in settings else {}),
        }

    def layout(self, request: dict[str, Any]) -> dict[str, Any]:
        text = json.dumps(request)
        answer = subprocess.run(
            [self.program, "layout"], input=text, capture_output=True, text=True, check=True
        )
        return json.loads(answer.stdout)


def indicator(state: dict[str, Any]) -> list[float]:
    """The size of "+N": it depends on how many chips are hidden."""
    at = 3 * max(0, state["boxes"].count(None) - 1)
    return state["settings"]["indicator"][at : at + 2]


Find = Callable[[str], Live]


def sizes_by_id(settings: dict[str, Any]) -> dict[str, tuple[list[float], list[float]]]:
    normal, selected = settings["sizes"], settings.get("selected", settings["sizes"])
    return {
        name: (normal[3 * at : 3 * at + 2], selected[3 * at : 3 * at + 2])
        for at, name in enumerate(settings["ids"])
    }


def differences(state: dict[str, Any], frames: list[list[float] | None], height: float) -> list[str]:
    found = [
        f"{tag['id']} is at {box}, not {frame}"
        for tag, box, frame in zip(state["tags"], state["boxes"], frames, strict=True)
        if (box is None) != (frame is None)
        or (box and frame and any(abs(a - b) > TOLERANCE for a, b in zip(box, frame, strict=True)))
    ]
    if abs(state["height"] - height) > TOLERANCE:
        found.append(f"the list is {state['height']} px high, not {height}")
    return found
