"""A web server on this machine for what file:// can't show: late fonts."""

import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType


class Server:
    """Serves a folder on a free port; `font_delay` seconds pass before a font is answered.

    Scripts are only there where a test is about them: everything else shows what pages are without.
    """

    def __init__(self, folder: Path) -> None:
        self.font_delay = 0.0
        self.has_scripts = False
        self.headers: dict[str, str] = {}
        self.listener = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(Handler, server_state=self, directory=str(folder))
        )
        self.url = f"http://127.0.0.1:{self.listener.server_port}"

    def __enter__(self) -> "Server":
        Thread(target=self.listener.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.listener.shutdown()
        self.listener.server_close()


class Handler(SimpleHTTPRequestHandler):
    """Files, never cached, fonts late."""

    def __init__(self, *arguments: object, server_state: Server, **named: object) -> None:
        self.server_state = server_state
        super().__init__(*arguments, **named)

    def do_GET(self) -> None:
        if self.path.endswith(".woff2"):
            time.sleep(self.server_state.font_delay)
        if self.path.endswith(".js") and not self.server_state.has_scripts:
            return self.send_error(404)
        return super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        for name, value in self.server_state.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing: the tests' output is for the tests."""
