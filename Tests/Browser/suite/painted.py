"""What a browser painted of a cloud, read by harness.js at many widths in one call."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from suite.browser import Browser
from suite.site import Cloud

HARNESS = (Path(__file__).parent / "harness.js").read_text(encoding="utf-8")
ABOUT = """const list = document.querySelector(arguments[0] + " > ul");
return [getComputedStyle(list).direction,
  ...[...list.children].map((chip) => (chip.querySelector(".whole") ?? chip).textContent.trim()),
  ...(list.parentElement.querySelector(":scope > details") === null ? [] : ["the control"])];"""
NUMBERS_A_CHIP = 7
BATCH = 400_000


class Chip(NamedTuple):
    """A displayed chip, in px: its box from the list's padding edge, and what harness.js found in it."""

    x: float
    y: float
    width: float
    height: float
    label: float
    inner: float
    cut: float


@dataclass(frozen=True)
class Painting:
    """A cloud at one width; a chip that is not displayed is None."""

    width: float
    content_width: float
    height: float
    overlap: float
    chips: tuple[Chip | None, ...]


@dataclass(frozen=True)
class Painted:
    """A cloud at all the widths asked for, with its labels for messages."""

    cloud: Cloud
    right_to_left: bool
    labels: tuple[str, ...]
    text_slack: float
    glyph_slack: float
    paintings: tuple[Painting, ...]


def paint(browser: Browser, cloud: Cloud, widths: Sequence[float], pads_text: bool | None = None) -> Painted:
    """Reads the cloud at each width; the browser has its page open.

    `pads_text` says whether padding is the slack of labels, as the browser has it unless given.
    """
    direction, *labels = browser.run(ABOUT, cloud.selector)
    room = "border" if (browser.pads_text if pads_text is None else pads_text) else "content"
    batch = max(BATCH // (NUMBERS_A_CHIP * max(len(labels), 1)), 1)
    paintings: list[Painting] = []
    for begin in range(0, len(widths), batch):
        part = widths[begin : begin + batch]
        rows = json.loads(browser.run(HARNESS, cloud.selector, list(part), room, cloud.is_open))
        paintings += [painting_from(width, row) for width, row in zip(part, rows, strict=True)]
    return Painted(
        cloud,
        direction == "rtl",
        tuple(labels),
        browser.text_slack,
        browser.glyph_slack,
        tuple(paintings),
    )


def painting_from(width: float, row: list[int | None]) -> Painting:
    numbers = [None if number is None else number / 4096 for number in row]
    content_width, height, overlap = numbers[:3]
    chips = (chip_from(numbers[at : at + NUMBERS_A_CHIP]) for at in range(3, len(numbers), NUMBERS_A_CHIP))
    return Painting(width, content_width, height, overlap, tuple(chips))


def chip_from(numbers: list[float | None]) -> Chip | None:
    return None if numbers[0] is None else Chip(*numbers)
