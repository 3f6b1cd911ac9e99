"""Many tags at once: they come in slices and in lists of their own, and are one cloud all the same."""

import subprocess
from pathlib import Path

import pytest
from test_accessibility import AXE, violations
from test_changes import TWO_FRAMES, require_the_engines_layout

from suite.browser import Browser
from suite.chromium import Chromium
from suite.hands import Hands
from suite.live import LISTEN, Find, Live
from suite.server import Server

# Counts the chips that are made in each task.
MAKING = """const made = [0];
const [wait, create] = [window.setTimeout, document.createElement.bind(document)];
window.setTimeout = (work, ...others) => wait(() => { made.push(0); work(); }, ...others);
document.createElement = (name) => { made[made.length - 1] += name === "li"; return create(name); };
const measured = () => {
  window.setTimeout = wait;
  document.createElement = create;
  return made.filter((count) => count > 0);
};"""
ADD = "await cloud.add(Array.from({length: %d}, (_, index) => `Label ${index}`));"
SHAPE = """const lists = [...cloud.querySelectorAll(".tagcloud > ul")];
const [first, ...others] = lists;
const shown = lists.flatMap((list) => [...list.children]).filter((item) => !item.hidden);
return {
  sizes: lists.map((list) => list.children.length),
  owned: (first.getAttribute("aria-owns") ?? "").split(" ").filter(Boolean),
  ids: others.map((list) => list.id),
  labels: shown.map((item) => item.querySelector("bdi").textContent),
  tags: cloud.tags.map((tag) => tag.label),
};"""
OUTSIDE = """return [...cloud.querySelectorAll(".tagcloud > [part=block]")].flatMap((block) => {
  const box = block.getBoundingClientRect();
  return [...block.children].map((item) => item.getBoundingClientRect()).filter((item) =>
    item.left < box.left - 0.1 || item.right > box.right + 0.1
    || item.top < box.top - 0.1 || item.bottom > box.bottom + 0.1);
});"""


# Browsers needn't know where a chip is that is out of sight; now they have to.
ALL_SEEN = """const style = document.head.appendChild(document.createElement("style"));
style.textContent = ".tagcloud > ul { content-visibility: visible !important }";"""
IN_THE_MIDDLE = """((item) => {
  const box = item?.getBoundingClientRect();
  return item?.textContent === "Label 430" && Math.abs(box.top + box.height / 2 - innerHeight / 2) <= 30;
})(cloud.querySelectorAll(".tagcloud > ul > li")[cloud.indexOf("Label 430")])"""


def require_one_cloud(cloud: Live) -> list[int]:
    """Fails unless all chips are there in order, each where the engine says; how many each list has."""
    cloud.call(ALL_SEEN)
    cloud.settle()
    shape = cloud.call(SHAPE)
    assert shape["labels"] == shape["tags"]
    assert shape["owned"] == shape["ids"]
    assert cloud.call(OUTSIDE) == []
    require_the_engines_layout(cloud)
    return shape["sizes"]


def test_thousands_of_tags_come_in_slices(find: Find) -> None:
    cloud = find("order")
    made = cloud.call(f"{MAKING} {ADD % 2000} return measured();")
    assert sum(made) == 2000
    assert max(made) <= 100
    sizes = require_one_cloud(cloud)
    assert sum(sizes) == 2015
    assert len(sizes) > 4
    assert max(sizes) <= 500


def test_a_cloud_of_some_hundreds_is_one_list(find: Find) -> None:
    cloud = find("order")
    cloud.call(ADD % 400)
    assert require_one_cloud(cloud) == [415]


def test_thousands_of_tags_that_come_back_are_where_they_were(find: Find) -> None:
    cloud = find("order")
    cloud.call(ADD % 1500)
    before = require_one_cloud(cloud)
    cloud.call("await cloud.remove(cloud.tags.slice(5, -5).map((tag) => tag.id));")
    assert sum(require_one_cloud(cloud)) == 10
    cloud.call("cloud.undo(); await cloud.ready;")
    assert sum(require_one_cloud(cloud)) == sum(before)


def test_tags_among_hundreds_come_and_go_where_they_should(find: Find) -> None:
    cloud = find("order")
    cloud.call(ADD % 600)
    cloud.call("await cloud.insert(Array.from({length: 400}, (_, index) => `Among ${index}`), 300);")
    assert max(require_one_cloud(cloud)) <= 500
    cloud.call("await cloud.move(3, cloud.tags.length - 1); await cloud.move(800, 0);")
    require_one_cloud(cloud)
    cloud.call("await cloud.remove(cloud.tags.slice(100, 700).map((tag) => tag.id));")
    require_one_cloud(cloud)


def test_a_chip_is_carried_from_one_list_into_another(find: Find, hands: Hands) -> None:
    cloud = find("order")
    cloud.call(ADD % 600)
    last = cloud.call('return cloud.querySelector(".tagcloud > ul").children.length - 1')
    ids = cloud.ids()
    x, y = cloud.centre(last)
    cloud.events()
    hands.drag((x, y), (x, y + 120))
    (moved,) = cloud.events("tagmove")
    assert (moved[1], moved[2]["from"]) == (ids[last], last)
    assert cloud.ids().index(ids[last]) == moved[2]["to"] > last
    require_one_cloud(cloud)


def test_the_focus_goes_from_one_list_into_the_next(find: Find, hands: Hands, browser: Browser) -> None:
    cloud = find("order")
    cloud.call(ADD % 600)
    last = cloud.call(
        """const item = cloud.querySelector(".tagcloud > ul").lastElementChild;
        item.firstElementChild.focus();
        return cloud.tags.findIndex((tag) => tag.label === item.querySelector("bdi").textContent);"""
    )
    hands.press("tab")
    label = browser.run("return document.activeElement.querySelector('bdi').textContent")
    assert label == cloud.state()["tags"][last + 1]["label"]


@pytest.mark.parametrize(
    "wait", ["", "await cloud.ready;", "await cloud.ready; await new Promise(requestAnimationFrame);"]
)
def test_a_chip_far_out_of_sight_is_scrolled_to(find: Find, wait: str) -> None:
    cloud = find("order")
    add = (ADD % 600).removeprefix("await ")
    cloud.call(f"{add} {wait} cloud.scrollTo('Label 430', 'center');")
    cloud.wait_until_it_stays(IN_THE_MIDDLE)


def test_a_cloud_that_is_built_with_hundreds_is_taken_over(
    browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    program: Path = request.config.getoption("predictor").resolve().parent / "tagcloud"
    tags = ", ".join(f"Label {index}" for index in range(900))
    cloud = f"name: own\nreorderable: true\ntags: [{tags}]"
    (tmp_path / "content").mkdir()
    page = f"---\ntitle: Own\n---\n```tagcloud\n{cloud}\n```\n\nBelow\n"
    (tmp_path / "content/index.md").write_text(page, encoding="utf-8")
    built = tmp_path / "public"
    subprocess.run([program, "build", tmp_path, "-q", "-o", built], check=True)
    with Server(built) as server:
        server.has_scripts = True
        browser.open(server.url + "/")
        browser.run(LISTEN)
        cloud = Live(browser, "own", program)
        assert cloud.settle() in (None, "placed")
        cloud.call("await cloud.move(0, 2); await cloud.add(['Last']);")
        sizes = require_one_cloud(cloud)
        assert sum(sizes) == 901
        assert max(sizes) <= 500
        browser.open("about:blank")


def test_where_the_browser_wraps_there_is_one_list_again(find: Find, browser: Browser) -> None:
    cloud = find("order")
    cloud.call(ADD % 600)
    browser.run(
        "const style = document.head.appendChild(document.createElement('style'));"
        "style.textContent = '* { letter-spacing: .12em !important }'; style.id = 'spacing'"
    )
    browser.run_async(TWO_FRAMES)
    assert cloud.settle() == "flow"
    shape = cloud.call(SHAPE)
    assert shape["sizes"] == [615]
    assert shape["labels"] == shape["tags"]
    browser.run("document.querySelector('#spacing').remove()")
    browser.run_async(TWO_FRAMES)
    assert len(require_one_cloud(cloud)) > 1


def test_axe_finds_nothing_in_a_cloud_of_thousands(find: Find, browser: Browser) -> None:
    if isinstance(browser, Chromium):
        find("order").call(ADD % 600)
        browser.run(AXE)
        colours = {"color-contrast": {"enabled": False}}
        assert list(violations(browser, {"rules": colours})) == []
