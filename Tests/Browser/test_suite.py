"""The suite itself: it finds what is wrong on a page made for that, and nothing on a cloud that is right."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from suite.browser import Browser
from suite.compare import (
    escape_differences,
    frame_differences,
    height_differences,
    label_differences,
    order_differences,
    overlap_differences,
    width_differences,
)
from suite.painted import Painted, paint
from suite.predictions import Prediction
from suite.site import Cloud, Step

PAGE = (Path(__file__).parent / "wrong" / "index.html").as_uri()
WIDTHS = [320.0, 333.328125]
FRAMES = (0.0, 0.0, 90.0, 20.0, 100.0, 0.0, 90.0, 20.0, 200.0, 0.0, 90.0, 20.0)
CHECKS: list[Callable[[Painted], Iterator[str]]] = [
    width_differences,
    height_differences,
    label_differences,
    overlap_differences,
    order_differences,
    escape_differences,
    lambda painted: frame_differences(painted, {width: Prediction(True, 60, FRAMES, {}) for width in WIDTHS}),
]


def painted(browser: Browser, name: str, height: float = 60) -> Painted:
    browser.open(PAGE)
    return paint(browser, Cloud("/wrong/", name, "#" + name, 3, (Step(240, height, 3),)), WIDTHS)


def complaints(painted: Painted) -> list[str]:
    """What the checks say of the first width, without the place."""
    start = f"/wrong/ #{painted.cloud.name} at 320 px"
    told = (one for check in CHECKS for one in check(painted))
    return [one.removeprefix(start).lstrip(":, ") for one in told if one.startswith(start)]


def test_a_right_cloud_passes(browser: Browser) -> None:
    right = painted(browser, "right")
    assert [one for check in CHECKS for one in check(right)] == []


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("wide-label", "chip 2 (Two): the label leaves its content box by "),
        ("small-link", "chip 2 (Two): the link's box is 5 px off its chip's"),
        ("cut", "chip 2 (Two): the label is cut short and no title tells the whole"),
        ("overlap", "two chips overlap by 2 px"),
        ("overlap", "chip 2 (Two): predicted x 100, y 0, width 90, height 20, painted x 88, y 0, width 90"),
        ("disorder", "chip 3 (Three): out of order, x 100, y 0, width 90, height 20 after x 200"),
        ("escape", "chip 3 (Three): leaves the list by 20 px, x 250"),
        ("hidden", "chip 3 (Three): predicted x 200, y 0, width 90, height 20, painted hidden"),
    ],
)
def test_a_fault_is_named(browser: Browser, name: str, complaint: str) -> None:
    told = complaints(painted(browser, name))
    assert any(one.startswith(complaint) for one in told), told


def test_a_wrong_height_is_named(browser: Browser) -> None:
    told = complaints(painted(browser, "right", height=61))
    assert told == ["heights.json promises 61 px (from 240 px on), painted 60 px"]
