"""Sites in folders of their own, builds of them, and what the builds leave."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

PROBLEM = re.compile(r"\b(error|warning|note)\[[a-z0-9-]+\]")
CHATTER = re.compile(r"^\d+ (pages|errors?|warnings?|notes?)\b|^\d+ files? ")


@dataclass(frozen=True)
class Built:
    """How a build ended and what it said about the site."""

    status: int
    problems: str


class Site:
    """A site in a folder, with a cache and an output folder beside it."""

    def __init__(self, folder: Path, binary: Path) -> None:
        self.folder = folder
        self.source = folder / "site"
        self.output = folder / "public"
        self.clean_output = folder / "clean"
        self.binary = binary
        self.source.mkdir(parents=True)

    def write(self, path: str, text: str | bytes) -> None:
        """Writes a file of the site."""
        target = self.source / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text if isinstance(text, bytes) else text.encode())

    def command(self, output: Path, *options: str) -> list[str]:
        return [str(self.binary), "build", str(self.source), "-o", str(output), *options]

    @property
    def environment(self) -> dict[str, str]:
        return dict(os.environ, XDG_CACHE_HOME=str(self.folder / "cache"), SOURCE_DATE_EPOCH="1700000000")

    def start(self) -> subprocess.Popen[bytes]:
        """Starts a build that takes from the store and adds to it."""
        quiet = subprocess.DEVNULL
        return subprocess.Popen(self.command(self.output), env=self.environment, stdout=quiet, stderr=quiet)

    def build(self) -> Built:
        """Builds with the store."""
        return self._run(self.command(self.output))

    def build_clean(self) -> Built:
        """Builds everything anew into another folder."""
        shutil.rmtree(self.clean_output, ignore_errors=True)
        return self._run(self.command(self.clean_output, "--no-cache"))

    def _run(self, command: list[str]) -> Built:
        run = subprocess.run(command, env=self.environment, capture_output=True, timeout=300)
        text = run.stderr.decode(errors="replace")
        lines = [line for line in text.splitlines() if not CHATTER.match(line)]
        return Built(run.returncode, "\n".join(lines))


def tree(folder: Path) -> dict[str, bytes]:
    """All files below a folder with their bytes."""
    if not folder.is_dir():
        return {}
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def differences(found: dict[str, bytes], expected: dict[str, bytes]) -> list[str]:
    """What is not alike in two trees, in words."""
    words = [f"{path} is missing" for path in sorted(expected.keys() - found.keys())]
    words += [f"{path} is too much" for path in sorted(found.keys() - expected.keys())]
    words += [
        f"{path} differs" for path in sorted(found.keys() & expected.keys()) if found[path] != expected[path]
    ]
    return words
