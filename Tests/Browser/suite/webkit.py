"""WebKitGTK's MiniBrowser through its WebDriver, on a virtual display."""

import os
import subprocess
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.service import Service

from suite.browser import FONTS_READY, SCRIPT_SECONDS

LIBRARIES = Path("/usr/lib")


class WebKit:
    """A MiniBrowser under Xvfb."""

    name = "webkit"
    # On Linux it rounds every glyph to whole px; half a gap keeps labels without padding apart.
    pads_text = True
    text_slack = 4.0
    glyph_slack = 0.0
    grain = 1.0
    fonts_from_files = True

    def __init__(self) -> None:
        self.display, number = start_display()
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(next(LIBRARIES.glob("*/webkit2gtk-4.*/MiniBrowser")))
        options.add_argument("--automation")
        service = Service("/usr/bin/WebKitWebDriver", env=environment(number))
        self.driver = webdriver.WebKitGTK(options=options, service=service)
        self.driver.set_script_timeout(SCRIPT_SECONDS)
        self.resize(1280, 900)

    def open(self, url: str) -> None:
        self.driver.get(url)
        self.driver.execute_async_script(FONTS_READY)

    def open_once(self, url: str) -> None:
        if self.run("return location.href") != url:
            self.open(url)

    def run(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        return self.driver.execute_async_script(script, *arguments)

    def act(self, sources: list[dict[str, Any]]) -> None:
        self.driver.execute(Command.W3C_ACTIONS, {"actions": sources})

    def let_go(self) -> None:
        self.driver.execute(Command.W3C_CLEAR_ACTIONS)

    def resize(self, width: int, height: int) -> None:
        self.driver.set_window_rect(width=width, height=height)

    def close(self) -> None:
        self.driver.quit()
        self.display.terminate()
        self.display.wait()


def start_display() -> tuple[subprocess.Popen[bytes], int]:
    """Starts Xvfb on a display number that it chooses itself."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2000x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        return process, int(told.readline())


def environment(display: int) -> dict[str, str]:
    """What the browser needs where there is no desktop: no accessibility bus, no sandbox, no GPU."""
    return {
        **os.environ,
        "DISPLAY": f":{display}",
        "GDK_BACKEND": "x11",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "NO_AT_BRIDGE": "1",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
