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


def require_readable(chromium: Chromium, usual: Painted) -> None:
    cloud = usual.cloud
    painted = paint(chromium, cloud, looked_at(cloud))
    require([*label_differences(painted), *cut_differences(painted, usual), *overlap_differences(painted)])


def test_text_twice_as_large(chromium: Chromium, site: Site, painted_of: PaintedOf, cloud: Cloud) -> None:
    usual = painted_of(cloud)
    with chromium.font_size(32):
        chromium.open(site.file_of(cloud.page).as_uri())
        require_readable(chromium, usual)


def test_text_spacing(chromium: Chromium, site: Site, painted_of: PaintedOf, cloud: Cloud) -> None:
    usual = painted_of(cloud)
    chromium.open(site.file_of(cloud.page).as_uri())
    with text_spacing(chromium):
        require_readable(chromium, usual)


@pytest.mark.parametrize(
    "features",
    [{"prefers_color_scheme": "dark"}, {"forced_colors": "active"}, {"prefers_contrast": "more"}],
    ids=["dark", "forced colors", "more contrast"],
)
def test_media_features(
    chromium: Chromium, site: Site, painted_of: PaintedOf, cloud: Cloud, features: dict[str, str]
) -> None:
    usual = painted_of(cloud)
    chromium.open(site.file_of(cloud.page).as_uri())
    with chromium.media(**features):
        require_readable(chromium, usual)


def test_print(chromium: Chromium, site: Site, painted_of: PaintedOf, cloud: Cloud) -> None:
    usual = painted_of(cloud)
    chromium.open(site.file_of(cloud.page).as_uri())
    with chromium.media("print"):
        require_readable(chromium, usual)
