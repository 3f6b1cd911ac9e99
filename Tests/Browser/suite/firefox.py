"""Firefox ESR by its own Marionette protocol."""

import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from suite.browser import FONTS_READY, SCRIPT_SECONDS
from suite.marionette import Marionette

# To start or to end takes long on a busy machine.
START_SECONDS = 300
# Port 0: Firefox chooses one and writes it into its profile. Without a screen, smooth scrolling never begins.
PREFERENCES = """user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("general.smoothScroll", false);
user_pref("network.proxy.type", 0);
user_pref("toolkit.startup.max_resumed_crashes", -1);
"""


class Firefox:
    """A headless Firefox with a fresh profile."""

    name = "firefox"
    # It rounds text word by word, on a grid of 1/60 px.
    pads_text = False
    text_slack = 0.07
    glyph_slack = 1 / 60
    grain = 1.0
    fonts_from_files = False

    def __init__(self) -> None:
        self.profile = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = Path(self.profile.name)
        (folder / "user.js").write_text(PREFERENCES, encoding="utf-8")
        command = ["firefox", "--headless", "--marionette", "--no-remote", "--profile", folder]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.marionette = Marionette(port_of(folder))
        self.version: str = self.marionette.capabilities["browserVersion"]
        self.marionette.command("WebDriver:SetTimeouts", script=SCRIPT_SECONDS * 1000)
        self.resize(1280, 900)

    def open(self, url: str) -> None:
        self.marionette.command("WebDriver:Navigate", url=url)
        self.execute("WebDriver:ExecuteAsyncScript", FONTS_READY)

    def open_once(self, url: str) -> None:
        if self.run("return location.href") != url:
            self.open(url)

    def run(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        return self.execute("WebDriver:ExecuteScript", script, *arguments)

    def run_async(self, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        return self.execute("WebDriver:ExecuteAsyncScript", script, *arguments)

    def act(self, sources: list[dict[str, Any]]) -> None:
        self.marionette.command("WebDriver:PerformActions", actions=sources)

    def let_go(self) -> None:
        self.marionette.command("WebDriver:ReleaseActions")

    def execute(self, command: str, script: str, *arguments: Any) -> Any:  # noqa: ANN401
        answer = self.marionette.command(command, script=script, args=list(arguments), sandbox=None)
        return answer["value"]

    def resize(self, width: int, height: int) -> None:
        self.marionette.command("WebDriver:SetWindowRect", width=width, height=height)

    def close(self) -> None:
        self.marionette.close()
        self.process.wait(timeout=START_SECONDS)
        self.profile.cleanup()


def port_of(profile: Path, patience: float = START_SECONDS) -> int:
    """The port that Firefox listens on, as soon as it has written it."""
    file = profile / "MarionetteActivePort"
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if file.is_file() and (text := file.read_text(encoding="ascii")):
            return int(text)
        time.sleep(0.05)
    raise TimeoutError(f"Firefox did not start within {patience:.0f} s")
