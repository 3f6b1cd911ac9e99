"""The lines that the build broke are the lines that are painted."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from suite.browser import Browser
from suite.compare import require
from suite.painted import Painted
from suite.predictions import Prediction
from suite.site import Cloud

LINES = (Path(__file__).parent / "suite" / "lines.js").read_text(encoding="utf-8")
MOST_WIDTHS = 120


def line_differences(
    cloud: Cloud, widths: list[float], browser: Browser, predictions: dict[float, Prediction]
) -> Iterator[str]:
    told = json.loads(browser.run(LINES, cloud.selector, widths))
    for width, painted in zip(widths, told, strict=True):
        expected = predictions[width].lines if width in predictions else {}
        for chip, forms in painted.items():
            where = f"{cloud.page} {cloud.selector} at {width:.10g} px, chip {int(chip) + 1}"
            lines = expected.get(chip)
            if [[text for text, _ in form] for form in forms] != ([] if lines is None else [lines]):
                yield f"{where}: predicted {lines}, painted {forms}"
            # A line's block is as high as one line: the browser has broken nothing itself.
            for text, height in (line for form in forms for line in form):
                if abs(height - 1) > 1 / 32:
                    yield f"{where}: {text!r} is {height:.3g} lines high"


def test_lines_are_those_that_the_build_broke(
    cloud: Cloud,
    browser: Browser,
    open_page_of: Callable[[Cloud], None],
    painted_of: Callable[[Cloud], Painted],
    predictions: dict[str, dict[float, Prediction]],
) -> None:
    widths = [painting.width for painting in painted_of(cloud).paintings]
    looked_at = widths[:: len(widths) // MOST_WIDTHS + 1]
    open_page_of(cloud)
    require(line_differences(cloud, looked_at, browser, predictions[cloud.key]))
