"""A site that is being served, as a browser asks for it."""

import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection

from expect import Failure, expect
from site_folder import Site, plain_environment

PATIENCE = 30


class Served:
    """`tagcloud serve` in the folder of a site."""

    def __init__(self, site: Site, *options: str) -> None:
        self.log = site.folder.parent / "serve.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [site.binary, "serve", "--no-cache", *options],
                cwd=site.folder,
                env=plain_environment(),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        expect(self.url.startswith("http://"), f"an address, not {self.url!r}: {self.said()}")
        self.port = int(self.url.split(":")[2].split("/")[0])

    def said(self) -> str:
        """What the terminal shows."""
        return self.log.read_text(encoding="utf-8")

    def get(self, path: str) -> tuple[int, str, str]:
        """The status of a request, where it is sent on to, and the text."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
        connection.close()
        return answer.status, answer.getheader("Location") or "", text

    def newest_event(self) -> str:
        """What open pages are told at the moment."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", "/__tagcloud/events")
        lines = iter(connection.getresponse().readline, b"")
        event = next(line for line in lines if line.startswith(b"data:"))
        connection.close()
        return event.decode("utf-8")


@contextmanager
def serving(site: Site, *options: str) -> Iterator[Served]:
    served = Served(site, *options)
    try:
        yield served
    finally:
        served.process.terminate()
        served.process.wait(timeout=PATIENCE)


@contextmanager
def busy_port() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield int(taken.getsockname()[1])


def eventually(holds: Callable[[], bool], expected: str) -> float:
    """Waits until something holds, and says how long that took."""
    start = time.monotonic()
    while not holds():
        if time.monotonic() - start > PATIENCE:
            raise Failure(f"within {PATIENCE} s: {expected}")
        time.sleep(0.01)
    return time.monotonic() - start
