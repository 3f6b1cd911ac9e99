"""The parts of one label stand on one line."""

import pytest

from suite.chromium import Chromium
from suite.compare import require
from suite.site import Site

# A box without height stands on the baseline of the text that it follows.
BASELINES = """return [...document.querySelectorAll(".tagcloud .rich")]
  .filter((label) => label.getClientRects().length > 0)
  .map((label) => [label.textContent, ...[...label.children].map((part) => {
    const mark = document.createElement("span");
    mark.style.cssText = "display:inline-block;width:0;height:0";
    part.append(mark);
    const bottom = mark.getBoundingClientRect().bottom;
    mark.remove();
    return bottom;
  })]);"""


def test_parts_of_a_label_share_their_baseline(chromium: Chromium, site: Site, page: str) -> None:
    if 'class="rich"' not in site.file_of(page).read_text(encoding="utf-8"):
        pytest.skip("no label has parts")
    chromium.open(site.file_of(page).as_uri())
    labels = chromium.run(BASELINES)
    assert labels
    require(
        f"{page} {text}: baselines {bottoms}"
        for text, *bottoms in labels
        if max(bottoms) - min(bottoms) > 1 / 2
    )
