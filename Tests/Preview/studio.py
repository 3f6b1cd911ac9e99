"""The studio as it is driven: its states, and what is on its stage."""

import json
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import quote

from served import Preview, wait_until

from suite.browser import Browser

Frame = list[float]
FRAMES = """const list = document.querySelector("#stage .tagcloud > ul");
const home = list.getBoundingClientRect();
return Array.from(list.querySelectorAll(":scope > li:not([hidden])"), (item) => {
  const box = item.getBoundingClientRect();
  return [box.x - home.x, box.y - home.y, box.width, box.height];
});"""
WIDTHS = f"""const by = arguments[0];
const handle = document.getElementById("handle");
const press = (key) => handle.dispatchEvent(new KeyboardEvent("keydown", {{ key, shiftKey: by === 10 }}));
const frames = () => {{ {FRAMES} }};
const all = [];
press("Home");
for (let width = 240; width <= 1600; width += by) {{
  if (Number(handle.getAttribute("aria-valuenow")) !== width) throw new Error("the width is another");
  all.push(frames());
  press("ArrowRight");
}}
return all;"""


class Studio:
    """The studio's page in a browser."""

    def __init__(self, browser: Browser, preview: Preview, binary: Path) -> None:
        self.browser = browser
        self.preview = preview
        self.binary = binary

    def open(self, **state: Any) -> "Studio":  # noqa: ANN401
        """Opens the page with a state, by a link."""
        # A link that differs in its fragment alone would not load the page anew.
        self.browser.open(f"{self.preview.url}notes.txt")
        self.browser.open(f"{self.preview.url}__studio/#{quote(json.dumps(state))}")
        wait_until(lambda: self.measured() > 0, "the studio has measured its cloud")
        return self

    def measured(self) -> int:
        return int(self.browser.run("return document.body.dataset.measured ?? 0"))

    def choose(self, field: str, value: str) -> None:
        """Gives a field of the panel a value and waits for the labels to be measured."""
        before = self.measured()
        self.browser.run(
            "const [name, value] = arguments;"
            "const field = document.querySelector(`#panel [name='${name}']`);"
            "if (field.type === 'checkbox') field.checked = value === 'on'; else field.value = value;"
            "field.dispatchEvent(new Event('input', { bubbles: true }));",
            field,
            value,
        )
        if not field.startswith("view."):
            wait_until(lambda: self.measured() > before, f"{field} is {value}")

    def paste(self, tags: str) -> None:
        """Puts tags into the field for them and waits for the labels to be measured."""
        before = self.measured()
        self.browser.run(
            "const field = document.getElementById('tags'); field.value = arguments[0];"
            "field.dispatchEvent(new Event('input'))",
            tags,
        )
        wait_until(lambda: self.measured() > before, "the tags are measured")

    def frames(self) -> list[Frame]:
        return self.browser.run(FRAMES)

    def state(self) -> list[Any]:
        """What a link holds, and whether the list of keys is open, once everything is on screen."""
        self.matter()
        return self.browser.run(
            "return [document.getElementById('link').href, document.getElementById('keys').open]"
        )

    def matter(self) -> str:
        """The front matter that is offered, once it is that of what is on screen."""
        settled = "return document.body.dataset.settled === 'yes'"
        wait_until(lambda: self.browser.run(settled), "the studio has settled")
        return str(self.browser.run("return document.getElementById('matter').textContent"))

    def measure(self, cloud: str, matter: dict[str, Any]) -> dict[str, Any]:
        """What the server says of a cloud."""
        _, _, content = self.preview.ask(
            f"/__studio/measure?cloud={quote(cloud)}" if cloud else "/__studio/measure",
            "POST",
            json.dumps(matter).encode(),
        )
        return json.loads(content)

    def layouts(self, measured: dict[str, Any], widths: list[float]) -> list[list[Frame]]:
        """The frames that `tagcloud layout` gives the same chips."""
        top, right, bottom, left = measured["options"]["inset"]
        given = measured["options"] | {"inset": {"top": top, "right": right, "bottom": bottom, "left": left}}
        given |= {"sizes": measured["sizes"]}
        lines = [json.dumps(given | {"containerWidth": width}) for width in widths]
        done = subprocess.run(
            [self.binary, "layout"], input="\n".join(lines), capture_output=True, text=True, check=True
        )
        return [[frame for frame in json.loads(line)["frames"] if frame] for line in done.stdout.splitlines()]


def differences(painted: list[Frame], predicted: list[Frame], tolerance: float = 1 / 32) -> list[str]:
    """Where two lists of frames differ."""
    if len(painted) != len(predicted):
        return [f"{len(painted)} chips instead of {len(predicted)}"]
    return [
        f"chip {index}: {one} instead of {other}"
        for index, (one, other) in enumerate(zip(painted, predicted, strict=True))
        if any(abs(a - b) > tolerance for a, b in zip(one, other, strict=True))
    ]
