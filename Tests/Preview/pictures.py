"""Takes the pictures of the preview that the documentation shows.

.venv/bin/python Tests/Preview/pictures.py FOLDER
"""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "Browser")]

from served import Preview, make_site, wait_until  # noqa: E402
from studio import Studio  # noqa: E402

from suite.chromium import Chromium  # noqa: E402
from suite.images import open_png  # noqa: E402

BROKEN = "---\ntitle: Walks\ntags: [Food, Maps\n---\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--binary", type=Path, default=HERE.parents[1] / ".build/release/tagcloud")
    options = parser.parse_args()
    target, binary = options.folder.resolve(), options.binary.resolve()
    browser = Chromium()
    with TemporaryDirectory() as folder:
        # Messages name files as the program was told where the site is.
        os.chdir(folder)
        take(browser, binary, target)
    browser.close()


def take(browser: Chromium, binary: Path, target: Path) -> None:
    with Preview(binary, make_site(Path("site"))) as preview:
        studio = Studio(browser, preview, binary)
        browser.resize(1280, 760)
        changes = {"alignment": "fill-width"}
        view = {"frames": True, "rows": True}
        studio.open(cloud="/#tags", width=620, options=changes, style={"size": 15}, view=view)
        studio.matter()
        open_png(browser.screenshot()).save(target / "studio.png", optimize=True)
        browser.resize(1280, 640)
        preview.write("content/walks.md", BROKEN)
        browser.open(preview.url)
        shown = "return Boolean(document.querySelector('tagcloud-problems'))"
        wait_until(lambda: browser.run(shown), "the problem is shown")
        open_png(browser.screenshot()).save(target / "problem.png", optimize=True)


if __name__ == "__main__":
    main()
