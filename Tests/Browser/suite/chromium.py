"""Chromium through Debian's chromedriver, with the settings of a reader by the DevTools protocol."""

import base64
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.remote.command import Command

from suite.browser import FONTS_READY, SCRIPT_SECONDS

LAYOUT_SECONDS = 120

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--force-device-scale-factor=1",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)


class Chromium:
    """A headless Chromium that reaches nothing but files and this machine."""

    name = "chromium"
    pads_text = False
    text_slack = 1 / 32
    glyph_slack = 0.0
    grain = 1 / 64
    fonts_from_files = True

    def __init__(self) -> None:
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in FLAGS:
            options.add_argument(flag)
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(SCRIPT_SECONDS)
        self.version: str = self.driver.capabilities["browserVersion"]
        self.resize(1280, 900)

    def open(self, url: str) -> None:
        self.driver.get(url)
        self.driver.execute_async_script(FONTS_READY)

    def open_unscripted(self, url: str) -> None:
        """Loads a page whose scripts are off, so that its fonts can't be waited for."""
        self.driver.get(url)

    def open_once(self, url: str) -> None:
        if self.run("return location.href") != url:
            self.open(url)

    def run(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        """Like `run`, but the script calls its last argument with the value."""
        return self.driver.execute_async_script(script, *arguments)

    def act(self, sources: list[dict[str, Any]]) -> None:
        self.driver.execute(Command.W3C_ACTIONS, {"actions": sources})

    def let_go(self) -> None:
        self.driver.execute(Command.W3C_CLEAR_ACTIONS)

    def command(self, method: str, **parameters: Any) -> dict[str, Any]:  # noqa: ANN401
        """Sends one command of the DevTools protocol."""
        return self.driver.execute_cdp_cmd(method, parameters)

    def resize(self, width: int, height: int) -> None:
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def screenshot(self, whole_page: bool = False) -> bytes:
        """A PNG of the viewport, or of the page from top to bottom."""
        self.wait_for_layout()
        answer = self.command("Page.captureScreenshot", format="png", captureBeyondViewport=whole_page)
        return base64.b64decode(answer["data"])

    def wait_for_layout(self) -> None:
        """Waits until the page has an extent: without scripts it may be loaded before it is laid out."""
        give_up = time.monotonic() + LAYOUT_SECONDS
        while self.command("Page.getLayoutMetrics")["cssContentSize"]["width"] == 0:
            if time.monotonic() > give_up:
                raise TimeoutError("the page was never laid out")
            time.sleep(0.01)

    @contextmanager
    def media(self, kind: str = "", **features: str) -> Iterator[None]:
        """A medium ("print") and media features (prefers_color_scheme="dark") for a while."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", media=kind, features=named)
        try:
            yield
        finally:
            self.command("Emulation.setEmulatedMedia", media="", features=[])

    @contextmanager
    def font_size(self, pixels: int) -> Iterator[None]:
        """The reader's standard font size for a while."""
        self.command("Page.setFontSizes", fontSizes={"standard": pixels, "fixed": round(pixels * 13 / 16)})
        try:
            yield
        finally:
            self.command("Page.setFontSizes", fontSizes={"standard": 16, "fixed": 13})

    @contextmanager
    def without_scripts(self) -> Iterator[None]:
        self.command("Emulation.setScriptExecutionDisabled", value=True)
        try:
            yield
        finally:
            self.command("Emulation.setScriptExecutionDisabled", value=False)

    @contextmanager
    def blocking(self, *patterns: str) -> Iterator[None]:
        """Requests that match a pattern fail for a while."""
        self.command("Network.enable")
        self.command("Network.setBlockedURLs", urls=list(patterns))
        try:
            yield
        finally:
            self.command("Network.setBlockedURLs", urls=[])
            self.command("Network.disable")

    def close(self) -> None:
        self.driver.quit()
