"""The built site as the suite sees it: its pages and the clouds of heights.json."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

TERM_PAGE = re.compile("/tags/[^/]+/")


@dataclass(frozen=True)
class Step:
    """From `min_width` px of container width on, the cloud is `height` px high."""

    min_width: float
    height: float
    shown: int


@dataclass(frozen=True)
class Cloud:
    """One entry of heights.json, as it is or with its hidden chips shown."""

    page: str
    name: str
    selector: str
    tags: int
    steps: tuple[Step, ...]
    is_open: bool = False

    @property
    def key(self) -> str:
        return f"{self.page} {self.name}" + (" open" if self.is_open else "")

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

    def unlike_pages(self) -> list[str]:
        """All pages, but one in eight of those of terms, which differ in their words alone."""
        pages = self.pages()
        of_terms = [page for page in pages if TERM_PAGE.fullmatch(page)]
        return sorted({*pages} - {*of_terms} | {*of_terms[::8]})

    def has_script(self, page: str) -> bool:
        return "<script" in self.file_of(page).read_text(encoding="utf-8")

    def file_of(self, page: str) -> Path:
        return self.folder / (page.lstrip("/") + ("index.html" if page.endswith("/") else ""))

    def clouds(self) -> list[Cloud]:
        index = json.loads((self.folder / "heights.json").read_text(encoding="utf-8"))
        return [cloud for entry in index["clouds"] for cloud in clouds_from(entry)]


def clouds_from(entry: dict) -> Iterator[Cloud]:
    """The cloud, and the same with its hidden chips shown if it hides any; one without chips is no matter."""
    closed = Cloud(
        entry["page"], entry["cloud"], entry["selector"], entry["tags"], steps_from(entry["steps"])
    )
    if closed.steps:
        yield closed
    if "open" in entry:
        yield replace(closed, steps=steps_from(entry["open"]), is_open=True)


def steps_from(entries: list[dict]) -> tuple[Step, ...]:
    return tuple(Step(entry["minWidth"], entry["height"], entry["shown"]) for entry in entries)
