"""Measures the text corpus in real browsers and records the widths.

    swift run TextPages /tmp/pages
    .venv/bin/python Tests/Browser/record_text.py /tmp/pages chromium firefox

Each recording says which browser and font files it was made with; the tests replay it without a browser.
"""

import json
import sys
from pathlib import Path
from urllib.parse import quote

from suite.chromium import Chromium
from suite.firefox import Firefox
from suite.server import Server

RECORDINGS = Path(__file__).parent / "recordings"
BROWSERS = {"chromium": Chromium, "firefox": Firefox}
# Blink lays out in 1/64 px, Gecko in 1/60.
UNITS = {"chromium": 64, "firefox": 60}
WIDTHS = """const unit = arguments[0];
return [...document.querySelectorAll("ol")].map(list =>
  [...list.querySelectorAll("bdi")].map(label => Math.round(label.getBoundingClientRect().width * unit)));"""
LINES = """const unit = arguments[0];
return [...document.querySelectorAll("li")].map(label =>
  [...label.querySelectorAll("bdi")].map(line => Math.round(line.getBoundingClientRect().width * unit)));"""
NOT_LOADED = "return [...document.fonts].filter(face => face.status !== 'loaded').map(face => face.family)"


def main() -> None:
    folder = Path(sys.argv[1])
    with Server(folder) as server:
        for name in sys.argv[2:]:
            browser = BROWSERS[name]()
            save(browser, folder, record(browser, folder, server.url))
            browser.close()


def record(browser: Chromium | Firefox, folder: Path, address: str) -> dict[str, dict]:
    names = json.loads((folder / "cases.json").read_text(encoding="utf-8"))
    return {
        "widths": {case: measure(browser, address, case, WIDTHS) for case in names["widths"]},
        "lines": {case: measure(browser, address, case, LINES) for case in names["lines"]},
    }


def measure(browser: Chromium | Firefox, address: str, case: str, script: str) -> list[list[int]]:
    browser.open(f"{address}/{quote(case)}.html")
    if missing := browser.run(NOT_LOADED):
        print(f"{browser.name}: {case}: not loaded: {', '.join(missing)}")
    return browser.run(script, UNITS[browser.name])


def save(browser: Chromium | Firefox, folder: Path, cases: dict[str, dict]) -> None:
    recording = {
        "browser": f"{browser.name} {browser.version}",
        "unit": UNITS[browser.name],
        "fonts": json.loads((folder / "fonts.json").read_text(encoding="utf-8")),
        **cases,
    }
    path = RECORDINGS / f"text-{browser.name}.json"
    path.parent.mkdir(exist_ok=True)
    text = json.dumps(recording, separators=(",", ":"), sort_keys=True)
    path.write_text(text + "\n", encoding="utf-8")
    rows = sum(len(rows) for lists in cases["widths"].values() for rows in lists)
    print(f"{path.name}: {rows} widths")


if __name__ == "__main__":
    main()
