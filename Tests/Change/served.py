"""A preview of a site, asked for the files that a build would write."""

import re
import subprocess
import time
from http.client import HTTPConnection
from urllib.parse import quote

from trees import Site, differences

PATIENCE = 20


class Served:
    """`tagcloud serve`, which builds into memory and renders what it is asked for."""

    def __init__(self, site: Site) -> None:
        command = [str(site.binary), "serve", str(site.source), "--no-cache", "--no-livereload"]
        self.process = subprocess.Popen(
            command, env=site.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"//([^/:]+):(\d+)/", self.process.stdout.readline())
        assert found, "the preview ended before it had an address"
        self.host, self.port = found[1], int(found[2])
        self.seen: set[str] = set()

    def differences(self, expected: dict[str, bytes]) -> list[str]:
        """What the preview has otherwise than a build, as soon as it has seen the last change, in words."""
        self.seen |= expected.keys()
        end = time.monotonic() + PATIENCE
        while words := differences(self.files(), expected):
            if time.monotonic() > end:
                return [f"served: {word}" for word in words]
            time.sleep(0.02)
        return []

    def files(self) -> dict[str, bytes]:
        """All files there are of those that there ever were."""
        # A connection of its own, since the preview closes those that say nothing while a site is built.
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        _, _, base = ask(connection, "/")
        found = {path: ask(connection, (base or "/") + quote(path)) for path in self.seen}
        connection.close()
        return {path: content for path, (status, content, _) in found.items() if status == 200}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


def ask(connection: HTTPConnection, path: str) -> tuple[int, bytes, str | None]:
    """The status, the content, and where it has moved to."""
    connection.request("GET", path)
    answer = connection.getresponse()
    return answer.status, answer.read(), answer.headers.get("Location")
