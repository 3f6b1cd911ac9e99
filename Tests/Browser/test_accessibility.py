"""axe finds no violation on any page, at three widths; about colours it is asked once for each scheme."""

import json
from collections.abc import Iterator
from pathlib import Path

import axe_playwright_python

from suite.chromium import Chromium
from suite.compare import require
from suite.site import Site

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
# Three quarters of the time go into contrasts.
COLORS = {"runOnly": ["color-contrast"]}
ALL_BUT_COLORS = {"rules": {"color-contrast": {"enabled": False}}}
RUN = """const [options, done] = arguments;
axe.run(document, { resultTypes: ["violations"], ...options }).then(
  (results) => done(JSON.stringify(results.violations.map((one) => [one.id, one.help,
    one.nodes.map((node) => [node.target.join(" "), node.failureSummary])]))),
  (error) => done(JSON.stringify([["axe", String(error), [["page", ""]]]])));"""


def test_axe_finds_no_violation(chromium: Chromium, site: Site, page: str) -> None:
    told: list[str] = []
    chromium.open(site.file_of(page).as_uri())
    chromium.run(AXE)
    for width, options in ((360, ALL_BUT_COLORS), (768, ALL_BUT_COLORS), (1280, {})):
        chromium.resize(width, 900)
        told += [f"{page} at {width} px: {one}" for one in violations(chromium, options)]
    with chromium.media(prefers_color_scheme="dark"):
        told += [f"{page}, dark: {one}" for one in violations(chromium, COLORS)]
    require(told)


def violations(chromium: Chromium, options: dict[str, object] | None = None) -> Iterator[str]:
    """What axe finds on the page that is open; everything it looks for unless told."""
    for rule, text, nodes in json.loads(chromium.run_async(RUN, options or {})):
        for target, summary in nodes:
            yield f"{rule} ({text}) at {target}: {' '.join(summary.split())}"
