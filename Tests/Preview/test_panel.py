"""The panel of the studio has a field for every key that front matter has for clouds and styles."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIELDS = (ROOT / "Templates/studio/fields.js").read_text()
ELSEWHERE = {
    "options": {
        # The studio shows the chips there are; which terms get some, and in which order, the site says.
        *("order", "reverse", "limit", "min-count", "include", "exclude", "show-count"),
        # Weights come from counts, which typed tags have none of.
        *("scale", "min-size", "max-size", "ramp"),
        # What a script lets readers do; nobody does it on the stage.
        *("swipe-select", "reorderable", "deletable", "delete-button", "runtime", "action"),
        # What selected chips do to a listing, of which the stage has none.
        *("filter", "filter-match"),
        # The height from which the build warns.
        "max-height",
    },
    # A request opens no file.
    "style": {"font", "icon"},
}


def keys_of(file: str, name: str) -> set[str]:
    """The keys that a decoder knows: the cases of an enumeration, by their raw values."""
    text = (ROOT / "Sources/Content" / file).read_text()
    body = re.search(rf"enum {name}: String, DocumentKey {{(.*?)static let", text, re.DOTALL)
    assert body, f"{name} is not in {file}"
    cases = [
        case.strip()
        for line in re.findall(r"^  case (.*)$", body[1], re.MULTILINE)
        for case in line.split(",")
    ]
    return {case.split("=")[1].strip(' "') if "=" in case else case for case in cases}


def fields_of(group: str) -> set[str]:
    return set(re.findall(rf'\["{group}", "([a-z-]+)"', FIELDS))


def test_every_option_of_a_cloud_has_a_field() -> None:
    keys = keys_of("NodeDecoder+Cloud.swift", "CloudKey")
    assert {"alignment", "row-alignment", "style"} < keys
    assert fields_of("options") == keys - ELSEWHERE["options"]
    assert ELSEWHERE["options"] < keys


def test_every_key_of_a_style_has_a_field() -> None:
    keys = keys_of("NodeDecoder+Style.swift", "StyleKey")
    assert {"size", "letter-spacing", "selected"} < keys
    assert fields_of("style") == keys - ELSEWHERE["style"]
    assert ELSEWHERE["style"] < keys
