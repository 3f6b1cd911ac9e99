"""The program itself: determinism, the command line, continuous integration, speed."""

import json
import os
import re
import shutil
import time

from case import generated_pages
from expect import check, expect, same
from site_folder import Site


@check("F103")
def ten_builds_are_one(site: Site) -> None:
    trees = []
    for number in range(10):
        shutil.rmtree(site.out, ignore_errors=True)
        # A cache of its own: what an earlier build has measured would hide a difference.
        cache = site.folder.parent / f"cache-{number}"
        site.build("-j", str(1 + number % 4), env={"XDG_CACHE_HOME": str(cache)})
        trees.append(site.snapshot())
    expect(all(tree == trees[0] for tree in trees), "ten trees that are the same")
    expect(len(trees[0]) > 50, "the pages of the case")


@check("F105")
def clock_changes_nothing(site: Site) -> None:
    # At the time of the case its page is one of the future.
    online = ("--no-cache", "--future", "--base-url", "https://example.org")
    site.build(*online)
    first = site.snapshot()
    shutil.rmtree(site.out)
    time.sleep(1.1)
    site.build(*online, env={"TZ": "Pacific/Kiritimati"})
    same(site.snapshot() == first, True, "the same tree later and elsewhere")
    text = "\n".join(
        content.decode("utf-8", "replace") for path, content in first.items() if "font" not in path
    )
    updated = re.findall(r"<updated>(.*?)</updated>", text)
    allowed = {"2023-11-14T22:13:20Z", "2024-01-02T00:00:00Z"}
    expect(updated and set(updated) <= allowed, f"no other time than {allowed}, not {updated}")
    expect(time.strftime("%Y-%m-%d") not in text, "no date of today")


@check("F181")
def failure_is_told_on_standard_error(site: Site) -> None:
    done = site.fail()
    expect(done.errors, f"an error on standard error: {done.stderr}")
    same(done.stdout, "", "standard output")


@check("F183")
def misspelt_words_get_suggestions(site: Site) -> None:
    done = site.run(*site.case.input["args"])
    same(done.status, 64, "the status")
    expect("did you mean --base-url?" in done.stderr, f"a suggestion: {done.stderr}")
    site.write("content/p1.md", "text\n")
    error = site.fail().one("unknown-key")
    same((error.path, error.line, error.severity), ("tagcloud.toml", 1, "error"), "the place of the error")
    expect("'tgas'" in error.text and "did you mean 'tags'?" in error.details, error.whole)


@check("F184")
def colour_can_be_turned_off(site: Site) -> None:
    plain = {"NO_COLOR": ""}
    expect("\x1b" in site.run("build", "--color", "always", env=plain).stderr, "colour when it is asked for")
    for env in ({"NO_COLOR": "1"}, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, plain):
        done = site.fail(env=env)
        expect("\x1b" not in done.stderr + done.stdout, f"no escape with {env}")


@check("F185")
def runners_get_annotations(site: Site) -> None:
    done = site.fail()
    commands = [line for line in done.stderr.splitlines() if line.startswith("::")]
    same(len(commands), 1, f"the number of workflow commands in:\n{done.stderr}")
    right = "::error file=content/a%2C b%3A50%25.md,line=4,col=8,title="
    expect(commands[0].startswith(right), f"{right}…, not {commands[0]}")
    expect(re.search(r"title=[^:,]+::.+", commands[0]), f"a title and a message: {commands[0]}")
    expect("content/a, b:50%.md:4:8: error[" in done.stderr, f"text for people too: {done.stderr}")
    expect("\x1b" not in done.stderr, "no colour")


@check("F187")
def check_says_what_build_says(site: Site) -> None:
    checked = site.run("check")
    same(checked.status, 1, "the status of check")
    same(site.files(), [], "the files written")
    same(checked.stderr, site.fail().stderr, "what check says, beside build")
    done = site.run("check", "--format", "json")
    same(done.status, 1, "the status with --format json")
    listed = json.loads(done.stdout)
    places = [
        f"{one['path']}:{one['line']}:{one['column']}: {one['severity']}[{one['id']}]" for one in listed
    ]
    same(
        places, [f"{one.place}: {one.severity}[{one.id}]" for one in checked.problems], "the problems as JSON"
    )


@check("F188")
def time_is_linear(site: Site) -> None:
    """Twice the input takes at most 2.3 times as long, nothing to do a tenth, in the quietest of some tries.

    A machine that is busy with other work proves nothing.
    """
    twins = {}
    for factor in (1, 2):
        twins[factor] = site.twin(str(factor))
        plan = {"pages": 400 * factor, "tags_total": 800 * factor, "tags_per_page": 8}
        for path, content in generated_pages(plan):
            twins[factor].write(path, content)
    # Only files that are a little old let a build be known as unchanged.
    time.sleep(0.1)
    ratios, shares = [], []
    while len(ratios) < 12 and (min(ratios, default=3.0) > 2.3 or min(shares, default=1.0) > 0.1):
        smaller, larger = processor_time(twins[1]), processor_time(twins[2])
        ratios.append(larger / smaller)
        shares.append(processor_time(twins[2], is_cold=False) / larger)
    expect(min(ratios) <= 2.3, f"at most 2.3 times the time for twice the input, not {min(ratios):.2f}")
    expect(min(shares) <= 0.1, f"at most a tenth of the time when nothing changed, not {min(shares):.2f}")
    before = twins[2].snapshot()
    built = processor_time(twins[2], "--no-cache", is_cold=False)
    expect(built > processor_time(twins[2], is_cold=False) * 2, "everything is made anew with --no-cache")
    expect(twins[2].snapshot() == before, "the same files with --no-cache")


def processor_time(site: Site, *options: str, is_cold: bool = True) -> float:
    """The seconds that a build takes on all cores together, which other work hardly changes."""
    cache = site.folder.parent / f"{site.folder.name}-cache"
    for folder in (site.out, cache) if is_cold else ():
        shutil.rmtree(folder, ignore_errors=True)
    pid = os.posix_spawn(
        site.binary,
        [str(site.binary), "build", "-q", *options, str(site.folder)],
        dict(os.environ, XDG_CACHE_HOME=str(cache)),
    )
    _, status, usage = os.wait4(pid, 0)
    same(os.waitstatus_to_exitcode(status), 0, "the status of a large build")
    expect(usage.ru_maxrss < 2 << 20, f"less than 2 GiB of memory, not {usage.ru_maxrss} kB")
    return usage.ru_utime + usage.ru_stime
