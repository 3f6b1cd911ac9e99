"""What the component keeps to: how things move, what others may set, and what it leaves to the page."""

import re

import pytest

from suite.browser import Browser
from suite.chromium import Chromium
from suite.hands import Hands
from suite.live import Find
from suite.site import Site

# The clouds of the page that have a component, by name.
NAMES = "return [...document.querySelectorAll('tag-cloud .tagcloud')].map((root) => root.id.slice(6))"
MOVES = """await cloud.move(0, 5);
return document.getAnimations().filter((one) => one.transitionProperty === "translate")
  .map((one) => one.effect.getTiming().duration);"""
LIFT = """const settings = {pointerId: 9, pointerType: "mouse", button: 0, buttons: 1, bubbles: true};
const chip = cloud.querySelector("li > *");
chip.dispatchEvent(new PointerEvent("pointerdown", {...settings, clientX: 9, clientY: 9}));
document.dispatchEvent(new PointerEvent("pointermove", {...settings, clientX: 90, clientY: 90}));"""
ZONE = """const style = getComputedStyle(cloud.querySelector("[part=zone]"));
return [style.height, style.color, style.backgroundColor, style.borderRadius];"""
SHADOW = """return getComputedStyle(cloud.querySelector("[lifted] > *")).boxShadow;"""
# What a window has of its own, beside what the driver and the page's own test left there.
GLOBALS = """const bare = document.body.appendChild(document.createElement("iframe"));
const usual = new Set(Object.getOwnPropertyNames(bare.contentWindow));
bare.remove();
return Object.getOwnPropertyNames(window)
  .filter((name) => !usual.has(name) && !/^(\\d+|told|declines|[$_]|cdc_|ret_nodes)/.test(name)
    && !(window[name] instanceof Element));"""


MEMBERS = """const own = ["constructor", "connectedCallback", "disconnectedCallback"];
return [...Object.getOwnPropertyNames(Object.getPrototypeOf(cloud)), ...Object.keys(cloud)]
  .filter((name) => !own.includes(name));"""


def test_moves_take_160_milliseconds(find: Find) -> None:
    told = find("order").call(MOVES)
    assert told
    assert set(told) == {160}


def test_nothing_moves_slowly_for_who_asked_for_less_motion(find: Find, browser: Browser) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("only Chromium can be asked for less motion")
    cloud = find("order")
    with browser.media(prefers_reduced_motion="reduce"):
        assert cloud.call(MOVES) == []
        cloud.settle()
    assert cloud.ids()[5] == "tech"


def test_the_zone_looks_as_the_page_says(find: Find) -> None:
    cloud = find("order")
    looks = {"height": "90px", "color": "rgb(1, 2, 3)", "background": "rgb(4, 5, 6)", "radius": "3px"}
    for name, value in looks.items():
        cloud.call(f"cloud.style.setProperty('--tagcloud-zone-{name}', '{value}')")
    assert cloud.call(LIFT + ZONE) == list(looks.values())


def test_a_carried_chip_stands_out_in_light_and_dark(find: Find, browser: Browser) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("only Chromium can be asked for dark pages")
    cloud = find("order")
    light = cloud.call(LIFT + SHADOW)
    with browser.media(prefers_color_scheme="dark"):
        dark = cloud.call(SHADOW)
    assert "none" not in (light, dark)
    # Below a light chip on black a shadow alone would be black on black.
    assert "rgba(255, 255, 255" in dark


def test_there_are_no_globals(find: Find, browser: Browser) -> None:
    find("order").settle()
    assert browser.run(GLOBALS) == []


def test_clouds_of_a_page_leave_each_other_alone(find: Find, browser: Browser, hands: Hands) -> None:
    names = browser.run(NAMES)
    before = {name: find(name).state() for name in names}
    cloud = find("order")
    cloud.call("await cloud.remove('tech'); await cloud.add('Opera'); cloud.undo(); await cloud.ready;")
    hands.drag(cloud.centre(1), cloud.centre(4))
    after = {name: find(name).state() for name in names}
    changed = [name for name in names if before[name]["tags"] != after[name]["tags"]]
    assert changed == ["order"]
    assert [name for name in names if before[name]["said"] != after[name]["said"]] == ["order"]


@pytest.mark.parametrize("name", ["swipe", "one"])
def test_every_chip_tells_tools_its_role_name_id_and_state(find: Find, browser: Browser, name: str) -> None:
    """By these tests of pages find a chip, and whether it is selected."""
    if not isinstance(browser, Chromium):
        pytest.skip("only this driver tells of roles and names")
    cloud = find(name)
    tags = cloud.state()["tags"]
    inputs = browser.driver.find_elements("css selector", f"#cloud-{name} li input")
    role = "radio" if name == "one" else "checkbox"
    told = [
        (one.aria_role, one.accessible_name, one.get_attribute("value"), one.is_selected()) for one in inputs
    ]
    assert told == [(role, tag["label"], tag["id"], tag["selected"]) for tag in tags]


def test_labels_and_addresses_of_scripts_run_nothing(find: Find) -> None:
    cloud = find("order")
    hostile = "<img src=x onerror='document.title = 1'>"
    told = cloud.call(
        f"""const label = {hostile!r};
        const link = {{label: "To", href: "java\\nscript:1"}};
        await cloud.add([{{label, title: label, data: {{note: label}}}}, link]);
        const items = [...cloud.querySelectorAll(".tagcloud > ul > li")].slice(-2);
        await new Promise((done) => setTimeout(done, 50));
        return [items[0].textContent, items[0].querySelectorAll("img").length, items[0].dataset.note,
          items[1].querySelector("a").getAttribute("href"), document.title === "1"];"""
    )
    assert told == [hostile, 0, hostile, None, False]


def test_members_and_events_are_those_of_the_types(find: Find, site: Site) -> None:
    types = next(site.folder.glob("assets/tag-cloud.d.ts")).read_text(encoding="utf-8")
    script = next(site.folder.glob("assets/tag-cloud.*.js")).read_text(encoding="utf-8")
    start, end = (types.index(f"interface {name} ") for name in ("TagCloudEvents", "TagCloudElement"))
    typed = set(re.findall(r"^  (?:readonly )?(\w+)[(:]", types[end:], re.MULTILINE))
    # What every element has is typed only as far as it tells of events.
    assert typed - {"addEventListener"} == set(find("order").call(MEMBERS))
    assert set(re.findall(r"^  (\w+):", types[start:end], re.MULTILINE)) == set(
        re.findall(r'\bemit\("(\w+)"', script)
    )
