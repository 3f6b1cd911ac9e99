"""What scripts change, what stays through changes, and what zoom and a page without scripts leave of it."""

import re
from pathlib import Path

import pytest

from suite.browser import Browser
from suite.chromium import Chromium
from suite.compare import require
from suite.hands import Hands
from suite.live import INTERACTION, Find, Live, differences
from suite.server import Server

CLOUDS = ("order", "buttons", "swipe", "one", "mirrored", "shelf", "limited")
# The sizes that chips have where there is room for all of them.
NATURAL = "return cloud.frames(1e6).map((frame) => [frame.width, frame.height])"
FRAMES = """return Object.fromEntries(arguments[0].map((name) => {
  const list = document.querySelector(`#cloud-${name} > ul`);
  const origin = list.getBoundingClientRect();
  return [name, [...list.children].map((item) => {
    const box = item.getBoundingClientRect();
    return box.width ? [box.left - origin.left, box.top - origin.top, box.width, box.height] : null;
  })];
}));"""
CUT = """return [...document.querySelectorAll("#cloud-order ul > li > *")].filter((one) =>
  one.scrollWidth > one.clientWidth + 1).length"""
TWO_FRAMES = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))"
EXAMPLE = re.compile(r"```js\n(const field.*?)```", re.DOTALL)


def require_the_engines_layout(cloud: Live) -> None:
    """Fails unless every chip, new ones too, is where `tagcloud layout` puts it for the same sizes."""
    sizes = cloud.call(NATURAL)
    state = cloud.state()
    answer = cloud.layout(
        {
            "containerWidth": state["width"],
            "sizes": sizes,
            "horizontalSpacing": state["settings"]["layout"][8],
            "verticalSpacing": state["settings"]["layout"][9],
        }
    )
    require(differences(state, answer["frames"], answer["contentSize"][1]))


@pytest.mark.parametrize(
    "change",
    [
        "cloud.add(['Theatre hall', 'Opera'])",
        "cloud.insert({label: 'First of all'}, 0)",
        "cloud.update('design', {label: 'Design and craft'})",
        "cloud.remove('tech', 3)",
        "cloud.move('film', 1)",
        "cloud.clear(); cloud.add(['Alone'])",
        "cloud.remove('tech'); await cloud.ready; cloud.undo()",
    ],
)
def test_the_layout_after_a_change_by_a_script_is_the_engines(find: Find, change: str) -> None:
    cloud = find("order")
    cloud.call(f"{change}; await cloud.ready;")
    require_the_engines_layout(cloud)


def test_ten_thousand_updates_cost_no_look_at_all_the_others(find: Find) -> None:
    cloud = find("order")
    told = cloud.call(
        """const all = Array.prototype;
        const names = ["find", "findIndex", "filter", "with"];
        const own = Object.fromEntries(names.map((name) => [name, all[name]]));
        let looks = 0;
        for (const [name, work] of Object.entries(own)) {
          all[name] = function (...given) { looks += this.length > 10; return work.apply(this, given); };
        }
        for (let round = 0; round < 10000; round += 1) cloud.update("design", {label: `Design ${round}`});
        for (const [name, work] of Object.entries(own)) all[name] = work;
        await cloud.ready;
        return [looks, cloud.tag("design").label, cloud.tags.length];"""
    )
    assert told == [0, "Design 9999", 15]


def test_what_is_taken_away_and_brought_back_at_once_stays(find: Find) -> None:
    cloud = find("order")
    before = cloud.ids()
    cloud.call("cloud.remove('tech', 'film'); cloud.undo(); await cloud.ready;")
    assert cloud.ids() == before
    cloud.require_exact()


def test_selection_belongs_to_the_tag_whatever_moves(find: Find) -> None:
    cloud = find("swipe")
    cloud.call(
        """cloud.move("humor", 0);
        cloud.insert("Before", 0);
        const home = cloud.parentElement;
        home.removeChild(cloud);
        home.append(cloud);
        await cloud.ready;"""
    )
    assert cloud.selected() == ["humor"]
    cloud.call("cloud.selected = []; await cloud.ready;")
    assert cloud.selected() == []


def test_foreign_elements_stay(find: Find) -> None:
    cloud = find("order")
    stays = cloud.call(
        """const own = document.createElement("p");
        own.textContent = "Mine";
        cloud.append(own);
        await cloud.clear();
        await cloud.add("One");
        return own.parentElement === cloud && own.textContent;"""
    )
    assert stays == "Mine"


def test_the_whole_chip_takes_clicks_in_every_row(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("order")
    last = len(cloud.ids()) - 1
    for index in (0, last):
        x, y = cloud.centre(index)
        width, height = browser.run(
            "const item = document.querySelectorAll('#cloud-order ul > li')[arguments[0]];"
            "return [item.offsetWidth, item.offsetHeight]",
            index,
        )
        for corner in ((x - width / 2 + 8, y), (x + width / 2 - 8, y), (x, y - height / 2 + 2)):
            hands.click(corner)
    told = [tag for _, tag, _ in cloud.events("tagclick", "blankclick")]
    assert told == ["tech"] * 3 + ["theatre"] * 3


def test_settings_apply_at_once(find: Find, hands: Hands) -> None:
    cloud = find("swipe")
    cloud.call("cloud.setAttribute('selection-limit', '1')")
    hands.click(cloud.centre(0))
    assert cloud.selected() == ["humor"]
    cloud.call("cloud.removeAttribute('selection-limit')")
    hands.click(cloud.centre(0))
    assert cloud.selected() == ["tech", "humor"]


def test_a_field_adds_tags_as_the_documentation_says(
    find: Find, hands: Hands, browser: Browser, request: pytest.FixtureRequest
) -> None:
    source: Path = request.config.getoption("source")
    text = (source / "content/docs/runtime.md").read_text(encoding="utf-8")
    found = EXAMPLE.search(text)
    assert found
    cloud = find("order")
    browser.run(
        f"(() => {{ {found[1]} }})();"
        "const form = document.querySelector('tag-cloud > form');"
        "form.scrollIntoView({block: 'center', behavior: 'instant'}); form.elements[0].focus();"
    )
    hands.press(*"Opera", "enter")
    assert cloud.ids()[-1] == "Opera"
    require_the_engines_layout(cloud)


@pytest.mark.parametrize("zoom", [1.25, 2.0, 4.0])
def test_page_zoom_cuts_nothing(find: Find, browser: Browser, zoom: float) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("only Chromium zooms by a command")
    cloud = find("order")
    try:
        # To zoom a page is to give it fewer and larger px.
        browser.command(
            "Emulation.setDeviceMetricsOverride",
            width=round(1280 / zoom),
            height=round(900 / zoom),
            deviceScaleFactor=zoom,
            mobile=False,
        )
        browser.run_async(TWO_FRAMES)
        cloud.require_exact()
        assert browser.run(CUT) == 0
        assert browser.run("return document.documentElement.scrollWidth <= innerWidth")
    finally:
        browser.resize(1280, 900)


def test_nothing_is_elsewhere_without_scripts(find: Find, browser: Browser, server: Server) -> None:
    clouds = [find(name) for name in CLOUDS]
    with_scripts = browser.run(FRAMES, CLOUDS)
    placed = [cloud.name for cloud in clouds if cloud.settle()]
    server.has_scripts = False
    browser.open(server.url + INTERACTION)
    without = browser.run(FRAMES, CLOUDS)
    require(
        f"chip {at + 1} of {name} is at {one} with scripts, and at {other} without"
        for name in CLOUDS
        for at, (one, other) in enumerate(zip(with_scripts[name], without[name], strict=True))
        if (one is None) != (other is None)
        or (one and other and any(abs(a - b) > 0.6 for a, b in zip(one, other, strict=True)))
    )
    assert placed
    form = browser.run("const one = document.querySelector('#cloud-one').closest('form');"
                       "return [one.method, one.querySelectorAll('input, button').length]")  # fmt: skip
    assert form == ["get", 7]
