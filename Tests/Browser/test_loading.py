"""How a page loads: nothing moves, whether its fonts come, come late or never; scripts have no part."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from suite.chromium import Chromium
from suite.compare import label_differences, require
from suite.images import same_pixels
from suite.painted import paint
from suite.server import Server
from suite.site import Cloud, Site

SHIFTS = """const done = arguments[arguments.length - 1];
const told = [];
const inCloud = (node) => node.closest?.(".tagcloud") ? "cloud " : "";
const name = (node) => node === null ? "?" : inCloud(node) + node.localName + (node.id ? "#" + node.id : "") +
  [...(node.classList ?? [])].map((one) => "." + one).join("");
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    told.push([entry.value, entry.sources.map((source) => name(source.node)).join(", ")]);
}).observe({ type: "layout-shift", buffered: true });
setTimeout(() => done(told), 100);"""

WIDTHS = (320, 768, 1280)

REQUESTS = "return performance.getEntriesByType('resource').map((entry) => entry.name)"


@contextmanager
def late_fonts(server: Server, seconds: float) -> Iterator[None]:
    server.font_delay = seconds
    try:
        yield
    finally:
        server.font_delay = 0


def require_no_shift(chromium: Chromium, url: str) -> None:
    """Loads a page afresh: nothing may move, neither chips nor running text."""
    chromium.open(url)
    told = chromium.run_async(SHIFTS)
    require(f"{url}: {nodes} moved, score {score:.5f}" for score, nodes in told)


def test_nothing_moves_from_a_file(chromium: Chromium, site: Site, page: str) -> None:
    require_no_shift(chromium, site.file_of(page).as_uri())


def test_nothing_moves_from_a_server(chromium: Chromium, server: Server, page: str) -> None:
    require_no_shift(chromium, server.url + page)


def test_nothing_moves_without_web_fonts(chromium: Chromium, server: Server, page: str) -> None:
    with chromium.blocking("*.woff2"):
        require_no_shift(chromium, server.url + page)


def test_labels_fit_without_web_fonts(chromium: Chromium, server: Server, clouds: list[Cloud]) -> None:
    with chromium.blocking("*.woff2"):
        chromium.open(server.url + clouds[0].page)
        for cloud in clouds:
            require(label_differences(paint(chromium, cloud, WIDTHS, pads_text=True)))


def test_nothing_moves_when_fonts_are_late(chromium: Chromium, server: Server, page: str) -> None:
    with late_fonts(server, 0.4):
        require_no_shift(chromium, server.url + page)


def test_nothing_is_fetched_from_elsewhere(chromium: Chromium, server: Server, page: str) -> None:
    chromium.open(server.url + page)
    require(f"{page} fetches {url}" for url in chromium.run(REQUESTS) if not url.startswith(server.url))


def test_picture_is_the_same_without_scripts(chromium: Chromium, site: Site, scripted_page: str) -> None:
    """Where a page has any, which few have; from a file the component stays away as well."""
    chromium.open(site.file_of(scripted_page).as_uri())
    with_scripts = chromium.screenshot(whole_page=True)
    with chromium.without_scripts():
        chromium.open_unscripted(site.file_of(scripted_page).as_uri())
        without = chromium.screenshot(whole_page=True)
    if not same_pixels(with_scripts, without):
        pytest.fail(f"{scripted_page} looks different without scripts", pytrace=False)
