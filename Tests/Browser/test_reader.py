"""A reader's own settings cost nothing: no label is clipped and no chips overlap."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from suite.chromium import Chromium
from suite.compare import cut_differences, label_differences, overlap_differences, require
from suite.painted import paint
from suite.site import Cloud, Site

# https://www.w3.org/TR/WCAG22/#text-spacing
TEXT_SPACING = """const style = document.createElement("style");
style.id = "text-spacing";
style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;
document.head.append(style);"""
USUAL_SPACING = """document.getElementById("text-spacing").remove();"""


@contextmanager
def text_spacing(browser: Chromium) -> Iterator[None]:
    browser.run(TEXT_SPACING)
    try:
        yield
    finally:
        browser.run(USUAL_SPACING)


def looked_at(cloud: Cloud) -> list[float]:
    """Container widths of a phone, a tablet and a desktop, and around the cloud's breakpoints."""
    return sorted({280.0, 360.0, 768.0, 1168.0, *(step.min_width for step in cloud.steps)})


def require_readable(browser: Chromium, cloud: Cloud) -> None:
    painted = paint(browser, cloud, looked_at(cloud))
    require([*label_differences(painted), *cut_differences(painted), *overlap_differences(painted)])


def test_text_twice_as_large(browser: Chromium, site: Site, cloud: Cloud) -> None:
    with browser.font_size(32):
        browser.open(site.file_of(cloud.page).as_uri())
        require_readable(browser, cloud)


def test_text_spacing(browser: Chromium, site: Site, cloud: Cloud) -> None:
    browser.open(site.file_of(cloud.page).as_uri())
    with text_spacing(browser):
        require_readable(browser, cloud)


@pytest.mark.parametrize(
    "features",
    [{"prefers_color_scheme": "dark"}, {"forced_colors": "active"}, {"prefers_contrast": "more"}],
    ids=["dark", "forced colors", "more contrast"],
)
def test_media_features(browser: Chromium, site: Site, cloud: Cloud, features: dict[str, str]) -> None:
    browser.open(site.file_of(cloud.page).as_uri())
    with browser.media(**features):
        require_readable(browser, cloud)


def test_print(browser: Chromium, site: Site, cloud: Cloud) -> None:
    browser.open(site.file_of(cloud.page).as_uri())
    with browser.media("print"):
        require_readable(browser, cloud)
