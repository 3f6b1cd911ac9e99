"""A client of Firefox's Marionette protocol.

Debian packs no geckodriver, and the client on PyPI brings sixteen more packages that Python 3.13 can't load.
https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
"""

import json
import socket
from typing import Any


class MarionetteError(Exception):
    """Firefox refused a command."""


class Marionette:
    """One session: each message is its length in bytes, a colon, and JSON."""

    def __init__(self, port: int) -> None:
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=900)
        self.stream = self.connection.makefile("rb")
        self.sent = 0
        self.receive()
        self.capabilities: dict[str, Any] = self.command("WebDriver:NewSession")["capabilities"]

    def command(self, name: str, **parameters: Any) -> Any:  # noqa: ANN401
        """Sends a command and returns the value that Firefox answers."""
        self.sent += 1
        message = json.dumps([0, self.sent, name, parameters]).encode()
        self.connection.sendall(b"%d:%s" % (len(message), message))
        _, _, error, value = self.receive()
        if error is not None:
            raise MarionetteError(f"{name}: {error['error']}: {error['message']}")
        return value

    def receive(self) -> Any:  # noqa: ANN401
        length = b""
        while not length.endswith(b":"):
            byte = self.stream.read(1)
            if not byte:
                raise MarionetteError("Firefox closed the connection")
            length += byte
        return json.loads(self.stream.read(int(length[:-1])))

    def close(self) -> None:
        self.command("Marionette:Quit", flags=["eForceQuit"])
        self.stream.close()
        self.connection.close()
