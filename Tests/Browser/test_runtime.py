"""The component on a page of the gallery: pointers and keys, and after each action the engine's layout."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from suite.browser import Browser
from suite.hands import Hands
from suite.live import LISTEN, Live
from suite.server import Server

PAGE = "/gallery/interaction/"
# Nothing may depend on how long a press is but that it is long.
LONG = 450
Find = Callable[[str], Live]
WIDTHS = (250, 300, 347, 411, 500, 640)


@pytest.fixture
def find(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Find]:
    """Opens the page with its scripts, and finds clouds on it."""
    program: Path = request.config.getoption("predictor").resolve().parent / "tagcloud"
    server.has_scripts = True
    browser.open(server.url + PAGE)
    browser.run(LISTEN)

    def found(name: str) -> Live:
        cloud = Live(browser, name, program)
        cloud.settle()
        return cloud

    yield found
    browser.open("about:blank")
    server.has_scripts = False


@pytest.fixture
def hands(browser: Browser) -> Hands:
    return Hands(browser)


def moved(ids: list[str], start: int, end: int) -> list[str]:
    ids = list(ids)
    ids.insert(end, ids.pop(start))
    return ids


@pytest.mark.parametrize("name", ["order", "mirrored", "shelf", "one", "limited"])
def test_layout_is_the_engines_at_every_width(find: Find, browser: Browser, name: str) -> None:
    cloud = find(name)
    for width in WIDTHS:
        browser.run(f"document.querySelector('#cloud-{name}').closest('.stage').style.width = '{width}px'")
        browser.run_async("const done = arguments[0]; requestAnimationFrame(() => setTimeout(done));")
        cloud.require_exact()


def test_a_drag_moves_a_chip(find: Find, hands: Hands) -> None:
    cloud = find("order")
    before = cloud.ids()
    hands.drag(cloud.centre(1), cloud.centre(6))
    assert cloud.ids() == moved(before, 1, 6)
    cloud.require_exact()
    assert [(name, tag) for name, tag, _ in cloud.events("tagmove", "tagclick")] == [("tagmove", before[1])]


def test_a_drag_over_every_row_asks_before_each_move(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("order")
    before = cloud.ids()
    browser.run("window.declines = 'beforetagmove'")
    hands.drag(cloud.centre(0), cloud.centre(3), cloud.centre(8))
    assert cloud.ids() == before
    assert cloud.events("tagmove") == []
    cloud.require_exact()


def test_escape_ends_a_drag_where_it_began(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("order")
    before = cloud.ids()
    start, end = cloud.centre(1), cloud.centre(6)
    hands.drag_and_press("escape", start, end)
    assert cloud.ids() == before
    assert cloud.events("tagmove", "tagclick") == []
    cloud.require_exact()


def test_a_drag_in_a_mirrored_cloud(find: Find, hands: Hands) -> None:
    cloud = find("mirrored")
    before = cloud.ids()
    hands.drag(cloud.centre(0), cloud.centre(4))
    assert cloud.ids() == moved(before, 0, 4)
    cloud.require_exact()


def test_a_long_press_lifts_under_a_finger(find: Find, hands: Hands) -> None:
    cloud = find("order")
    before = cloud.ids()
    hands.drag(cloud.centre(2), cloud.centre(5), kind="touch", hold=LONG)
    assert cloud.ids() == moved(before, 2, 5)
    cloud.require_exact()


def test_a_chip_dropped_on_the_zone_is_deleted_and_comes_back(
    find: Find, hands: Hands, browser: Browser
) -> None:
    cloud = find("order")
    before = cloud.ids()
    height = browser.run("return innerHeight")
    start = cloud.centre(4)
    hands.drag(start, (start[0], height - 30))
    assert cloud.ids() == [*before[:4], *before[5:]]
    assert [(tag, detail["index"]) for _, tag, detail in cloud.events("tagdelete")] == [(before[4], 4)]
    cloud.require_exact()
    focus(browser, "order", 3)
    hands.press("control+z")
    assert cloud.ids() == before
    cloud.require_exact()


def test_keys_carry_a_chip_and_say_where_it_is(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("order")
    before = cloud.ids()
    focus(browser, "order", 1)
    hands.press(" ")
    assert cloud.state()["said"] == f"Design picked up, position 2 of {len(before)}."
    hands.press("right", "right")
    assert cloud.state()["said"] == f"Design, position 4 of {len(before)}."
    assert cloud.ids() == moved(before, 1, 3)
    cloud.require_exact()
    hands.press("down")
    lower = cloud.ids().index("design")
    assert lower > 4
    hands.press(" ")
    assert cloud.state()["said"] == f"Design dropped, position {lower + 1} of {len(before)}."
    assert [detail["to"] for _, _, detail in cloud.events("tagmove")] == [lower]
    assert focused(browser) == "Design"
    hands.press(" ", "left", "left", "escape")
    assert cloud.ids().index("design") == lower
    assert cloud.events("tagmove") == []


def test_arrows_follow_the_direction_of_the_text(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("mirrored")
    before = cloud.ids()
    focus(browser, "mirrored", 2)
    hands.press(" ", "left", " ")
    assert cloud.ids() == moved(before, 2, 3)
    cloud.require_exact()


def test_the_delete_key_deletes_and_the_focus_goes_on(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("order")
    before = cloud.ids()
    focus(browser, "order", 0)
    hands.press("delete")
    assert cloud.ids() == before[1:]
    assert focused(browser) == "Design"
    assert cloud.state()["said"] == "Tech deleted."
    browser.run("window.declines = 'beforetagdelete'")
    hands.press("delete")
    assert cloud.ids() == before[1:]
    cloud.require_exact()


def test_a_click_selects_and_the_chip_takes_its_own_size(find: Find, hands: Hands) -> None:
    cloud = find("swipe")
    hands.click(cloud.centre(0))
    assert cloud.selected() == ["tech", "humor"]
    told = [(name, tag) for name, tag, _ in cloud.events("beforetagselect", "tagselect", "tagclick")]
    assert told == [("beforetagselect", "tech"), ("tagclick", "tech"), ("tagselect", "tech")]
    cloud.require_exact()
    hands.click(cloud.centre(0))
    assert cloud.selected() == ["humor"]
    cloud.require_exact()


def test_space_selects(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("swipe")
    focus(browser, "swipe", 3)
    hands.press(" ")
    assert cloud.selected() == ["humor", "travel"]
    cloud.require_exact()


def test_the_limit_is_held_and_said(find: Find, hands: Hands) -> None:
    cloud = find("swipe")
    for index in (0, 1, 3):
        hands.click(cloud.centre(index))
    assert len(cloud.selected()) == 4
    cloud.events()
    hands.click(cloud.centre(6))
    assert len(cloud.selected()) == 4
    assert [(tag, detail["reason"]) for _, tag, detail in cloud.events("tagrefuse")] == [
        ("social-media", "limit")
    ]
    assert cloud.state()["said"] == "No more than 4 tags can be selected."
    hands.click(cloud.centre(0))
    assert len(cloud.selected()) == 3


def test_a_page_can_refuse(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("swipe")
    browser.run("window.declines = 'beforetagselect'")
    hands.click(cloud.centre(0))
    assert cloud.selected() == ["humor"]
    browser.run("window.declines = null")
    cloud.call("cloud.canSelect = (tag) => tag.id !== 'design'")
    hands.click(cloud.centre(1))
    assert cloud.selected() == ["humor"]
    assert [detail["reason"] for _, _, detail in cloud.events("tagrefuse")] == ["canceled", "declined"]


def test_one_of_them(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("one")
    hands.click(cloud.centre(2))
    assert cloud.selected() == ["in-progress"]
    focus(browser, "one", 2)
    hands.press("right")
    assert cloud.selected() == ["in-review"]
    assert [tag for _, tag, _ in cloud.events("tagselect")] == ["in-progress", "in-review"]
    cloud.require_exact()


def test_a_fast_swipe_skips_none_and_holds_the_limit(find: Find, hands: Hands) -> None:
    cloud = find("swipe")
    hands.drag(cloud.centre(0), cloud.centre(4), kind="mouse")
    assert cloud.selected() == ["tech", "design", "humor", "travel"]
    told = [(name, tag) for name, tag, _ in cloud.events("tagselect", "tagrefuse", "tagclick")]
    assert told == [
        ("tagselect", "tech"),
        ("tagselect", "design"),
        ("tagselect", "travel"),
        ("tagrefuse", "music"),
    ]
    cloud.require_exact()


def test_a_swipe_deselects_none_and_asks(find: Find, hands: Hands) -> None:
    cloud = find("swipe")
    cloud.call("cloud.canSelect = (tag) => tag.id !== 'tech'")
    hands.drag(cloud.centre(3), cloud.centre(0))
    assert cloud.selected() == ["design", "humor", "travel"]


def test_a_blank_click_is_one(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("order")
    x, y = cloud.centre(0)
    box = browser.run("""const box = document.querySelector("#cloud-order ul > li").getBoundingClientRect();
    return [box.right, box.top + box.height / 2]""")
    hands.click((box[0] + 4, box[1]))
    assert [name for name, _, _ in cloud.events("tagclick", "blankclick")] == ["blankclick"]
    hands.click((x, y))
    assert [(name, tag) for name, tag, _ in cloud.events("tagclick", "blankclick")] == [("tagclick", "tech")]


def test_events_carry_the_attachment(find: Find, hands: Hands) -> None:
    cloud = find("order")
    hands.click(cloud.centre(13))
    told = cloud.events("tagclick")
    assert [(detail["label"], detail["data"]) for _, _, detail in told] == [("Film", {"kind": "reel"})]


def focus(browser: Browser, name: str, index: int) -> None:
    item = f"document.querySelectorAll('#cloud-{name} ul > li')[{index}]"
    browser.run(f"{item}.querySelector('a, input, [tabindex]').focus()")


def focused(browser: Browser) -> str:
    return browser.run("return document.activeElement.closest('li')?.innerText ?? ''")
