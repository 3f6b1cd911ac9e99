"""Prints how long it takes from saving a file to its new words in a page that is open in Chromium.

    .venv/bin/python Tests/Preview/reload_times.py SITE PAGE --address ADDRESS [--tags] [--times N]

PAGE is a Markdown file of the site, by its path from SITE. Words are added to it, or with --tags a tag to the
list below its line "tags:", and taken away again.
"""

import argparse
import sys
import time
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "Browser")]

from served import Preview  # noqa: E402

from suite.chromium import Chromium  # noqa: E402

SEEN = """const [text, done] = arguments;
const look = () => document.body.textContent.includes(text) && (done(Date.now()), true);
if (!look()) new MutationObserver((_, watch) => look() && watch.disconnect())
  .observe(document, { subtree: true, childList: true, characterData: true });"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("page", type=Path)
    parser.add_argument("--address", required=True, help="the page's path in the built site")
    parser.add_argument("--tags", action="store_true", help="change a tag rather than words")
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--binary", type=Path, default=HERE.parents[1] / ".build/release/tagcloud")
    options = parser.parse_args()
    file = options.site / options.page
    before = file.read_text()
    browser = Chromium()
    durations = []
    try:
        with Preview(options.binary, options.site) as preview:
            browser.open(preview.url + options.address)
            for number in range(options.times):
                text = f"saved {number} {time.time_ns() % 1_000_000}"
                # What is looked for is asked for first, since a script call takes its own time.
                browser.driver.execute_script(
                    "window.seen = new Promise((done) => { const run = (...arguments) => {" + SEEN + "};"
                    " run(arguments[0], done); })",
                    text,
                )
                time.sleep(0.3)
                saved = time.time()
                changed = f"{before}\n{text}\n"
                if options.tags:
                    changed = before.replace("\ntags:\n", f"\ntags:\n  - {text}\n", 1)
                file.write_text(changed)
                seen = browser.run_async("const done = arguments[0]; window.seen.then(done)")
                durations.append(seen - saved * 1000)
    finally:
        file.write_text(before)
        browser.close()
    durations.sort()
    what = "a tag" if options.tags else "words"
    print(
        f"{options.times} changes of {what}: {median(durations):.0f} ms from saving to seeing, "
        f"{durations[0]:.0f} at best, {durations[-1]:.0f} at worst"
    )


if __name__ == "__main__":
    main()
