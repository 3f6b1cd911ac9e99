"""Kills builds at random moments, and lets the disk run full, and looks at what is left.

Usage: Tests/Change/kills.py [BINARY] [KILLS] [SEED]; BINARY is the release build unless given. After a kill
every file is whole, of the old tree or of the new one, and the tree is the old one unless a commit was
begun; the next build leaves exactly the clean tree. On a full disk a build fails and says so, and the old
tree stays. The disk is a small tmpfs; where mounting one is not allowed, that part says so. Ends with "N
passed, N failed".
"""

import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from trees import Site, differences, tree

ROOT = Path(__file__).resolve().parents[2]
PAGES = 150
STAGED = ".tagcloud.staged/"
JOURNAL = ".tagcloud.commit.json"
LEFTOVERS = {20_000, 60_000, 100_000, 200_000, 300_000}


def write_version(site: Site, version: int) -> None:
    """Writes the site's content; every page is different in each version, some pages exist in one alone."""
    shutil.rmtree(site.source / "content", ignore_errors=True)
    for page in range(PAGES):
        name = f"p{page}" if page % 10 else f"v{version}-{page}"
        site.write(
            f"content/{name}.md",
            f"---\ntitle: Page {page} of version {version}\ntags: [Shared, T{page % 7}, V{version}]\n---\n\n"
            f"Version {version}.\n",
        )


class Versions:
    """A site with two versions and the clean tree of each."""

    def __init__(self, folder: Path, binary: Path) -> None:
        self.site = Site(folder, binary)
        self.trees: list[dict[str, bytes]] = []
        for version in (0, 1):
            write_version(self.site, version)
            if self.site.build_clean().status != 0:
                raise SystemExit("the site does not build")
            self.trees.append(tree(self.site.clean_output))
        self.current = 1
        self.site.build()

    def turn(self) -> tuple[dict[str, bytes], dict[str, bytes]]:
        """Changes the site to its other version; returns the old tree and the new one."""
        old, self.current = self.current, 1 - self.current
        write_version(self.site, self.current)
        return self.trees[old], self.trees[self.current]


def judge(found: dict[str, bytes], old: dict[str, bytes], new: dict[str, bytes]) -> list[str]:
    """What is wrong with the tree that a killed build left."""
    public = {path: data for path, data in found.items() if not path.startswith(STAGED) and path != JOURNAL}
    words = [
        f"{path} is neither old nor new"
        for path, data in sorted(public.items())
        if not path.endswith(".tagcloud-new") and data not in (old.get(path), new.get(path))
    ]
    if JOURNAL not in found and public not in (old, new):
        kept = {path: data for path, data in public.items() if not path.endswith(".tagcloud-new")}
        if kept not in (old, new):
            words.append("without a journal, the tree is neither the old one nor the new one")
    return words


def kill_once(versions: Versions, source: random.Random, duration: float) -> list[str]:
    """Kills one build and ends it with the next."""
    site = versions.site
    old, new = versions.turn()
    build = site.start()
    # Two of three kills come late, when files are staged and renamed.
    late = source.random() < 0.67
    time.sleep(duration * (source.uniform(0.6, 1.1) if late else source.random()))
    build.send_signal(signal.SIGKILL)
    build.wait()
    words = judge(tree(site.output), old, new)
    ended = site.build()
    if ended.status != 0:
        words.append(f"the next build failed: {ended.problems}")
    return words + differences(tree(site.output), new)


def run_kills(binary: Path, kills: int, seed: int) -> list[list[str]]:
    folder = Path(tempfile.mkdtemp(prefix="tagcloud-kills-"))
    try:
        versions = Versions(folder, binary)
        source = random.Random(seed)
        start = time.monotonic()
        versions.turn()
        versions.site.build()
        duration = time.monotonic() - start
        return [kill_once(versions, source, duration) for _ in range(kills)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run_full_disk(binary: Path) -> list[list[str]] | None:
    """Builds on disks with ever so little room left; `None` where none can be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="tagcloud-full-"))
    disk = folder / "disk"
    disk.mkdir()
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=3m", "none", str(disk)], capture_output=True
    ).returncode:
        shutil.rmtree(folder)
        return None
    try:
        versions = Versions(folder / "work", binary)
        site = versions.site
        site.output = disk / "public"
        site.build()
        return [fill_once(versions, disk, room) for room in sorted(LEFTOVERS)]
    finally:
        subprocess.run(["umount", str(disk)], check=True)
        shutil.rmtree(folder)


def fill_once(versions: Versions, disk: Path, room: int) -> list[str]:
    """Builds with little room, then with enough."""
    site = versions.site
    old, new = versions.turn()
    filler = disk / "filler"
    filler.write_bytes(b"x" * max(0, shutil.disk_usage(disk).free - room))
    built = site.build()
    words = [] if built.status else [f"a build of {room} bytes did not fail"]
    if "the disk is full" not in built.problems:
        words.append(f"said only: {built.problems}")
    words += differences(tree(site.output), old)
    filler.unlink()
    if site.build().status:
        words.append("the build failed again when there was room")
    return words + differences(tree(site.output), new)


def main() -> int:
    arguments = sys.argv[1:]
    binary = Path(arguments[0] if arguments else ROOT / ".build/release/tagcloud").resolve()
    kills = int(arguments[1]) if len(arguments) > 1 else 200
    seed = int(arguments[2]) if len(arguments) > 2 else 1
    results = run_kills(binary, kills, seed)
    full = run_full_disk(binary)
    if full is None:
        print("No tmpfs can be mounted here, so no disk ran full.")
    results += full or []
    failures = [words for words in results if words]
    for words in failures:
        print("; ".join(words[:6]))
    print(f"{len(results) - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
