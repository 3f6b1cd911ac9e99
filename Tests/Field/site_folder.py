"""A site in a temporary folder, and what the real program says and writes when it is run there."""

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from case import Case, source_files
from expect import expect
from markup import Page

MESSAGE = re.compile(
    r"^(?:(?P<place>.*?): )?(?P<severity>error|warning|note)\[(?P<id>[a-z0-9-]+)\]: (?P<text>.*)$"
)
PLACE = re.compile(r"^(?P<path>.*?)(?::(?P<line>\d+))?(?::(?P<column>\d+))?$")
TIMEOUT = 300
NOBODY = 65534


@dataclass(frozen=True)
class Problem:
    """A diagnostic as a person reads it."""

    place: str
    severity: str
    id: str
    text: str
    details: str

    @property
    def path(self) -> str:
        return self._part("path")

    @property
    def line(self) -> int:
        return int(self._part("line") or 0)

    @property
    def column(self) -> int:
        return int(self._part("column") or 0)

    @property
    def whole(self) -> str:
        return f"{self.place}: {self.severity}[{self.id}]: {self.text}\n{self.details}"

    def _part(self, name: str) -> str:
        found = PLACE.match(self.place)
        return (found and found.group(name)) or ""


@dataclass(frozen=True)
class Run:
    """How the program ended and what it printed."""

    status: int
    stdout: str
    stderr: str

    @cached_property
    def problems(self) -> list[Problem]:
        return list(read_problems(self.stderr))

    def of(self, id: str) -> list[Problem]:
        return [problem for problem in self.problems if problem.id == id]

    def one(self, id: str) -> Problem:
        """The only problem of a kind."""
        found = self.of(id)
        expect(len(found) == 1, f"one [{id}], not {len(found)}:\n{self.stderr}")
        return found[0]

    @property
    def errors(self) -> list[Problem]:
        return [problem for problem in self.problems if problem.severity == "error"]

    @property
    def warnings(self) -> list[Problem]:
        return [problem for problem in self.problems if problem.severity == "warning"]


def read_problems(text: str) -> Iterator[Problem]:
    """A problem is a line, and the lines below it that are indented."""
    lines = text.splitlines()
    for index, line in enumerate(lines):
        if found := MESSAGE.match(line):
            end = next(
                (i for i in range(index + 1, len(lines)) if not lines[i].startswith("    ")), len(lines)
            )
            yield Problem(
                found["place"] or "",
                found["severity"],
                found["id"],
                found["text"],
                "\n".join(lines[index + 1 : end]),
            )


class Site:
    """The source folder of one case; output goes to `public` in it."""

    def __init__(self, folder: Path, binary: Path, case: Case) -> None:
        self.folder = folder
        self.case = case
        self.out = folder / "public"
        self.binary = binary
        self._user: int | None = None
        for path, content in source_files(case):
            self.write(path, content)
        for path, target in case.input.get("symlinks", {}).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).symlink_to(target)

    def write(self, path: str, content: str | bytes) -> None:
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)

    def twin(self, name: str) -> "Site":
        """An empty site beside this one."""
        folder = self.folder / "twins" / name
        folder.mkdir(parents=True)
        return Site(folder, self.binary, Case(self.case.id, self.case.area, self.case.expected))

    def run(self, *arguments: str, env: dict[str, str] | None = None, stdin: str | None = None) -> Run:
        """Runs the program in the site's folder, with the environment of the case and of the check."""
        done = subprocess.run(
            [str(self.binary), *arguments],
            cwd=self.folder,
            env=plain_environment() | self.case.input.get("env", {}) | (env or {}),
            input=None if stdin is None else stdin.encode("utf-8"),
            stdin=subprocess.DEVNULL if stdin is None else None,
            capture_output=True,
            timeout=TIMEOUT,
            user=self._user,
            check=False,
        )
        return Run(
            done.returncode,
            done.stdout.decode("utf-8", "backslashreplace"),
            done.stderr.decode("utf-8", "backslashreplace"),
        )

    @contextmanager
    def as_nobody(self, *read_only: str) -> Iterator[Callable[..., Run]]:
        """Runs the program as somebody to whom permissions apply, with folders that are read-only for all."""
        for parent in (self.folder, self.folder.parent):
            parent.chmod(0o755)
        locked = [
            path for name in read_only for path in (self.folder / name, *(self.folder / name).rglob("*"))
        ]
        for path in locked:
            path.chmod(0o555 if path.is_dir() else 0o444)
        self._user = NOBODY if os.geteuid() == 0 else None
        try:
            yield self.run
        finally:
            self._user = None
            for path in locked:
                path.chmod(0o755 if path.is_dir() else 0o644)

    def build(self, *arguments: str, env: dict[str, str] | None = None) -> Run:
        """A build that must go well."""
        done = self.run("build", *arguments, env=env)
        expect(done.status == 0, f"exit 0, not {done.status}:\n{done.stderr}")
        return done

    def fail(self, *arguments: str, env: dict[str, str] | None = None) -> Run:
        """A build that must find errors in the content."""
        done = self.run("build", *arguments, env=env)
        expect(done.status == 1, f"exit 1, not {done.status}:\n{done.stderr}")
        return done

    def page(self, address: str) -> Page:
        """A page of the output by its address below the site's root."""
        file = self.out / address.strip("/") / "index.html"
        expect(file.is_file(), f"the page {address}, not only {self.files()}")
        return Page(file.read_text(encoding="utf-8"), address)

    def files(self) -> list[str]:
        """The paths of all output files."""
        return sorted(
            str(path.relative_to(self.out))
            for path in self.out.rglob("*")
            if path.is_file() or path.is_symlink()
        )

    def snapshot(self) -> dict[str, bytes]:
        return {path: (self.out / path).read_bytes() for path in self.files()}

    def pages(self) -> list[Page]:
        return [
            Page((self.out / path).read_text(encoding="utf-8"), "/" + path.removesuffix("index.html"))
            for path in self.files()
            if path.endswith("index.html")
        ]

    def slugs(self) -> list[str]:
        """The folders below `tags/`, that is, the term pages."""
        return sorted(path.parent.name for path in self.out.glob("tags/*/index.html"))

    def text(self, path: str) -> str:
        return (self.out / path).read_text(encoding="utf-8")


def plain_environment() -> dict[str, str]:
    """What a machine without any wish sets: a path, a home, and nothing that changes a build."""
    kept = ("PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH")
    return {name: os.environ[name] for name in kept if name in os.environ}
