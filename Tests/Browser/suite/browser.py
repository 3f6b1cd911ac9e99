"""The browsers that the suite drives, behind the few things that all of them can do."""

from typing import Any, Protocol

FONTS_READY = """const done = arguments[arguments.length - 1];
document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));"""


class Browser(Protocol):
    """One running browser with one window."""

    name: str

    def open(self, url: str) -> None:
        """Loads a page and waits until its fonts are there."""

    def run(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        """Runs the body of a function in the page and returns its JSON value."""

    def resize(self, width: int, height: int) -> None:
        """Makes the viewport that large, in px."""

    def close(self) -> None: ...
