"""Where pointers and pages meet: scrolling, overlaps, text sizes, foreign pages, and what is left behind."""

import subprocess
from pathlib import Path

import pytest

from suite.browser import Browser
from suite.chromium import Chromium
from suite.hands import DOWN, UP, Hands, move
from suite.live import LISTEN, Find, Live
from suite.server import Server

TWO_FRAMES = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))"
CUT = """return [...document.querySelectorAll("#cloud-order ul > li > *")].filter((one) =>
  one.scrollWidth > one.clientWidth + 1).length"""


def test_a_chip_at_the_edge_scrolls_the_page(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("mirrored")
    start = cloud.centre(0)
    before, height = browser.run("return [scrollY, innerHeight]")
    hands.hold(move(start), DOWN, move((start[0], height - 3), 20))
    cloud.wait_until(f"scrollY > {before}")
    hands.pointer("mouse", UP)
    cloud.require_exact()


def test_a_swipe_keeps_the_page_where_it_is(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("swipe")
    start, side = cloud.centre(0), cloud.centre(1)
    before = browser.run("return scrollY")
    hands.drag(start, side, (side[0], side[1] - 200), kind="touch")
    assert {"tech", "design"} <= set(cloud.selected())
    assert browser.run("return scrollY") == before


def test_a_swipe_begins_on_a_chip(find: Find, hands: Hands) -> None:
    cloud = find("swipe")
    before = cloud.selected()
    (x, y), (end, _) = cloud.centre(0), cloud.centre(4)
    first, second = cloud.state()["boxes"][:2]
    gap = x + first[2] / 2 + (second[0] - first[0] - first[2]) / 2
    hands.drag((gap, y), (end, y))
    assert cloud.selected() == before
    assert cloud.events("tagselect", "tagrefuse") == []


def test_a_larger_text_size_makes_larger_chips(find: Find, browser: Browser) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("only Chromium changes the size of text by a command")
    cloud = find("order")
    cloud.require_exact()
    with browser.font_size(24):
        browser.run_async(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))"
        )
        assert cloud.settle() == "placed"
        size, height = cloud.call(
            "const list = cloud.querySelector('.tagcloud > ul');"
            "return [cloud.contentSize(), list.getBoundingClientRect().height]"
        )
        assert height == size["height"] * 1.5
        assert browser.run(CUT) == 0
    browser.run_async(TWO_FRAMES)
    cloud.require_exact()


def test_overlapping_chips_give_one_event_for_the_upper_one(find: Find, hands: Hands) -> None:
    cloud = find("order")
    at = cloud.centre(0)
    cloud.call(
        """const [lower, upper] = cloud.querySelectorAll(".tagcloud > ul > li");
        upper.style.translate = lower.style.translate;"""
    )
    hands.click(at)
    assert [tag for _, tag, _ in cloud.events("tagclick", "blankclick")] == ["design"]


def test_hidden_chips_are_out_of_reach(find: Find, browser: Browser) -> None:
    cloud = find("limited")
    browser.run("document.querySelector('#cloud-limited').closest('.stage').style.width = '420px'")
    browser.run_async(TWO_FRAMES)
    cloud.settle()
    hidden = cloud.call(
        """const items = [...cloud.querySelectorAll(".tagcloud > ul > li")].filter((one) => one.hidden);
        const seen = items.filter((one) => one.checkVisibility());
        return [items.length, seen.length, cloud.contentSize().hidden];"""
    )
    assert hidden[0] == hidden[2] > 0
    assert hidden[1] == 0


def test_connections_leave_no_listener_no_element_and_no_memory(find: Find, browser: Browser) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("only Chromium tells of memory")
    cloud = find("order")
    again = """const home = cloud.parentElement;
    for (let round = 0; round < %d; round += 1) {
      home.removeChild(cloud);
      home.append(cloud);
      if (round %% 100 === 99) await new Promise((resolve) => setTimeout(resolve));
    }
    await cloud.ready;"""

    def left() -> tuple[float, float, float]:
        browser.command("HeapProfiler.collectGarbage")
        counts = {one["name"]: one["value"] for one in browser.command("Performance.getMetrics")["metrics"]}
        return (
            counts["JSEventListeners"],
            counts["Nodes"],
            browser.command("Runtime.getHeapUsage")["usedSize"],
        )

    browser.command("Performance.enable")
    cloud.call(again % 100)
    before = left()
    cloud.call(again % 1000)
    after = left()
    browser.command("Performance.disable")
    assert after[0] <= before[0]
    assert after[1] <= before[1] + 50
    assert after[2] <= before[2] + 300_000


def test_a_fragment_works_in_a_page_that_another_tool_wrote(
    browser: Browser, hands: Hands, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    program: Path = request.config.getoption("predictor").resolve().parent / "tagcloud"
    cloud = "name: own\nreorderable: true\ntags: [Tech, Design, Humor, Travel, Music, Writing]"
    (tmp_path / "content").mkdir()
    (tmp_path / "content/index.md").write_text(
        f"---\ntitle: Own\n---\n```tagcloud\n{cloud}\n```\n", encoding="utf-8"
    )
    (tmp_path / "tagcloud.toml").write_text('emit = "fragments"\n', encoding="utf-8")
    built = tmp_path / "public"
    subprocess.run([program, "build", tmp_path, "-q", "-o", built], check=True)
    (fragment,) = [one for one in built.rglob("*.html") if "own" in one.name]
    (sheet,) = built.rglob("*.css")
    page = (
        "<!doctype html><html lang=en><title>Theirs</title>"
        f'<link rel=stylesheet href="/{sheet.relative_to(built)}">'
        '<script type=module src="/assets/tag-cloud.js"></script>'
        f"<main style='width: 420px'>{fragment.read_text(encoding='utf-8')}</main></html>"
    )
    (built / "theirs.html").write_text(page, encoding="utf-8")
    with Server(built) as server:
        server.has_scripts = True
        browser.open(server.url + "/theirs.html")
        browser.run("document.querySelector('.tagcloud').id = 'cloud-own'")
        browser.run(LISTEN)
        live = Live(browser, "own", program)
        before = live.ids()
        hands.drag(live.centre(0), live.centre(3))
        assert [(tag, detail["to"]) for _, tag, detail in live.events("tagmove")] == [(before[0], 3)]
        live.require_exact()
        browser.open("about:blank")
