"""Prints how long it takes from saving a file to seeing what it changes in a page that is open in Chromium.

    .venv/bin/python Tests/Preview/reload_times.py SITE PAGE --address ADDRESS [--kinds KIND ...] [--times N]

PAGE is a Markdown file of the site, by its path from SITE, with a list below its line "tags:"; SITE has no
configuration. Words or a tag are added to the page, a page with one of its tags is added to the site, a style
or the site's title is set; everything is taken away again.
"""

import argparse
import re
import sys
import time
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "Browser")]

from served import Preview, wait_until  # noqa: E402

from suite.chromium import Chromium  # noqa: E402

# Whether a page shows what was saved: a text in it, or a colour of its chips.
SEEN = {
    "words": "document.body.textContent.includes(mark)",
    "tag": "document.body.textContent.includes(mark)",
    "page": "document.body.textContent.includes(mark)",
    "style": "getComputedStyle(document.querySelector('main .tagcloud li > *')).color === mark",
    "config": "document.title.includes(mark)",
}
WATCH = """const [mark] = arguments;
window.seen = new Promise((done) => {
  const look = () => HOLDS && done(Date.now());
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener("tagcloud:reloaded", look);
});"""
LINK = """const links = [...document.querySelectorAll("main .tagcloud a")];
return links.find((one) => one.textContent.includes(arguments[0])).href"""


class Edits:
    """Changes one site in one way or another, and takes the changes back."""

    def __init__(self, site: Path, page: Path) -> None:
        self.site, self.page = site, site / page
        self.before = self.page.read_text()
        self.tag = re.search(r"^tags:\n +- (.*)$", self.before, re.MULTILINE)[1].strip("\"'")
        self.made = [site / "tagcloud.toml", self.page.with_name("added-for-a-moment.md")]
        assert not any(path.exists() for path in self.made)

    def mark(self, kind: str, number: int) -> str:
        """By what a change is known."""
        return f"rgb(1, 2, {number})" if kind == "style" else f"saved {number} of {kind}"

    def make(self, kind: str, number: int) -> None:
        mark = self.mark(kind, number)
        match kind:
            case "words":
                self.page.write_text(f"{self.before}\n{mark}\n")
            case "tag":
                self.page.write_text(self.before.replace("\ntags:\n", f"\ntags:\n  - {mark}\n", 1))
            case "page":
                self.made[1].write_text(f"---\ntitle: {mark}\nweight: 1\ntags: ['{self.tag}']\n---\n")
            case "style":
                self.made[0].write_text(f"[styles.default]\ncolor = '#0102{number:02x}'\n")
            case "config":
                self.made[0].write_text(f"title = '{mark}'\n")

    def undo(self) -> None:
        if self.page.read_text() != self.before:
            self.page.write_text(self.before)
        for path in self.made:
            path.unlink(missing_ok=True)


def duration(browser: Chromium, edits: Edits, kind: str, number: int) -> float:
    """How many milliseconds pass from making a change to seeing it."""
    mark = edits.mark(kind, number)
    # What is looked for is asked for first, since a script call takes its own time.
    browser.run(WATCH.replace("HOLDS", SEEN[kind]), mark)
    time.sleep(0.3)
    saved = time.time()
    edits.make(kind, number)
    seen = browser.run_async("const done = arguments[0]; window.seen.then(done)")
    edits.undo()
    holds = f"const [mark] = arguments; return {SEEN[kind]}"
    wait_until(lambda: not browser.run(holds, mark), "the change is taken back")
    return seen - saved * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("page", type=Path)
    parser.add_argument("--address", required=True, help="the page's path in the built site")
    parser.add_argument("--kinds", nargs="*", choices=sorted(SEEN), default=list(SEEN))
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--binary", type=Path, default=HERE.parents[1] / ".build/release/tagcloud")
    options = parser.parse_args()
    edits = Edits(options.site, options.page)
    browser = Chromium()
    try:
        with Preview(options.binary, options.site) as preview:
            for kind in options.kinds:
                browser.open(preview.url + options.address)
                if kind == "page":
                    browser.open(browser.run(LINK, edits.tag))
                durations = sorted(duration(browser, edits, kind, number) for number in range(options.times))
                print(
                    f"{kind}: {median(durations):.0f} ms from saving to seeing, "
                    f"{durations[0]:.0f} at best, {durations[-1]:.0f} at worst"
                )
    finally:
        edits.undo()
        browser.close()


if __name__ == "__main__":
    main()
