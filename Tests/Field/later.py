"""The cases that wait for a feature, and those that only a browser can decide.

A row of `LATER` says what a case waits for and how to see that it is not there yet: as soon as it is, the row
fails, so that no case is forgotten. What holds already of such a case is checked by a function marked `part`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from case import page
from site_folder import Site

Probe = Callable[[Site], bool]

BROWSER: dict[str, list[str]] = {
    "F033": [
        "test_frames.py::test_labels_stay_inside_their_chips",
        "test_frames.py::test_chips_do_not_overlap",
    ],
    "F111": ["test_frames.py::test_height_is_what_the_index_promises"],
    "F123": ["test_frames.py::test_frames_are_what_the_engine_predicts"],
    "F124": ["test_frames.py::test_flow_keeps_the_order_inside_the_list"],
    "F127": ["test_frames.py::test_labels_stay_inside_their_chips"],
    "F139": ["test_loading.py::test_nothing_moves_when_fonts_are_late"],
    "F140": ["test_loading.py::test_nothing_moves_without_web_fonts"],
    "F141": ["test_loading.py::test_labels_fit_without_web_fonts"],
    "F148": ["test_reader.py::test_text_twice_as_large"],
    "F149": ["test_reader.py::test_text_spacing"],
    "F152": ["test_loading.py::test_picture_is_the_same_without_scripts"],
    "F153": [
        "test_accessibility.py::test_axe_finds_no_violation",
        "test_markup.py::test_pages_are_valid_html",
    ],
    "F157": ["test_markup.py::test_page_has_no_style_attribute_and_no_handler"],
}


@dataclass(frozen=True)
class Later:
    """What a case waits for, and whether it is there."""

    feature: str
    is_there: Probe


def knows(settings: str) -> Probe:
    """Whether the configuration has a key."""

    def probe(site: Site) -> bool:
        twin = site.twin("probe")
        twin.write("content/p1.md", page(["a"]))
        twin.write("tagcloud.toml", settings)
        ids = {one.id for one in twin.run("build").problems}
        return not ids & {"not-supported", "unknown-key", "unknown-value", "wrong-type"}

    return probe


def writes(path: str, settings: str = "") -> Probe:
    """Whether a build writes a file."""

    def probe(site: Site) -> bool:
        twin = site.twin("probe")
        twin.write("content/p1.md", page(["a"], aliases=["/old/"]))
        twin.write("tagcloud.toml", settings)
        twin.run("build")
        return (twin.out / path).exists()

    return probe


def says(text: str, path: str = "", settings: str = "", tags: list[str] | None = None) -> Probe:
    """Whether a text is in an output file, or in what the program prints."""

    def probe(site: Site) -> bool:
        twin = site.twin("probe")
        twin.write("content/p1.md", page(tags or ["a"]))
        twin.write("tagcloud.toml", settings)
        printed = twin.run("build").stderr
        if not path:
            return text in printed
        return any(text in one.read_text(encoding="utf-8") for one in twin.out.glob(path))

    return probe


LATER: dict[str, Later] = {
    "F116": Later("another alignment of the last row (last-row)", knows('[cloud]\nlast-row = "start"\n')),
}
