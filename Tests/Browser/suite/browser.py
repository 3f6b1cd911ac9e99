"""The browsers that the suite drives, behind the few things that all of them can do."""

from typing import Any, Protocol

# Some pages are large, and the machine may be busy.
SCRIPT_SECONDS = 600
FONTS_READY = """const done = arguments[arguments.length - 1];
document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));"""


class Browser(Protocol):
    """One running browser with one window."""

    name: str
    pads_text: bool
    """Whether it sets text so unlike HarfBuzz that a chip's padding is the slack."""
    text_slack: float
    # How much further each glyph may reach.
    glyph_slack: float
    """How far a label may leave its box, in px."""
    grain: float
    """Widths that are multiples of this many px it holds exactly."""
    fonts_from_files: bool
    """Whether a page opened as a file may load its fonts from a folder above."""

    def open(self, url: str) -> None:
        """Loads a page and waits until its fonts are there."""

    def open_once(self, url: str) -> None:
        """Loads a page unless it is open already."""

    def run(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        """Runs the body of a function in the page and returns its JSON value."""

    def run_async(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        """Like `run`, but the script calls its last argument with the value."""

    def act(self, sources: list[dict[str, Any]]) -> None:
        """Performs WebDriver actions."""

    def let_go(self) -> None:
        """Lets go of whatever actions hold."""

    def resize(self, width: int, height: int) -> None:
        """Makes the viewport that large, in px."""

    def close(self) -> None: ...
