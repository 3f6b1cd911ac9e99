"""A preview that runs, and a site for it to serve."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType

TOPICS = (
    "Tech Design Humor Travel Music Writing 'Social Media' Life Education Edtech "
    "'Education Reform' Photography 'Machine Learning' Swift C++ Typography Layout Maps Food Film"
)
INDEX = """---
title: Topics
tags: [{tags}]
cloud:
  alignment: center
---

The first page.
"""


def topics() -> list[str]:
    quoted = TOPICS.split("'")
    return [word for index, part in enumerate(quoted) for word in ([part] if index % 2 else part.split())]


def make_site(folder: Path) -> Path:
    """A site with one page of tags, one long page and a static file."""
    (folder / "content").mkdir(parents=True)
    (folder / "static").mkdir()
    (folder / "content" / "index.md").write_text(INDEX.format(tags=", ".join(topics())))
    lines = "\n\n".join(f"Paragraph {number}." for number in range(120))
    (folder / "content" / "long.md").write_text(f"---\ntitle: Long\ntags: [Maps, Food]\n---\n\n{lines}\n")
    (folder / "static" / "notes.txt").write_text("notes\n")
    (folder / "secret.txt").write_text("not to be served\n")
    (folder / "static" / "link.txt").symlink_to(folder / "secret.txt")
    return folder


class Preview:
    """`tagcloud serve`, from the first page that can be had to the signal that ends it."""

    def __init__(
        self, binary: Path, site: Path, *options: str, port: int | None = 0, errors: Path = Path(os.devnull)
    ) -> None:
        """Starts on a port: 0 is one that is free, and none leaves the choice to the program."""
        self.site = site
        chosen = () if port is None else ("-p", str(port or free_port()))
        with errors.open("w") as said:
            self.process = subprocess.Popen(
                [binary, "serve", site, "--no-cache", *chosen, *options],
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the preview ended before it had an address"
        self.port = int(self.url.split(":")[2].split("/")[0])

    def __enter__(self) -> "Preview":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def write(self, path: str, text: str) -> None:
        (self.site / path).write_text(text)

    def ask(
        self, path: str, method: str = "GET", body: bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """One request: the status, the headers by their lower-case names, the content."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def memory(self) -> int:
        """The resident memory in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, float]:
        """Ends it by a signal: the exit status, and how many seconds that took."""
        start = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(timeout=20)
        return status, time.monotonic() - start


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, f"it has not come true: {what}"
        time.sleep(0.02)
