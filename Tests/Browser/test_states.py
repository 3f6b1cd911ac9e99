"""The states of a chip: each looks as it should, and none moves or resizes anything."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from selenium.webdriver.common.keys import Keys

from suite.chromium import Chromium
from suite.compare import TOLERANCE, require
from suite.site import Site

PAGES = ("/gallery/styles/", "/gallery/selection/", "/gallery/icons/", "/gallery/labels/", "/gallery/terms/")
CHIPS = ".tagcloud > ul > li > *"
BOXES = """return [...document.querySelectorAll(".tagcloud, .tagcloud ul, .tagcloud li, .tagcloud li *")]
  .filter((one) => one.localName !== "input").map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height];
  });"""
STYLE = """const style = getComputedStyle(document.querySelector(arguments[0]));
return Object.fromEntries(arguments[1].map((name) => [name, style[name]]));"""
STATES = (["hover"], ["active"], ["focus"], ["focus", "focus-visible"], ["visited"])
MEDIA: dict[str, dict[str, str]] = {
    "forced colours": {"forced_colors": "active"},
    "more contrast": {"prefers_contrast": "more"},
    "less contrast": {"prefers_contrast": "less"},
    "no motion": {"prefers_reduced_motion": "reduce"},
    "dark": {"prefers_color_scheme": "dark"},
}
LINK = ".tagcloud > ul > li > a"
SEEN = """return [...document.querySelectorAll("#cloud-two-rows > ul > li > a")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true })).length;"""
FOCUSED = """return document.activeElement.closest("#cloud-two-rows")?.querySelector("ul")
  .contains(document.activeElement) ?? false;"""


@contextmanager
def forced(chromium: Chromium, selector: str, states: list[str]) -> Iterator[None]:
    """Puts elements into states as the DevTools do."""
    for domain in ("DOM", "CSS"):
        chromium.command(f"{domain}.enable")
    root = chromium.command("DOM.getDocument")["root"]["nodeId"]
    nodes = chromium.command("DOM.querySelectorAll", nodeId=root, selector=selector)["nodeIds"]
    assert nodes
    for node in nodes:
        chromium.command("CSS.forcePseudoState", nodeId=node, forcedPseudoClasses=states)
    try:
        yield
    finally:
        for domain in ("CSS", "DOM"):
            chromium.command(f"{domain}.disable")


def moved(name: str, before: list[list[float]], after: list[list[float]]) -> Iterator[str]:
    for at, (old, new) in enumerate(zip(before, after, strict=True)):
        if any(abs(a - b) > TOLERANCE for a, b in zip(old, new, strict=True)):
            yield f"{name}: box {at} goes from {old} to {new}"


def style_of(chromium: Chromium, selector: str, *names: str) -> dict[str, str]:
    return chromium.run(STYLE, selector, list(names))


@pytest.mark.parametrize("at", PAGES)
def test_no_state_moves_anything(chromium: Chromium, site: Site, at: str) -> None:
    chromium.open(site.file_of(at).as_uri())
    usual = chromium.run(BOXES)
    told: list[str] = []
    for states in STATES:
        with forced(chromium, CHIPS, states):
            told += moved(f"{at} {' '.join(states)}", usual, chromium.run(BOXES))
    for name, features in MEDIA.items():
        with chromium.media(**features):
            told += moved(f"{at} {name}", usual, chromium.run(BOXES))
    require(told)


def test_dark_pages_are_laid_out_as_light_ones(chromium: Chromium, site: Site) -> None:
    """What the sweep of all widths finds in light holds in dark, too."""
    told: list[str] = []
    for at in (page for page in site.pages() if page.startswith("/gallery/")):
        chromium.open(site.file_of(at).as_uri())
        for width in range(320, 1441, 160):
            chromium.resize(width, 900)
            light = chromium.run(BOXES)
            with chromium.media(prefers_color_scheme="dark"):
                told += moved(f"{at} at {width} px, dark", light, chromium.run(BOXES))
    chromium.resize(1280, 900)
    require(told)


def test_states_can_be_seen(chromium: Chromium, site: Site) -> None:
    chromium.open(site.file_of("/gallery/terms/").as_uri())
    usual = style_of(chromium, LINK, "filter", "outlineStyle", "color")
    assert (usual["filter"], usual["outlineStyle"]) == ("none", "none")
    filters = {}
    for state in ("hover", "active"):
        with forced(chromium, LINK, [state]):
            filters[state] = style_of(chromium, LINK, "filter")["filter"]
    assert len({"none", *filters.values()}) == 3
    with forced(chromium, LINK, ["focus", "focus-visible"]):
        ring = style_of(chromium, LINK, "outlineStyle", "outlineWidth", "outlineOffset")
        assert ring == {"outlineStyle": "solid", "outlineWidth": "2px", "outlineOffset": "2px"}
    for features in ({"forced_colors": "active"}, {"prefers_contrast": "more"}):
        with chromium.media(**features):
            assert style_of(chromium, LINK, "outlineStyle")["outlineStyle"] == "solid"


def test_paper_has_no_ink_but_text_and_outlines(chromium: Chromium, site: Site) -> None:
    chromium.open(site.file_of("/gallery/terms/").as_uri())
    with chromium.media("print"):
        printed = style_of(chromium, LINK, "color", "backgroundColor", "backgroundImage", "outlineStyle")
    assert printed == {
        "color": "rgb(0, 0, 0)",
        "backgroundColor": "rgba(0, 0, 0, 0)",
        "backgroundImage": "none",
        "outlineStyle": "solid",
    }


def links_told(chromium: Chromium) -> int:
    """How many links of the limited cloud a screen reader is told of."""
    chromium.command("DOM.enable")
    root = chromium.command("DOM.getDocument")["root"]["nodeId"]
    cloud = chromium.command("DOM.querySelector", nodeId=root, selector="#cloud-two-rows")["nodeId"]
    nodes = chromium.command("Accessibility.queryAXTree", nodeId=cloud, role="link")["nodes"]
    chromium.command("DOM.disable")
    return sum(not node["ignored"] for node in nodes)


def test_hidden_chips_are_out_of_reach_until_shown(chromium: Chromium, site: Site) -> None:
    heights = json.loads((site.folder / "heights.json").read_text(encoding="utf-8"))["clouds"]
    index = next(one for one in heights if one["cloud"] == "two-rows")
    chromium.open(site.file_of("/gallery/terms/").as_uri())
    shown = chromium.run(SEEN)
    assert 0 < shown < index["tags"] and shown in {step["shown"] for step in index["steps"]}
    assert links_told(chromium) == shown
    summary = "document.querySelector('#cloud-two-rows summary')"
    text = chromium.run(f"return {summary}.innerText.replace(/\\s+/g, ' ').trim()")
    assert text == f"+{index['tags'] - shown} more tags"
    chromium.run(f"{summary}.focus()")
    chromium.driver.switch_to.active_element.send_keys(Keys.TAB)
    assert chromium.run(FOCUSED) is False, "the chip after the control is hidden"
    before = chromium.run("return document.querySelector('#cloud-two-rows ul').offsetHeight")
    chromium.run(f"{summary}.focus()")
    chromium.driver.switch_to.active_element.send_keys(Keys.ENTER)
    assert chromium.run(SEEN) == index["tags"] == links_told(chromium)
    after = chromium.run("return document.querySelector('#cloud-two-rows ul').offsetHeight")
    assert before in {round(step["height"]) for step in index["steps"]}
    assert after in {round(step["height"]) for step in index["open"]}


def test_what_hides_says_how_many(chromium: Chromium, site: Site) -> None:
    heights = json.loads((site.folder / "heights.json").read_text(encoding="utf-8"))["clouds"]
    index = next(one for one in heights if one["cloud"] == "limit-hide")
    assert all(step["shown"] + step["hidden"] == index["tags"] for step in index["steps"])
    assert any(step["hidden"] for step in index["steps"]) and "open" not in index
    chromium.open(site.file_of("/gallery/rows/").as_uri())
    seen = chromium.run(
        """return [...document.querySelectorAll("#cloud-limit-hide > ul > li")]
        .filter((one) => one.checkVisibility()).length"""
    )
    assert seen in {step["shown"] for step in index["steps"]}
