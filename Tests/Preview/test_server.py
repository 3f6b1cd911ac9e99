"""What the server answers, and what it does with those who mean it ill."""

import signal
import subprocess
from pathlib import Path

import pytest
from served import Preview, make_site, wait_until

ENCODED_ESCAPES = (
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/%252e%252e%252fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "/static/../../secret.txt",
    "//secret.txt",
    "/notes.txt%00.html",
    "/./../secret.txt",
    "/__tagcloud/../../secret.txt",
    "/__tagcloud/%2e%2e/pages/page.mustache",
    "/__studio/../pages/page.mustache",
)


def test_pages_come_with_their_types_and_are_never_kept(preview: Preview) -> None:
    status, headers, page = preview.ask("/")
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert headers["cache-control"] == "no-store"
    assert b"/__tagcloud/reload.js" in page
    assert preview.ask("/notes.txt")[1]["content-type"] == "text/plain; charset=utf-8"
    assert preview.ask("/heights.json")[1]["content-type"] == "application/json"


def test_head_has_the_headers_of_get_and_no_content(preview: Preview) -> None:
    status, headers, content = preview.ask("/", "HEAD")
    assert (status, content) == (200, b"")
    assert int(headers["content-length"]) == len(preview.ask("/")[2])


def test_a_missing_page_is_the_sites_own(preview: Preview) -> None:
    status, headers, page = preview.ask("/nothing/here/")
    assert status == 404
    assert headers["content-type"].startswith("text/html")
    assert b"</html>" in page


def test_a_folder_without_its_slash_is_sent_on(preview: Preview) -> None:
    status, headers, _ = preview.ask("/tags")
    assert (status, headers["location"]) == (302, "/tags/")


@pytest.mark.parametrize("path", ENCODED_ESCAPES)
def test_nothing_outside_the_site_can_be_asked_for(preview: Preview, path: str) -> None:
    with preview.connect() as client:
        client.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: client.recv(65536), b""))
    assert answer.split()[1] in (b"404", b"400")
    assert b"not to be served" not in answer


def test_a_link_out_of_the_site_leads_nowhere(preview: Preview) -> None:
    assert preview.ask("/link.txt")[0] == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example"])
def test_a_foreign_name_is_refused(preview: Preview, host: str) -> None:
    status, _, content = preview.ask("/", Host=host)
    assert status == 421
    assert b"<html" not in content


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_there_is_nothing_to_write_to(preview: Preview, method: str) -> None:
    status, headers, _ = preview.ask("/", method, b"text")
    assert (status, headers["allow"]) == (405, "GET, HEAD")


def test_what_is_too_long_is_refused(preview: Preview) -> None:
    with preview.connect() as client:
        client.sendall(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert client.recv(100).split()[1] in (b"414", b"431", b"413")
    with preview.connect() as client:
        client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 100_000 + b"\r\n\r\n")
        assert client.recv(100).split()[1] in (b"431", b"413")


@pytest.mark.parametrize("sent", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: loc", b"\x00\xff\r\n\r\n"])
def test_half_a_request_harms_nobody(preview: Preview, sent: bytes) -> None:
    with preview.connect() as client:
        client.sendall(sent)
        assert preview.ask("/")[0] == 200


def test_who_stops_in_the_middle_is_left_after_a_while(preview: Preview) -> None:
    halves = (
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /__studio/measure HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    )
    for client, half in [(preview.connect(), half) for half in halves]:
        client.sendall(half)
        # What is said before the end, if anything, is that it took too long.
        answer = b"".join(iter(lambda c=client: c.recv(65536), b""))
        assert answer == b"" or answer.split()[1] == b"408"
        client.close()
    assert preview.ask("/")[0] == 200


def test_five_hundred_connections_at_once_are_answered(preview: Preview) -> None:
    request = b"GET /tags/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    clients = [preview.connect() for _ in range(500)]
    for client in clients:
        client.sendall(request)
    answers = [b"".join(iter(lambda c=client: c.recv(65536), b"")) for client in clients]
    for client in clients:
        client.close()
    assert {answer[:15] for answer in answers} == {b"HTTP/1.1 200 OK"}
    assert len({len(answer) for answer in answers}) == 1


def test_those_who_never_read_cost_little(preview: Preview) -> None:
    (preview.site / "static" / "large.bin").write_bytes(bytes(8 << 20))
    wait_until(lambda: preview.ask("/large.bin", "HEAD")[0] == 200, "the file is served")
    before = preview.memory()
    clients = [preview.connect() for _ in range(100)]
    for client in clients:
        client.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
    for _ in range(20):
        assert preview.ask("/")[0] == 200
    assert preview.memory() - before < 64 << 10
    for client in clients:
        client.close()
    (preview.site / "static" / "large.bin").unlink()


def test_those_who_listen_and_never_read_cost_little(preview: Preview) -> None:
    before = preview.memory()
    clients = [preview.connect() for _ in range(120)]
    for client in clients:
        client.sendall(b"GET /__tagcloud/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    refused = [client for client in clients if client.recv(12).endswith(b"503")]
    assert len(refused) == 20
    assert preview.ask("/")[0] == 200
    assert preview.memory() - before < 32 << 10
    for client in clients:
        client.close()


@pytest.mark.parametrize(("number", "expected"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_signal_ends_it_within_a_second(binary: Path, tmp_path: Path, number: int, expected: int) -> None:
    preview = Preview(binary, make_site(tmp_path / "site"))
    with preview.connect() as client:
        client.sendall(b"GET /__tagcloud/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        client.recv(100)
        status, seconds = preview.stop(number)
    assert status == expected
    assert seconds < 1


def test_a_port_that_is_taken_is_an_error(binary: Path, preview: Preview) -> None:
    again = subprocess.run(
        [binary, "serve", preview.site, "-p", str(preview.port)], capture_output=True, text=True, timeout=20
    )
    assert again.returncode == 1
    assert f"port {preview.port} is taken" in again.stderr


def test_a_base_path_is_honoured(binary: Path, tmp_path: Path) -> None:
    site = make_site(tmp_path / "site")
    with Preview(binary, site, "-b", "https://example.org/docs") as preview:
        assert preview.url.endswith("/docs/")
        assert preview.ask("/")[1]["location"] == "/docs/"
        assert preview.ask("/docs/tags/")[0] == 200
        assert preview.ask("/tags/")[0] == 404


def test_pages_without_live_reload_are_the_bytes_of_a_build(binary: Path, tmp_path: Path) -> None:
    site = make_site(tmp_path / "site")
    subprocess.run([binary, "build", "-q", "--no-cache", site], check=True)
    with Preview(binary, site, "--no-livereload") as preview:
        for file in sorted((site / "public").rglob("*")):
            if file.is_file() and not file.name.startswith("."):
                path = "/" + str(file.relative_to(site / "public"))
                assert preview.ask(path)[2] == file.read_bytes(), path
        assert preview.ask("/__tagcloud/events")[0] == 404


def test_serving_writes_nothing_into_the_site(binary: Path, tmp_path: Path) -> None:
    site = make_site(tmp_path / "site")
    before = sorted(site.rglob("*"))
    with Preview(binary, site) as preview:
        preview.ask("/")
    assert sorted(site.rglob("*")) == before
