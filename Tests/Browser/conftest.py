"""Options and fixtures: one browser for the whole run, each cloud painted once."""

import functools
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import pytest

from suite.browser import Browser
from suite.chromium import Chromium
from suite.firefox import Firefox
from suite.hands import Hands
from suite.live import INTERACTION, LISTEN, Find, Live
from suite.painted import Painted, paint
from suite.predictions import Prediction, Predictor
from suite.server import Server
from suite.site import Cloud, Site
from suite.webkit import WebKit
from suite.widths import EVERY_WIDTH, flowing, sample

BROWSERS = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
LARGE = 200
COMPONENT = [
    "test_runtime", "test_filter", "test_buttons", "test_batches", "test_gestures", "test_changes",
    "test_manners",
]  # fmt: skip
# WebKit, which takes seconds to open a page, shows each thing once; its driver has no fingers.
IN_WEBKIT = (
    "test_layout_is_the_engines_at_every_width[order]",
    "test_nothing_is_elsewhere_without_scripts",
    "test_a_click_selects_and_the_chip_takes_its_own_size",
    "test_space_selects",
    "test_one_of_them",
    "test_keys_carry_a_chip_and_say_where_it_is",
    "test_the_delete_key_deletes_and_the_focus_goes_on",
    "test_scripts_change_the_cloud_with_one_layout",
    "test_any_of_the_chosen_terms_is_enough",
    "test_spaced_text_is_wrapped_by_the_browser",
    "test_without_web_assembly_the_browser_wraps_and_all_else_works",
)
Predictions = dict[str, dict[float, Prediction]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--site", type=Path, default=Path("public"), help="the built site")
    parser.addoption("--source", type=Path, default=Path("site"), help="what the site was built from")
    parser.addoption("--predictor", type=Path, default=Path(".build/release/FramePredictor"))
    parser.addoption("--browser", choices=sorted(BROWSERS), default="chromium")
    parser.addoption("--every-width", action="store_true", help="every integer width of the gallery's clouds")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    built = Site(metafunc.config.getoption("site").resolve())
    # To open a page costs a second; what is read from files is read from all of them.
    pages = built.unlike_pages() if "chromium" in metafunc.fixturenames else built.pages()
    if "cloud" in metafunc.fixturenames:
        metafunc.parametrize("cloud", built.clouds(), ids=lambda cloud: cloud.key)
    if "clouds" in metafunc.fixturenames:
        by_page = groupby(built.clouds(), key=lambda cloud: cloud.page)
        groups = [pytest.param(list(clouds), id=page) for page, clouds in by_page if page in pages]
        metafunc.parametrize("clouds", groups)
    if "page" in metafunc.fixturenames:
        metafunc.parametrize("page", pages)
    if "scripted_page" in metafunc.fixturenames:
        metafunc.parametrize("scripted_page", [page for page in pages if built.has_script(page)])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what needs Chromium or no browser when another browser is asked for."""
    if (browser := config.getoption("browser")) != "chromium":
        everywhere = ("test_frames", "test_lines", "test_suite")
        firefox = COMPONENT if browser == "firefox" else ()
        webkit = IN_WEBKIT if browser == "webkit" else ()
        chosen = [item for item in items if item.path.stem in (*everywhere, *firefox) or item.name in webkit]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Site:
    return Site(request.config.getoption("site").resolve())


@pytest.fixture(scope="session")
def server(site: Site) -> Iterator[Server]:
    with Server(site.folder) as running:
        yield running


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    running = BROWSERS[request.config.getoption("browser")]()
    yield running
    running.close()


@pytest.fixture(scope="session")
def chromium(browser: Browser) -> Chromium:
    """The browser where it is Chromium, for what only the DevTools protocol can do."""
    assert isinstance(browser, Chromium)
    return browser


@pytest.fixture(scope="session")
def widths(request: pytest.FixtureRequest, site: Site, browser: Browser) -> dict[str, list[float]]:
    """By the key of a cloud: where it is placed, and where it flows."""
    every_width = request.config.getoption("every_width")
    grain = browser.grain

    def chosen(cloud: Cloud) -> list[float]:
        # Chromium alone is quick enough for all widths of very large clouds; the others see a sample.
        is_swept = cloud.page.startswith("/gallery/") and (cloud.tags <= LARGE or browser.name == "chromium")
        every = EVERY_WIDTH if every_width and is_swept else ()
        return sorted({*every, *sample(cloud, grain), *flowing(cloud, grain)})

    return {cloud.key: chosen(cloud) for cloud in site.clouds()}


@pytest.fixture(scope="session")
def predictions(request: pytest.FixtureRequest, widths: dict[str, list[float]]) -> Predictions:
    option = request.config.getoption
    return Predictor(option("predictor").resolve(), option("source").resolve()).predict(widths)


@pytest.fixture(scope="session")
def open_page_of(browser: Browser, site: Site, server: Server) -> Callable[[Cloud], None]:
    """Opens the page of a cloud, unless it is open."""

    def open_page(cloud: Cloud) -> None:
        file = site.file_of(cloud.page).as_uri()
        browser.open_once(file if browser.fonts_from_files else server.url + cloud.page)

    return open_page


@pytest.fixture(scope="session")
def painted_of(
    browser: Browser, open_page_of: Callable[[Cloud], None], widths: dict[str, list[float]]
) -> Callable[[Cloud], Painted]:
    """Paints a cloud at all its widths, once."""

    @functools.cache
    def painted(cloud: Cloud) -> Painted:
        open_page_of(cloud)
        return paint(browser, cloud, widths[cloud.key])

    return painted


@pytest.fixture
def find(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Find]:
    """Opens the page with its scripts, and finds clouds on it."""
    program: Path = request.config.getoption("predictor").resolve().parent / "tagcloud"
    server.has_scripts = True
    browser.open(server.url + INTERACTION)
    browser.run(LISTEN)

    def found(name: str) -> Live:
        cloud = Live(browser, name, program)
        cloud.settle()
        return cloud

    yield found
    browser.open("about:blank")
    server.has_scripts = False
    server.headers.clear()


@pytest.fixture
def hands(browser: Browser) -> Hands:
    return Hands(browser)
