"""The built site as the suite sees it: its pages and the clouds of heights.json."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Step:
    """From `min_width` px of container width on, the cloud is `height` px high."""

    min_width: float
    height: float
    shown: int


@dataclass(frozen=True)
class Cloud:
    """One entry of heights.json."""

    page: str
    name: str
    selector: str
    tags: int
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        return f"{self.page} {self.name}"

    def step_at(self, width: float) -> Step | None:
        """The step in force at a container width; None where the cloud flows."""
        return next((step for step in reversed(self.steps) if step.min_width <= width), None)


@dataclass(frozen=True)
class Site:
    """A folder that `tagcloud build` wrote."""

    folder: Path

    def pages(self) -> list[str]:
        """The paths of all pages below the site's root, as heights.json writes them, in a fixed order."""
        files = (file.relative_to(self.folder).as_posix() for file in self.folder.rglob("*.html"))
        return sorted("/" + path.removesuffix("index.html") for path in files)

    def file_of(self, page: str) -> Path:
        return self.folder / (page.lstrip("/") + ("index.html" if page.endswith("/") else ""))

    def clouds(self) -> list[Cloud]:
        index = json.loads((self.folder / "heights.json").read_text(encoding="utf-8"))
        return [cloud_from(entry) for entry in index["clouds"]]


def cloud_from(entry: dict) -> Cloud:
    steps = (Step(step["minWidth"], step["height"], step["shown"]) for step in entry["steps"])
    return Cloud(entry["page"], entry["cloud"], entry["selector"], entry["tags"], tuple(steps))
