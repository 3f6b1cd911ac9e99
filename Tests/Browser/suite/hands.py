"""Real pointers and keys, as WebDriver actions that Chromium and Firefox both take."""

from dataclasses import dataclass
from typing import Any

from suite.browser import Browser

Point = tuple[float, float]
KEYS = {
    "tab": "\ue004",
    "shift": "\ue008",
    "control": "\ue009",
    "enter": "\ue007",
    "escape": "\ue00c",
    "left": "\ue012",
    "up": "\ue013",
    "right": "\ue014",
    "down": "\ue015",
    "delete": "\ue017",
}


@dataclass(frozen=True)
class Hands:
    """A mouse, a finger and a keyboard."""

    browser: Browser

    def act(self, *sources: dict[str, Any]) -> None:
        self.browser.act(list(sources))
        self.browser.let_go()

    def hold(self, *steps: dict[str, Any]) -> None:
        """Goes through the steps of a mouse, and keeps down what is down; drivers forget fingers."""
        self.browser.act([pointer("mouse", *steps)])

    def pointer(self, kind: str, *steps: dict[str, Any]) -> None:
        self.act(pointer(kind, *steps))

    def click(self, at: Point) -> None:
        self.pointer("mouse", move(at), DOWN, UP)

    def drag(self, *way: Point, kind: str = "mouse", hold: int = 0) -> None:
        """Presses at the first point, waits, goes on to the others, and lets go."""
        first, *others = way
        self.pointer(kind, move(first), DOWN, pause(hold), *(move(at, 20) for at in others), UP)

    def drag_and_press(self, key: str, *way: Point) -> None:
        """Drags with the mouse, and presses a key before letting go."""
        first, *others = way
        steps = [move(first), DOWN, *(move(at, 20) for at in others)]
        rest = [pause(0)] * len(steps)
        keys = [{"type": "keyDown", "value": KEYS[key]}, {"type": "keyUp", "value": KEYS[key]}]
        self.act(
            pointer("mouse", *steps, pause(0), pause(0), UP),
            {"type": "key", "id": "keys", "actions": [*rest, *keys]},
        )

    def press(self, *keys: str) -> None:
        """Types keys one after the other; a word and a plus before a key holds another one down."""
        steps = []
        for key in keys:
            *held, last = key.split("+") if len(key) > 1 else [key]
            downs = [KEYS.get(one, one) for one in (*held, last)]
            steps += [{"type": "keyDown", "value": one} for one in downs]
            steps += [{"type": "keyUp", "value": one} for one in reversed(downs)]
        self.act({"type": "key", "id": "keys", "actions": steps})


def pointer(kind: str, *steps: dict[str, Any]) -> dict[str, Any]:
    """The source of actions that is a mouse or a finger."""
    return {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": list(steps)}


def move(to: Point, duration: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(to[0]), "y": round(to[1]), "duration": duration}


def pause(milliseconds: int) -> dict[str, Any]:
    return {"type": "pause", "duration": milliseconds}


DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}
