"""Chips with a button that deletes them."""

import pytest
from test_accessibility import AXE, violations

from suite.browser import Browser
from suite.chromium import Chromium
from suite.hands import Hands
from suite.live import Find

# Pointers meet what has been painted, which what has just been scrolled has not yet.
BUTTON = """const [index, done] = arguments;
const button = document.querySelectorAll("#cloud-buttons ul > li")[index].querySelector("button");
button.scrollIntoView({block: "center", behavior: "instant"});
requestAnimationFrame(() => requestAnimationFrame(() => {
  const box = button.getBoundingClientRect();
  done({at: [box.left + box.width / 2, box.top + box.height / 2], name: button.ariaLabel,
    width: box.width, height: box.height});
}));"""
OVERLAPS = """return [...document.querySelectorAll("#cloud-buttons ul > li")].filter((item) => {
  const [label, button] = [item.querySelector("bdi"), item.querySelector("button")].map((one) =>
    one.getBoundingClientRect());
  return label.right > button.left || button.right > item.getBoundingClientRect().right + 0.1;
}).length"""


def test_a_button_deletes_its_chip_and_nothing_else_happens(
    find: Find, hands: Hands, browser: Browser
) -> None:
    cloud = find("buttons")
    before = cloud.ids()
    button = browser.run_async(BUTTON, 2)
    assert button["name"] == "Delete Humor"
    hands.click(tuple(button["at"]))
    assert cloud.ids() == [*before[:2], *before[3:]]
    told = [
        (name, tag) for name, tag, _ in cloud.events("tagclick", "beforetagdelete", "tagdelete", "blankclick")
    ]
    assert [tuple(event[:2]) for event in told] == [("beforetagdelete", "humor"), ("tagdelete", "humor")]
    cloud.require_exact()


def test_buttons_are_reached_by_keyboard_and_the_focus_goes_on(
    find: Find, hands: Hands, browser: Browser
) -> None:
    cloud = find("buttons")
    before = cloud.ids()
    browser.run(
        "document.querySelector('#cloud-buttons ul > li a, #cloud-buttons ul > li [tabindex]').focus()"
    )
    hands.press("tab")
    assert browser.run("return document.activeElement.ariaLabel") == "Delete Tech"
    hands.press(" ")
    assert cloud.ids() == before[1:]
    assert browser.run("return document.activeElement.ariaLabel") == "Delete Design"


def test_buttons_have_room_beside_the_label(find: Find, browser: Browser) -> None:
    cloud = find("buttons")
    for width in (250, 347, 640):
        browser.run(f"document.querySelector('#cloud-buttons').closest('.stage').style.width = '{width}px'")
        browser.run_async("const done = arguments[0]; requestAnimationFrame(() => setTimeout(done));")
        cloud.require_exact()
        assert browser.run(OVERLAPS) == 0
    button = browser.run_async(BUTTON, 0)
    assert min(button["width"], button["height"]) >= 24


def test_a_new_chip_has_a_button_too(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("buttons")
    cloud.call("await cloud.insert('Theatre', 0);")
    cloud.settle()
    assert browser.run(OVERLAPS) == 0
    hands.click(tuple(browser.run_async(BUTTON, 0)["at"]))
    assert "Theatre" not in cloud.ids()


def test_axe_finds_nothing_wrong_with_buttons(find: Find, browser: Browser) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("axe needs one browser")
    find("buttons").settle()
    browser.run(AXE)
    assert list(violations(browser)) == []
