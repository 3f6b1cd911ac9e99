"""Builds small trees of other generators and compares the addresses with those that they give.

Usage: Tests/Dialects/run.py [BINARY]; BINARY is the release build unless given. NAME.txt holds what the
generator makes of the folder NAME. Prints a line for each tree and ends with "N passed, N failed"; exit
status 1 when one fails.
"""

import subprocess
import sys
import tempfile
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

HERE = Path(__file__).resolve().parent
BINARY = HERE.parents[1] / ".build/release/tagcloud"


@dataclass(frozen=True)
class Tree:
    """A tree, and the files in which a build of ours and one of its generator differ by design."""

    name: str
    # What we make besides: pages of terms, whose slugs are our own, and the one for lost readers.
    ours: tuple[str, ...]
    # What it makes besides: lists of pages in folders without an index page, archives, redirects.
    theirs: tuple[str, ...] = ()


TREES = [
    Tree(
        "hugo",
        ours=("404.html", "*topics/*", "*categories/*"),
        theirs=(
            *("*topics/*", "*categories/*", "en/index.html", "*.html/index.html"),
            *("de/journal/index.html", "docs/index.html", "notes/index.html"),
        ),
    ),
    Tree("jekyll", ours=("404.html", "index.html", "tags/*", "categories/*")),
    Tree(
        "mkdocs",
        ours=("tags/?*/index.html", "news/category/index.html"),
        theirs=("news/archive/*",),
    ),
    Tree("docusaurus", ours=("404.html", "index.html", "fr/index.html", "*/tags/?*/index.html")),
    Tree("eleventy", ours=("404.html", "tags/*")),
    Tree("zola", ours=("404.html", "fr/index.html", "*tags/*", "*authors/*")),
]


def without(files: list[str], patterns: tuple[str, ...]) -> set[str]:
    return {file for file in files if not any(fnmatchcase(file, pattern) for pattern in patterns)}


def built(binary: Path, tree: Tree, folder: str) -> list[str]:
    """The pages of a build, about which there must be nothing to say."""
    command = [binary, "build", "--strict", "--quiet", "-o", folder, HERE / tree.name]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    if done.returncode != 0 or done.stderr:
        raise AssertionError(f"the build ended with {done.returncode}:\n{done.stderr}")
    return sorted(str(file.relative_to(folder)) for file in Path(folder).rglob("*.html"))


def check(binary: Path, tree: Tree) -> None:
    lines = (HERE / f"{tree.name}.txt").read_text(encoding="utf-8").splitlines()
    theirs = without([line for line in lines if not line.startswith("#")], tree.theirs)
    with tempfile.TemporaryDirectory() as folder:
        ours = without(built(binary, tree, folder), tree.ours)
    missing, added = sorted(theirs - ours), sorted(ours - theirs)
    if missing or added:
        raise AssertionError(f"missing: {missing}, not theirs: {added}")


def main() -> int:
    binary = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else BINARY
    failed = 0
    for tree in TREES:
        try:
            check(binary, tree)
            print(f"{tree.name} ok")
        except AssertionError as problem:
            failed += 1
            print(f"{tree.name} FAILED: {problem}")
    print(f"{len(TREES) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
