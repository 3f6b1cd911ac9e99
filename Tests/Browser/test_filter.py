"""Clouds that narrow the listing of their page, and the address that says by what."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from test_accessibility import AXE, violations

from suite.browser import Browser
from suite.chromium import Chromium
from suite.hands import Hands
from suite.live import Live
from suite.server import Server

PAGE = "/gallery/filter/"
STATE = """const shown = [...document.querySelectorAll("[data-listing] > *")].filter((item) => !item.hidden);
return {
  pages: shown.map((item) => item.querySelector("a").textContent),
  terms: shown.map((item) => (item.dataset.tags ?? "").split(" ")),
  found: document.querySelector("[data-found]").textContent,
  said: [...document.querySelectorAll("tag-cloud > [role=status]")].map((one) => one.textContent).join(""),
  query: location.search,
};"""
READY = """const done = arguments[arguments.length - 1];
customElements.whenDefined("tag-cloud")
  .then(() => Promise.all([...document.querySelectorAll("tag-cloud")].map((cloud) => cloud.ready)))
  .then(() => done());"""
# Pointers meet what has been painted, which what has just been scrolled has not yet.
CENTRE = """const [name, slug, done] = arguments;
const input = document.querySelector(`#cloud-${name} input[value="${slug}"]`);
input.scrollIntoView({block: "center", behavior: "instant"});
requestAnimationFrame(() => requestAnimationFrame(() => {
  const box = input.getBoundingClientRect();
  done([box.left + box.width / 2, box.top + box.height / 2]);
}));"""


class Filters:
    """The page with its listing."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def open(self, query: str = "") -> None:
        self.browser.open(self.url + query)
        self.browser.run_async(READY)

    def choose(self, name: str, slug: str) -> None:
        Hands(self.browser).click(tuple(self.browser.run_async(CENTRE, name, slug)))

    def state(self) -> dict:
        return self.browser.run(STATE)

    def go(self, steps: int) -> None:
        """Goes through the history, and waits until the page has heard of it."""
        self.browser.run_async(
            "const [steps, done] = arguments;"
            "addEventListener('popstate', () => setTimeout(done), {once: true}); history.go(steps)",
            steps,
        )


@pytest.fixture
def filters(browser: Browser, server: Server) -> Iterator[Filters]:
    server.has_scripts = True
    page = Filters(browser, server.url + PAGE)
    page.open()
    yield page
    browser.open("about:blank")
    server.has_scripts = False


def test_any_of_the_chosen_terms_is_enough(filters: Filters) -> None:
    every = filters.state()
    filters.choose("narrow", "interaction")
    one = filters.state()
    assert 0 < len(one["pages"]) < len(every["pages"])
    assert all("interaction" in terms for terms in one["terms"])
    filters.choose("narrow", "fonts")
    two = filters.state()
    assert len(two["pages"]) > len(one["pages"])
    assert all({"interaction", "fonts"} & set(terms) for terms in two["terms"])
    assert two["query"] == "?tag=fonts&tag=interaction"
    assert two["found"] == two["said"] == f"{len(two['pages'])} of {len(every['pages'])} pages"


def test_all_of_the_chosen_terms_are_needed(filters: Filters) -> None:
    filters.choose("every", "fonts")
    one = filters.state()
    filters.choose("every", "text")
    both = filters.state()
    assert both["pages"] != one["pages"]
    assert all({"fonts", "text"} <= set(terms) for terms in both["terms"])
    assert both["pages"]


def test_a_listing_that_is_empty_says_so(filters: Filters) -> None:
    filters.choose("every", "interaction")
    filters.choose("every", "fonts")
    state = filters.state()
    assert state["pages"] == []
    assert state["found"] == state["said"] == "No page has these tags."


def test_a_link_opens_narrowed(filters: Filters) -> None:
    filters.choose("narrow", "interaction")
    chosen = filters.state()
    filters.open(chosen["query"])
    assert filters.state()["pages"] == chosen["pages"]


def test_back_and_forward_choose_again(filters: Filters) -> None:
    every = filters.state()["pages"]
    filters.choose("narrow", "interaction")
    one = filters.state()["pages"]
    filters.choose("narrow", "fonts")
    two = filters.state()["pages"]
    filters.go(-1)
    assert filters.state()["pages"] == one
    filters.go(-1)
    assert filters.state()["pages"] == every
    filters.go(2)
    assert filters.state()["pages"] == two


@pytest.mark.parametrize("name", ["narrow", "every"])
def test_the_layout_of_a_filter_is_the_engines_whatever_is_chosen(
    filters: Filters, request: pytest.FixtureRequest, name: str
) -> None:
    program: Path = request.config.getoption("predictor").resolve().parent / "tagcloud"
    cloud = Live(filters.browser, name, program)
    filters.choose(name, "fonts")
    filters.choose(name, "interaction")
    cloud.call("await cloud.move('fonts', 0);")
    assert sorted(cloud.selected()) == ["fonts", "interaction"]
    cloud.require_exact()


def test_new_chips_with_counts_are_as_wide_as_the_build_measures(filters: Filters) -> None:
    widths = filters.browser.run_async(
        """const done = arguments[0];
        const cloud = document.querySelector("#cloud-narrow").closest("tag-cloud");
        const wide = () => cloud.frames(5000).map((frame) => frame.width);
        (async () => {
          const old = wide();
          const counts = [...cloud.querySelectorAll(".n")].map((one) => Number(one.textContent));
          await Promise.all(counts.map((count, index) => cloud.update(index, {count})));
          done([old, wide()]);
        })();"""
    )
    assert max(abs(old - new) for old, new in zip(*widths, strict=True)) <= 1 / 32


def test_the_button_shows_all_pages_again(filters: Filters, browser: Browser) -> None:
    every = filters.state()
    button = "document.querySelector('#cloud-narrow').closest('form').querySelector('button')"
    assert browser.run(f"return getComputedStyle({button}).visibility") == "hidden"
    filters.choose("narrow", "fonts")
    assert browser.run(f"return {button}.textContent") == "Show all pages"
    browser.run(f"{button}.click()")
    state = filters.state()
    assert (state["pages"], state["query"], state["found"]) == (every["pages"], "", every["found"])
    assert browser.run("return document.activeElement.closest('#cloud-narrow') !== null")


def test_without_scripts_all_pages_stay_and_the_form_leads_to_the_page(
    browser: Browser, server: Server
) -> None:
    browser.open(server.url + PAGE + "?tag=fonts")
    state = browser.run(STATE)
    count = browser.run("return document.querySelectorAll('[data-listing] > *').length")
    assert len(state["pages"]) == count
    assert state["found"] == f"{count} pages"
    action = browser.run("return document.querySelector('#cloud-narrow').closest('form').action")
    assert action.removesuffix("index.html") == server.url + PAGE


def test_a_whole_swipe_is_one_step_of_the_history(filters: Filters, browser: Browser) -> None:
    every = filters.state()
    browser.run(
        "document.querySelector('#cloud-narrow').closest('tag-cloud').toggleAttribute('swipe-select')"
    )
    slugs = browser.run(
        "return [...document.querySelectorAll('#cloud-narrow input')].slice(0, 3).map((one) => one.value)"
    )
    start, end = (tuple(browser.run_async(CENTRE, "narrow", slug)) for slug in (slugs[0], slugs[2]))
    Hands(browser).drag(start, end)
    assert set(slugs) <= set(filters.state()["query"].removeprefix("?tag=").split("&tag="))
    # Browsers keep so many entries and no more: their number would not tell.
    filters.go(-1)
    assert (filters.state()["query"], filters.state()["pages"]) == ("", every["pages"])


def test_axe_finds_nothing_in_a_narrowed_listing(filters: Filters, browser: Browser) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("axe needs one browser")
    filters.choose("every", "interaction")
    browser.run(AXE)
    narrowed = list(violations(browser))
    filters.choose("every", "fonts")
    assert filters.state()["pages"] == []
    assert [narrowed, list(violations(browser))] == [[], []]
