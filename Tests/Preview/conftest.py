"""Options and fixtures: one browser for the whole run, one preview for each module."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from served import Preview, make_site

from suite.browser import Browser
from suite.chromium import Chromium
from suite.firefox import Firefox
from suite.webkit import WebKit

BROWSERS = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--binary", type=Path, default=Path(".build/release/tagcloud"))
    parser.addoption("--browser", choices=sorted(BROWSERS), default="chromium")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The other browsers see what only a browser can show."""
    if config.getoption("browser") != "chromium":
        chosen = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


@pytest.fixture(scope="session")
def binary(request: pytest.FixtureRequest) -> Path:
    return request.config.getoption("binary").resolve()


@pytest.fixture(scope="module")
def preview(binary: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Preview]:
    with Preview(binary, make_site(tmp_path_factory.mktemp("preview") / "site")) as running:
        yield running


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    running = BROWSERS[request.config.getoption("browser")]()
    yield running
    running.close()
