"""Prints how long the studio takes for one frame while its container is dragged, in Chromium.

.venv/bin/python Tests/Preview/frame_times.py [--chips 21 200 2000]
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "Browser")]

from served import Preview, make_site, topics  # noqa: E402
from studio import Studio  # noqa: E402

from suite.chromium import Chromium  # noqa: E402

# Reading the box of the last chip makes the browser finish its layout within what is measured.
DRAG = """const done = arguments[0];
const handle = document.getElementById("handle");
const last = document.querySelector("#stage li:last-child");
const press = (key) => handle.dispatchEvent(new KeyboardEvent("keydown", { key }));
const work = [], between = [];
let before;
press("Home");
(function frame(now) {
  if (before !== undefined) between.push(now - before);
  before = now;
  const start = performance.now();
  press("ArrowRight");
  last.getBoundingClientRect();
  work.push(performance.now() - start);
  if (work.length < 240) requestAnimationFrame(frame);
  else done([work, between]);
})();"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--chips", type=int, nargs="*", default=[21, 200, 2000])
    parser.add_argument("--binary", type=Path, default=HERE.parents[1] / ".build/release/tagcloud")
    options = parser.parse_args()
    words = topics()
    browser = Chromium()
    with TemporaryDirectory() as folder, Preview(options.binary, make_site(Path(folder) / "site")) as preview:
        studio = Studio(browser, preview, options.binary)
        for count in options.chips:
            tags = [f"{words[index % len(words)]} {index}" for index in range(count)]
            studio.open(cloud=None, tags="\n".join(tags), width=240, view={"built": False})
            work, between = (sorted(times) for times in browser.run_async(DRAG))
            each, most = work[len(work) // 2], at(work, 0.95)
            print(
                f"{count} chips: {each:.1f} ms of work a frame ({most:.1f} in 19 of 20), "
                f"a frame every {between[len(between) // 2]:.1f} ms ({at(between, 0.95):.1f})"
            )
    browser.close()


def at(times: list[float], share: float) -> float:
    """The time that so large a share of all is not above."""
    return times[min(len(times) - 1, int(share * len(times)))]


if __name__ == "__main__":
    main()
