"""How the preview starts, where it listens, and what it says in the terminal."""

import os
import pty
import re
import signal
import subprocess
from pathlib import Path

import pytest
from served import Preview, free_port, make_site, wait_until


def listens_on(preview: Preview) -> set[str]:
    """The addresses on which the preview's port is open, as the system prints them."""
    listening = "0A"
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{preview.process.pid}/net/{table}").read_text().splitlines()[1:]:
            address, port = line.split()[1].split(":")
            if int(port, 16) == preview.port and line.split()[3] == listening:
                found.add(address)
    return found


def start(binary: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A preview that ends by itself, since something is wrong."""
    return subprocess.run([binary, "serve", *arguments], capture_output=True, text=True, timeout=60)


def test_this_machine_alone_may_look_unless_others_are_let_in(
    binary: Path, preview: Preview, tmp_path: Path
) -> None:
    assert listens_on(preview) == {"0100007F"}
    with Preview(binary, make_site(tmp_path / "site"), "--host", "0.0.0.0") as opened:
        assert listens_on(opened) == {"00000000"}
        assert opened.url.startswith("http://localhost:")


def test_two_previews_take_two_ports(binary: Path, preview: Preview) -> None:
    with Preview(binary, preview.site, port=None) as one, Preview(binary, preview.site, port=None) as other:
        assert one.port != other.port
        assert one.ask("/")[0] == other.ask("/")[0] == 200


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["nowhere"], 1, "tagcloud init"),
        (["site", "--host", "192.0.2.1"], 1, "an address of this machine"),
        (["site", "--port", "99999"], 64, "from 1 to 65535"),
        (["site", "--hst", "x"], 64, "did you mean --host?"),
        (["site", "other"], 64, "one word too many"),
    ],
)
def test_what_is_wrong_with_the_command_is_said_with_what_would_be_right(
    binary: Path, tmp_path: Path, arguments: list[str], status: int, words: str
) -> None:
    make_site(tmp_path / "site")
    done = start(binary, *[tmp_path / one if one in ("site", "nowhere") else one for one in arguments])
    assert (done.returncode, done.stdout) == (status, "")
    assert words in done.stderr


def test_a_folder_without_pages_is_served_as_soon_as_it_has_one(binary: Path, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    with Preview(binary, tmp_path / "site", errors=tmp_path / "errors") as preview:
        status, _, page = preview.ask("/")
        assert status == 503
        assert b"Nothing is built yet" in page
        preview.write("first.md", "---\ntitle: First\ntags: [One]\n---\n")
        wait_until(lambda: preview.ask("/first/")[0] == 200, "the first page is served")
    said = (tmp_path / "errors").read_text()
    assert "put pages (*.md) into it" in said
    assert "not built yet; there are pages to see as soon as this is mended" in said
    assert re.search(r"^built \d+ pages, \d+ clouds?, ", said, re.MULTILINE)


def test_drafts_are_shown_if_asked_for(binary: Path, tmp_path: Path) -> None:
    site = make_site(tmp_path / "site")
    (site / "content" / "later.md").write_text("---\ntitle: Later\ndraft: true\n---\nWords.\n")
    for options, expected in (([], 404), (["--drafts"], 200)):
        with Preview(binary, site, *options) as preview:
            assert preview.ask("/later/")[0] == expected


def test_the_site_is_opened_if_asked_for(
    binary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opener = tmp_path / "xdg-open"
    opener.write_text(
        f'#!/bin/sh\nprintf %s "$1" > {tmp_path}/part && mv {tmp_path}/part {tmp_path}/opened\n'
    )
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with Preview(binary, make_site(tmp_path / "site"), "--open") as preview:
        wait_until((tmp_path / "opened").exists, "a browser is started")
        assert (tmp_path / "opened").read_text() == preview.url


def test_a_terminal_shows_a_line_while_the_site_is_built(binary: Path, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [binary, "serve", make_site(tmp_path / "site"), "--no-cache", "-p", str(free_port())]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    said = b""
    while b"Ctrl-C" not in said:
        said += os.read(ours, 4096)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) == 130
    os.close(ours)
    assert said.startswith("\r\x1b[Kbuilding …\r\x1b[K".encode())
    assert b"built 2" in said or b"built 3" in said
    assert b"/__studio/" in said


def test_a_new_site_is_served_as_its_last_line_says(binary: Path, tmp_path: Path) -> None:
    made = subprocess.run([binary, "init", tmp_path / "site"], capture_output=True, text=True, check=True)
    last = made.stdout.strip().splitlines()[-1].split()
    assert last == ["tagcloud", "serve", str(tmp_path / "site")]
    with Preview(binary, Path(last[-1])) as preview:
        status, _, page = preview.ask("/")
        assert status == 200
        assert b'class="tagcloud' in page
