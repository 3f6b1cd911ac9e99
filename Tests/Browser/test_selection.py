"""A cloud whose chips readers select: a form that works by keyboard, without a script."""

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from suite.chromium import Chromium
from suite.compare import TOLERANCE, require
from suite.server import Server

PAGE = "/gallery/selection/"
FOCUSED = """const one = document.activeElement;
return one.localName === "input" ? one.value : one.localName;"""
LOOK = """const label = document.activeElement.closest("label");
const style = getComputedStyle(label);
return [style.backgroundColor, style.outlineStyle, label.innerText];"""
BOXES = """return [...document.querySelectorAll("form li")].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height];
});"""
TOGGLE = """for (const one of document.querySelectorAll("form input")) one.checked = !one.checked;"""
OVERFLOWING = """return [...document.querySelectorAll("form label")].filter((label) => {
  const [box, style] = [label.getBoundingClientRect(), getComputedStyle(label)];
  const text = [...label.querySelectorAll("bdi")].find((one) => one.getClientRects().length > 0);
  const range = document.createRange();
  range.selectNodeContents(text);
  const label_box = range.getBoundingClientRect();
  return label_box.left < box.left + parseFloat(style.paddingLeft) - 1 / 32
    || label_box.right > box.right - parseFloat(style.paddingRight) + 1 / 32;
}).map((label) => label.innerText);"""


@pytest.fixture
def opened(chromium: Chromium, server: Server) -> Iterator[Chromium]:
    chromium.open(server.url + PAGE)
    yield chromium
    chromium.open("about:blank")


def press(chromium: Chromium, *keys: str) -> str:
    """Types keys and says what has the focus then."""
    for key in keys:
        chromium.driver.switch_to.active_element.send_keys(key)
    return chromium.run(FOCUSED)


def focus(chromium: Chromium, cloud: str) -> str:
    """Tabs from the start of the page to the first control of a cloud."""
    control = chromium.driver.find_element(By.CSS_SELECTOR, f"#cloud-{cloud} input")
    for _ in range(100):
        press(chromium, Keys.TAB)
        if chromium.driver.switch_to.active_element == control:
            return chromium.run(FOCUSED)
    pytest.fail(f"the first control of {cloud} is not reached by the tab key")


def send(chromium: Chromium) -> str:
    """Presses the enter key and says where that leads."""
    chromium.driver.switch_to.active_element.send_keys(Keys.ENTER)
    WebDriverWait(chromium.driver, 60).until(lambda driver: "?" in driver.current_url)
    return chromium.run("return location.pathname + location.search")


def test_checkboxes_by_keyboard(opened: Chromium) -> None:
    assert focus(opened, "any-number") == "tech"
    plain, outline, _ = opened.run(LOOK)
    assert outline == "solid"
    press(opened, Keys.SPACE)
    selected, _, _ = opened.run(LOOK)
    assert selected != plain
    values = [press(opened, Keys.TAB) for _ in range(4)]
    assert values == ["design", "humor", "travel", "music"]
    press(opened, Keys.SPACE)
    assert opened.run(LOOK)[0] == plain
    # The cloud has an `action` of its own; the others lead to the index as all links of the page do.
    assert send(opened) == "/tags/?tag=tech&tag=design"


def test_radio_buttons_by_keyboard(opened: Chromium) -> None:
    assert focus(opened, "one-of-them") == "all"
    assert press(opened, Keys.ARROW_RIGHT) == "open"
    assert press(opened, Keys.ARROW_RIGHT) == "in-progress"
    assert press(opened, Keys.TAB) == "button"
    assert send(opened) == "/tags/index.html?tag=in-progress"


def test_selected_label_takes_the_place_of_the_other(opened: Chromium) -> None:
    assert focus(opened, "another-look") == "walking"
    assert opened.run(LOOK)[2] == "Walking"
    press(opened, Keys.SPACE)
    assert opened.run(LOOK)[2] == "✓ Walking"


def test_box_fits_both_states(opened: Chromium) -> None:
    before = opened.run(BOXES)
    assert opened.run(OVERFLOWING) == []
    opened.run(TOGGLE)
    assert opened.run(OVERFLOWING) == []
    after = opened.run(BOXES)
    require(
        f"chip {at + 1} moves from {box} to {other}"
        for at, (box, other) in enumerate(zip(before, after, strict=True))
        if any(abs(a - b) > TOLERANCE for a, b in zip(box, other, strict=True))
    )


def test_selected_chips_stand_out_in_forced_colours(opened: Chromium) -> None:
    with opened.media(forced_colors="active"):
        colours = opened.run(
            """return [":checked", ":not(:checked)"].map((state) =>
            getComputedStyle(document.querySelector(`#cloud-any-number input${state}`).parentElement)
            .backgroundColor)"""
        )
    assert colours[0] != colours[1]
