"""A reader's own settings cost nothing: no label is clipped and no chips overlap."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from suite.chromium import Chromium
from suite.compare import cut_differences, label_differences, overlap_differences, require
from suite.painted import Painted, paint
from suite.site import Cloud, Site

PaintedOf = Callable[[Cloud], Painted]

# https://www.w3.org/TR/WCAG22/#text-spacing
TEXT_SPACING = """const style = document.createElement("style");
style.id = "text-spacing";
style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;
document.head.append(style);"""
USUAL_SPACING = """document.getElementById("text-spacing").remove();"""


@contextmanager
def text_spacing(chromium: Chromium) -> Iterator[None]:
    chromium.run(TEXT_SPACING)
    try:
        yield
    finally:
        chromium.run(USUAL_SPACING)


def looked_at(cloud: Cloud) -> list[float]:
    """Container widths of a phone, a tablet and a desktop, and around the cloud's breakpoints."""
    edges = {max(step.min_width, 120.0) for step in cloud.steps}
    return sorted({280.0, 360.0, 768.0, 1168.0, *edges})


def complaints(chromium: Chromium, usual: Painted) -> list[str]:
    """What is wrong with a cloud with the settings in force."""
    painted = paint(chromium, usual.cloud, looked_at(usual.cloud))
    return [
        *label_differences(painted),
        *cut_differences(painted, usual),
        *overlap_differences(painted),
    ]


@pytest.fixture
def usual(painted_of: PaintedOf, clouds: list[Cloud]) -> list[Painted]:
    """The clouds of a page with nothing set."""
    return [painted_of(cloud) for cloud in clouds]


@pytest.fixture
def address(site: Site, clouds: list[Cloud]) -> str:
    return site.file_of(clouds[0].page).as_uri()


def test_text_twice_as_large(chromium: Chromium, usual: list[Painted], address: str) -> None:
    with chromium.font_size(32):
        chromium.open(address)
        require(one for cloud in usual for one in complaints(chromium, cloud))


def test_text_spacing(chromium: Chromium, usual: list[Painted], address: str) -> None:
    chromium.open(address)
    with text_spacing(chromium):
        require(one for cloud in usual for one in complaints(chromium, cloud))


@pytest.mark.parametrize(
    "features",
    [{"prefers_color_scheme": "dark"}, {"forced_colors": "active"}, {"prefers_contrast": "more"}],
    ids=["dark", "forced colors", "more contrast"],
)
def test_media_features(
    chromium: Chromium, usual: list[Painted], address: str, features: dict[str, str]
) -> None:
    with chromium.media(**features):
        chromium.open_once(address)
        require(one for cloud in usual for one in complaints(chromium, cloud))


def test_print(chromium: Chromium, usual: list[Painted], address: str) -> None:
    with chromium.media("print"):
        chromium.open_once(address)
        require(one for cloud in usual for one in complaints(chromium, cloud))
