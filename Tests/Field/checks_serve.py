"""The preview: what it answers, what it follows, and where it listens."""

import socket
from pathlib import Path

from case import page
from expect import check, expect, same
from serving import busy_port, eventually, serving
from site_folder import Site


@check("F007")
def sign_in_an_address_makes_no_loop(site: Site) -> None:
    with serving(site) as served:
        status, location, _ = served.get("/tags/%23test")
        if status in (301, 302, 307, 308):
            status, location, _ = served.get(location)
        expect(status in (200, 404), f"200 or 404 after one redirect, not {status} to {location}")


@check("F173")
def new_tag_is_seen_at_once(site: Site) -> None:
    with serving(site) as served:
        before = served.newest_event()
        for path, text in site.case.input["edit"].items():
            site.write(path, text)
        eventually(lambda: "tag2" in served.get("/tags/")[2], "/tags/ lists tag2")
        eventually(lambda: served.newest_event() != before, "open pages are told")


@check("F176")
def mistake_is_told_and_the_last_good_site_stays(site: Site) -> None:
    good = page(["one"])
    site.write("content/p1.md", good)
    with serving(site) as served:
        for path, text in site.case.input["edit"].items():
            site.write(path, text)
        eventually(lambda: "content/p1.md:" in served.newest_event(), "open pages are told the place")
        expect("content/p1.md:" in served.said(), f"the terminal says so too: {served.said()}")
        same(served.get("/tags/one/")[0], 200, "the status of the last good page")
        site.write("content/p1.md", good.replace("one", "two"))
        eventually(lambda: served.get("/tags/two/")[0] == 200, "the next good state is served")
        expect("content/p1.md:" not in served.newest_event(), "the mistake is told no more")


@check("F177")
def port_that_is_busy_is_named(site: Site) -> None:
    site.write("content/p1.md", page(["one"]))
    with busy_port() as port:
        done = site.run("serve", "--port", str(port))
        same(done.status, 1, "the status")
        expect(str(port) in done.stderr, f"a message that names {port}: {done.stderr}")
    with serving(site) as first, serving(site) as second:
        expect(first.port != second.port, f"two ports, not {first.port} twice")
        same(second.get("/")[0], 200, "the status of the second")


@check("F179")
def other_machines_are_let_in_only_when_told(site: Site) -> None:
    site.write("content/p1.md", page(["one"]))
    with serving(site) as served:
        same(addresses_of(served.port), {"127.0.0.1"}, "the addresses that it listens on")
    with serving(site, "--host", "0.0.0.0") as served:
        same(addresses_of(served.port), {"0.0.0.0"}, "the addresses that it listens on when told")


@check("F180")
def results_of_builds_are_no_changes(site: Site) -> None:
    site.write("content/p1.md", page(["one"]))
    refused = site.run("build")
    expect(refused.of("unknown-key") or refused.errors, f"the setting is refused: {refused.stderr}")
    site.write("tagcloud.toml", 'output = "content/public"\n')
    same([one.id for one in site.fail().errors], ["output-inside-content"], "the errors")
    site.write("tagcloud.toml", 'output = "public"\n')
    with serving(site) as served:
        site.build()
        site.write("content/p1.md", page(["two"]))
        eventually(lambda: served.get("/tags/two/")[0] == 200, "the next state is served")
        same(served.said().count("built "), 2, f"the number of builds in: {served.said()}")


def addresses_of(port: int) -> set[str]:
    """What is listened on at a port, as Linux lists it."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    listening = [row[1].split(":") for row in rows if row[3] == "0A"]
    return {
        socket.inet_ntoa(bytes.fromhex(address)[::-1])
        for address, number in listening
        if int(number, 16) == port
    }
