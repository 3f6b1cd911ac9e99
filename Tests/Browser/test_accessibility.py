"""axe finds no violation on any page, at three widths in light, and in dark, where only colours differ."""

import json
from collections.abc import Iterator
from pathlib import Path

import axe_playwright_python
import pytest

from suite.chromium import Chromium
from suite.compare import require
from suite.site import Site

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RUN = """const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ["violations"] }).then(
  (results) => done(JSON.stringify(results.violations.map((one) => [one.id, one.help,
    one.nodes.map((node) => [node.target.join(" "), node.failureSummary])]))),
  (error) => done(JSON.stringify([["axe", String(error), [["page", ""]]]])));"""


@pytest.mark.parametrize(("scheme", "widths"), [("light", (360, 768, 1280)), ("dark", (768,))])
def test_axe_finds_no_violation(
    chromium: Chromium, site: Site, page: str, scheme: str, widths: tuple[int, ...]
) -> None:
    told: list[str] = []
    with chromium.media(prefers_color_scheme=scheme):
        chromium.open(site.file_of(page).as_uri())
        chromium.run(AXE)
        for width in widths:
            chromium.resize(width, 900)
            told += [f"{page} at {width} px, {scheme}: {one}" for one in violations(chromium)]
    chromium.resize(1280, 900)
    require(told)


def violations(chromium: Chromium) -> Iterator[str]:
    for rule, text, nodes in json.loads(chromium.run_async(RUN)):
        for target, summary in nodes:
            yield f"{rule} ({text}) at {target}: {' '.join(summary.split())}"
