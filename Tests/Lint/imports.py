"""Checks that imports between the targets go one way: an arrow that is not in the table fails.

Reads Sources, prints each wrong import with its place; exit status 1 when there is one.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources"

CHAIN = ("TagModel", "TagLayout", "Diagnostics")

ARROWS: dict[str, set[str]] = {
    "Diagnostics": set(),
    "TagLayout": set(),
    "TagRuntime": {"TagLayout"},
    "TagModel": {"Diagnostics", "TagLayout", "CNettle"},
    "Content": {*CHAIN, "CCmarkGFM", "CArena", "CYAML", "CXML2", "CBridge", "Glibc"},
    "Typography": {"TagModel", "Diagnostics", "CHarfBuzz", "CICU", "CFontconfig", "CBridge"},
    "Rendering": {*CHAIN, "CBridge", "CTemplates", "Glibc"},
    "SiteBuild": {*CHAIN, "Content", "Typography", "Rendering", "Glibc", "Synchronization"},
    "Preview": {"SiteBuild", "Diagnostics", "CMicrohttpd", "Glibc", "Synchronization"},
    "tagcloud": {"SiteBuild", "Rendering", "Preview", "Diagnostics", "CPopt", "Glibc"},
}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)"
)


@dataclass(frozen=True)
class Import:
    """One import statement: which target's file names which module, and where."""

    target: str
    module: str
    file: Path
    line: int

    @property
    def place(self) -> str:
        return f"{self.file.relative_to(SOURCES.parent)}:{self.line}"


def imports_of(target: Path) -> Iterator[Import]:
    for file in sorted(target.rglob("*.swift")):
        for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if found := IMPORT.match(text):
                yield Import(target.name, found.group(1), file, number)


def wrong_arrows(imports: list[Import]) -> Iterator[str]:
    for one in imports:
        if one.target not in ARROWS:
            yield f"{one.place}: {one.target} is not in the table of Tests/Lint/imports.py"
        elif one.module not in ARROWS[one.target]:
            allowed = ", ".join(sorted(ARROWS[one.target])) or "nothing"
            yield f"{one.place}: {one.target} imports {one.module}, but may import only: {allowed}"


def shared_libraries(imports: list[Import]) -> Iterator[str]:
    """A C library belongs to one file; ours has several parts, so there one file of each target."""
    owners: dict[tuple[str, str], Import] = {}
    for one in imports:
        if not re.match(r"C[A-Z]", one.module):
            continue
        key = (one.module, one.target if one.module in ("CBridge", "CArena") else "")
        owner = owners.setdefault(key, one)
        if owner.file != one.file:
            yield f"{one.place}: {one.module} is imported here and in {owner.place}; one file must own it"


def main() -> int:
    targets = sorted(folder for folder in SOURCES.iterdir() if folder.is_dir())
    imports = [one for target in targets for one in imports_of(target)]
    problems = [*wrong_arrows(imports), *shared_libraries(imports)]
    for problem in problems:
        print(problem)
    print(f"{len(imports)} imports in {len(targets)} targets, {len(problems)} of them wrong.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
