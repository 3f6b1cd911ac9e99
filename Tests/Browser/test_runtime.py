"""The component on a page of the gallery: pointers and keys, and after each action the engine's layout."""

from itertools import pairwise

import pytest
from test_accessibility import AXE, violations

from suite.browser import Browser
from suite.chromium import Chromium
from suite.hands import Hands
from suite.live import INTERACTION as PAGE
from suite.live import LISTEN, Find, Live
from suite.server import Server

# Far longer than a press has to be, in milliseconds: a busy page hears of it late.
LONG = 2000
# Allows no WebAssembly.
WITHOUT_ENGINE = "default-src 'self'; style-src 'self' 'unsafe-inline'"
# Lifts a chip and keeps it in the air.
CARRY = """const chip = document.querySelectorAll("#cloud-order ul > li")[3];
chip.scrollIntoView({block: "center", behavior: "instant"});
const {left, top} = chip.getBoundingClientRect();
const fire = (target, type, clientX, clientY) => target.dispatchEvent(new PointerEvent(type,
  {pointerId: 7, pointerType: "mouse", button: 0, buttons: 1, bubbles: true, clientX, clientY}));
fire(chip.firstElementChild, "pointerdown", left + 9, top + 9);
fire(document, "pointermove", left + 40, top + 20);"""
WIDTHS = (250, 300, 347, 411, 500, 640)


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
    return browser.run("return document.activeElement.closest('li')?.innerText.trim() ?? ''")


SAMPLES = [
    "Theatre",
    {"label": "<b>Opera</b>", "data": {"since": "1600"}},
    {"label": "A longer label", "id": "long"},
]


def test_scripts_change_the_cloud_with_one_layout(find: Find) -> None:
    cloud = find("order")
    before = cloud.ids()
    count = cloud.call(
        f"""let resizes = 0;
        cloud.addEventListener("contentresize", () => resizes += 1);
        cloud.add({SAMPLES!r});
        cloud.insert("First", 0);
        cloud.move("tech", 3);
        cloud.remove("music", 5);
        cloud.update("long", {{label: "Short"}});
        await cloud.ready;
        return resizes;"""
    )
    assert count <= 1
    tags = cloud.state()["tags"]
    assert [tag["label"] for tag in tags][-2:] == ["<b>Opera</b>", "Short"]
    assert [tag["id"] for tag in tags][:4] == ["First", before[1], before[2], "tech"]
    assert tags[-2]["data"] == {"since": "1600"}
    require_tidy(cloud)


def test_new_labels_are_as_wide_as_the_build_measures(find: Find) -> None:
    cloud = find("order")
    boxes = cloud.call(
        """const old = cloud.frames(2000).map((frame) => frame.width);
        const labels = cloud.tags.map((tag) => tag.label);
        await cloud.clear();
        await cloud.add(labels);
        return [old, cloud.frames(2000).map((frame) => frame.width)];"""
    )
    assert max(abs(old - new) for old, new in zip(*boxes, strict=True)) <= 1 / 32


def test_content_size_point_and_frame_agree_with_the_page(find: Find) -> None:
    cloud = find("order")
    told = cloud.call(
        """const list = document.querySelector("#cloud-order ul").getBoundingClientRect();
        const item = document.querySelector("#cloud-order ul > li:nth-child(7)").getBoundingClientRect();
        const [x, y] = [item.left - list.left, item.top - list.top];
        return {size: cloud.contentSize(), height: list.height, at: cloud.tagAt(x + 1, y + 1).index,
          before: cloud.tagAt(x - 1, y + 1)?.index ?? null, narrow: cloud.contentSize(300)};"""
    )
    assert told["size"]["height"] == told["height"]
    assert told["at"] == 6
    assert told["before"] is None
    request = {**cloud.request(cloud.state()), "containerWidth": 300}
    answer = cloud.layout(request)
    assert [told["narrow"]["height"], told["narrow"]["rows"]] == [
        answer["contentSize"][1],
        answer["totalRows"],
    ]


@pytest.mark.parametrize(
    ("position", "before", "side"),
    [("start", 0, "left"), ("end", 900, "right"), ("nearest", 0, "right"), ("nearest", 900, "left")],
)
def test_a_sideways_cloud_scrolls_to_a_tag(find: Find, position: str, before: int, side: str) -> None:
    cloud = find("shelf")
    cloud.call(
        f"""const root = cloud.querySelector(".tagcloud");
        root.closest(".stage").style.width = "300px";
        root.style.scrollSnapType = "none";
        root.scrollTo({{left: {before}, behavior: "instant"}});
        cloud.scrollTo("music", "{position}");"""
    )
    item = "cloud.querySelectorAll('.tagcloud > ul > li')[cloud.indexOf('music')]"
    item, root = (
        f"{one}.getBoundingClientRect().{side}" for one in (item, "cloud.querySelector('.tagcloud')")
    )
    cloud.wait_until_it_stays(f"Math.abs({item} - {root}) < 1.5")


def test_selection_is_read_and_set_by_id(find: Find) -> None:
    cloud = find("swipe")
    cloud.call("cloud.selected = ['tech', 'art', 'writing']; await cloud.ready;")
    assert cloud.selected() == ["tech", "writing"]
    cloud.require_exact()
    cloud.call("cloud.selectAllBut(['tech']); await cloud.ready;")
    assert len(cloud.selected()) == len(cloud.ids()) - 1
    cloud.require_exact()
    assert cloud.events("tagselect", "tagrefuse") == []


def test_a_thousand_connections_leave_nothing_behind(find: Find) -> None:
    cloud = find("order")
    parts = cloud.call(
        """const home = cloud.parentElement;
        for (let round = 0; round < 1000; round += 1) {
          cloud.parentElement.removeChild(cloud);
          home.append(cloud);
        }
        await cloud.ready;
        return cloud.querySelectorAll("[part]").length;"""
    )
    assert parts == 2
    cloud.require_exact()


def test_without_web_assembly_the_browser_wraps_and_all_else_works(
    find: Find, hands: Hands, browser: Browser, server: Server
) -> None:
    server.headers["Content-Security-Policy"] = WITHOUT_ENGINE
    browser.open(server.url + PAGE)
    browser.run(LISTEN)
    cloud = Live(browser, "order", find("order").program)
    assert cloud.settle() == "flow"
    before = cloud.ids()
    hands.drag(cloud.centre(1), cloud.centre(4))
    assert [(name, tag) for name, tag, _ in cloud.events("tagmove")] == [("tagmove", before[1])]
    focus(browser, "order", 0)
    hands.press("delete")
    assert [(name, tag) for name, tag, _ in cloud.events("tagdelete")] == [("tagdelete", before[0])]
    assert cloud.state()["layout"] == "flow"
    require_tidy(cloud)
    swipe = Live(browser, "swipe", cloud.program)
    hands.click(swipe.centre(0))
    x, y = swipe.centre(1)
    hands.drag((x, y), swipe.centre(3))
    assert [(name, tag) for name, tag, _ in swipe.events("tagclick", "tagselect", "tagrefuse")] == [
        ("tagclick", "tech"),
        ("tagselect", "tech"),
        ("tagselect", "design"),
        ("tagselect", "travel"),
    ]


def test_a_strict_policy_is_enough(find: Find, browser: Browser, server: Server) -> None:
    policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'"
    server.headers["Content-Security-Policy"] = policy
    browser.open(server.url + PAGE)
    find("order").require_exact()


def test_spaced_text_is_wrapped_by_the_browser(find: Find, browser: Browser) -> None:
    cloud = find("order")
    rule = (
        "* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }"
    )
    browser.run("const style = document.head.appendChild(document.createElement('style'));"
                "style.id = 'spacing'; style.textContent = arguments[0]", rule)  # fmt: skip
    browser.run_async("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))")
    assert cloud.settle() == "flow"
    cut = """return [...document.querySelectorAll("#cloud-order ul > li > *")].filter((one) =>
      one.scrollWidth > one.clientWidth + 1).length"""
    assert browser.run(cut) == 0
    browser.run("document.querySelector('#spacing').remove()")
    browser.run_async("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))")
    cloud.require_exact()


def test_nothing_shifts_when_the_component_takes_over(find: Find, browser: Browser) -> None:
    if browser.name != "chromium":
        pytest.skip("only Chromium tells of shifts")
    for name in ("order", "buttons", "swipe", "one", "mirrored", "shelf", "limited"):
        find(name)
    shifts = """const done = arguments[0];
    new PerformanceObserver((list) => done(list.getEntries().map((one) => one.value)))
      .observe({type: "layout-shift", buffered: true});
    setTimeout(() => done([]), 500);"""
    assert browser.run_async(shifts) == []


def test_axe_finds_nothing_in_any_state(find: Find, hands: Hands, browser: Browser, server: Server) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("axe needs one browser")
    order = find("order")
    violations = [axe_violations(browser)]
    focus(browser, "order", 2)
    hands.press(" ", "right")
    violations.append(axe_violations(browser))
    hands.press(" ", "delete")
    swipe = find("swipe")
    for index in (0, 1, 3, 6):
        hands.click(swipe.centre(index))
    assert swipe.state()["said"] == "No more than 4 tags can be selected."
    violations.append(axe_violations(browser))
    browser.run(CARRY)
    assert browser.run("return document.querySelectorAll('[part=zone], [lifted]').length") == 2
    violations.append(axe_violations(browser))
    server.headers["Content-Security-Policy"] = WITHOUT_ENGINE
    browser.open(server.url + PAGE)
    assert Live(browser, "order", order.program).settle() == "flow"
    violations.append(axe_violations(browser))
    assert violations == [[], [], [], [], []]


def axe_violations(chromium: Chromium) -> list[str]:
    chromium.run(AXE)
    return list(violations(chromium))


def require_tidy(cloud: Live) -> None:
    """Fails unless the elements have the order of the tags, and none overlaps another."""
    state = cloud.state()
    boxes = [box for box in state["boxes"] if box]
    rows = sorted({box[1] for box in boxes})
    for row in rows:
        line = [box for box in boxes if box[1] == row]
        assert all(a[0] + a[2] <= b[0] + 1 / 16 for a, b in pairwise(line))
    assert [tuple(box[1::-1]) for box in boxes] == sorted(tuple(box[1::-1]) for box in boxes)
