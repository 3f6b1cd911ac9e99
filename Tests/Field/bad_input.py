"""Bad input: nothing is lost and nothing is guessed in silence.

Each is an error with its place, its cause and its cure, exit status 1 (64 for the command line), and the
old output stays as it was.
"""

import json
from dataclasses import dataclass, field

from case import Case, page
from expect import CHECKS, Check, expect, same
from site_folder import Run, Site

GOOD = "---\ntitle: Good\ntags: [a, b]\n---\nbody\n"


@dataclass(frozen=True)
class Wrong:
    """Files that make a good site wrong, and the error that says so."""

    id: str
    what: str
    files: dict[str, str | bytes]
    place: str
    cause: str
    cure: str
    also: list[str] = field(default_factory=list)


WRONG = [
    Wrong(
        "B01",
        "an unclosed fence",
        {"content/p.md": "---\ntitle: T\ntags: [a]\n\nbody\n"},
        "content/p.md:1:1",
        "never closed",
        "put a line '---' after it",
    ),
    Wrong(
        "B02",
        "a tab as indentation",
        {"content/p.md": "---\ntags:\n\t- a\n---\n"},
        "content/p.md:3:1",
        "tabs",
        "use spaces",
    ),
    Wrong(
        "B03",
        "a duplicate key",
        {"content/p.md": "---\ntitle: A\ntags: [a]\ntitle: B\n---\n"},
        "content/p.md:4:1",
        "on line 2 and on line 4",
        "keep one of them",
        ["content/p.md:2:1"],
    ),
    Wrong(
        "B04",
        "bytes that are not UTF-8",
        {"content/p.md": b"---\ntitle: caf\xe9\n---\n"},
        "content/p.md:2:11",
        "0xE9, is not UTF-8",
        "save the file as UTF-8",
    ),
    Wrong(
        "B05",
        "an unknown alignment",
        {"content/p.md": "---\ntags: [a]\ncloud:\n  alignment: centre\n---\n"},
        "content/p.md:4:14",
        "'alignment' cannot be 'centre'",
        "did you mean 'center'?",
    ),
    Wrong(
        "B06",
        "a negative gap",
        {"content/p.md": "---\ntags: [a]\ncloud: {gap: -4}\n---\n"},
        "content/p.md:3:14",
        "'gap' cannot be the number -4",
        "a length in px from 0",
    ),
    Wrong(
        "B07",
        "a missing font file",
        {"tagcloud.toml": '[styles.default]\nfont = "fonts/none.ttf"\n'},
        "tagcloud.toml:2:8",
        "“fonts/none.ttf” does not exist",
        "relative to the site's root",
    ),
    Wrong(
        "B08",
        "a tag list that is a number",
        {"content/p.md": "---\ntitle: T\ntags: 42\n---\n"},
        "content/p.md:3:7",
        "'tags' is the number 42, not a list of tags",
        "quote a number",
    ),
    Wrong(
        "B09",
        "a setting that is no TOML",
        {"tagcloud.toml": 'title = "T\n'},
        "tagcloud.toml:1:11",
        "not closed on this line",
        "close it",
    ),
    Wrong(
        "B10",
        "a setting that does not exist",
        {"tagcloud.toml": 'titel = "T"\n'},
        "tagcloud.toml:1:1",
        "'titel' is no key of the configuration",
        "did you mean 'title'?",
    ),
    Wrong(
        "B11",
        "a quotation mark that is never closed",
        {"content/p.md": '---\ntitle: "T\ntags: [a]\n---\n'},
        "content/p.md:2:8",
        "never closed",
        "close it",
    ),
    Wrong(
        "B12",
        "a bracket that is never closed",
        {"content/p.md": "---\ntags: [a, b\ntitle: T\n---\n"},
        "content/p.md:2:7",
        "the list that '[' opens here is never closed",
        "close it with ']'",
        ["content/p.md:3:6"],
    ),
    Wrong(
        "B13",
        "a cloud in the body that is wrong",
        {"content/p.md": "---\ntitle: T\n---\n\n```tagcloud\nsource: site\nlines: two\n```\n"},
        "content/p.md:7:8",
        "'lines' is the text 'two'",
        "a whole number from 0",
    ),
    Wrong(
        "B14",
        "a style that does not exist",
        {"content/p.md": "---\ntags: [{name: a, style: wram}]\n---\n"},
        "content/p.md:2:15",
        'no style "wram"',
        'did you mean "warm"?',
    ),
    Wrong(
        "B15",
        "a colour that is none",
        {"tagcloud.toml": '[styles.default]\ncolor = "bleu"\n'},
        "tagcloud.toml:2:9",
        "'color' is the text 'bleu', not a colour",
        "#rrggbb",
    ),
    Wrong(
        "B16",
        "a date that is none",
        {"content/p.md": "---\ndate: 2024-02-30\n---\n"},
        "content/p.md:2:7",
        "not a date",
        "2024-01-02",
    ),
    Wrong(
        "B17",
        "two pages at one address",
        {"content/p.md": "one\n", "content/p/index.md": "two\n"},
        "content/p/index.md",
        "two pages would have the address /p/",
        "give it a slug",
        ["content/p.md"],
    ),
    Wrong(
        "B18",
        "a page at an address of our own",
        {"content/tags.md": "text\n"},
        "content/tags.md",
        "/tags/ belongs to a page that the build makes",
        "rename the file",
    ),
    Wrong(
        "B19",
        "a static file where a page goes",
        {"static/good/index.html": "mine\n"},
        "static/good/index.html",
        "the build makes a file of its own at good/index.html",
        "rename the static file",
    ),
    Wrong(
        "B20",
        "a template that cannot be read",
        {"templates/pages/page.mustache": "<p>{{#title}}</p>\n"},
        "templates/pages/page.mustache:1:4",
        "the section 'title' is never closed",
        "put {{/title}} after it",
    ),
    Wrong(
        "B21",
        "front matter that is a list",
        {"content/p.md": "---\n- a\n- b\n---\n"},
        "content/p.md:2:1",
        "the front matter is a list, not a map",
        "'key: value'",
    ),
    Wrong(
        "B22",
        "a slug that leads out of its folder",
        {"content/p.md": "---\nslug: ../../out\n---\n"},
        "content/p.md:2:7",
        "cannot be the last part of an address",
        "without '/'",
    ),
    Wrong(
        "B23",
        "a name that two clouds have",
        {"content/p.md": "```tagcloud\nid: x\ntags: [a]\n```\n\n```tagcloud\nid: x\ntags: [a]\n```\n"},
        "content/p.md:6:1",
        'already called "x"',
        "another name",
    ),
    Wrong(
        "B24",
        "text without quotes in TOML",
        {"content/p.md": "+++\ntitle = Hello\n+++\n"},
        "content/p.md:2:9",
        "not a value of TOML",
        "put text in quotes",
    ),
    Wrong(
        "B25",
        "a colon in place of an equals sign in TOML",
        {"content/p.md": '+++\ntitle: "T"\n+++\n'},
        "content/p.md:2:6",
        "there is no '=' after the key",
        "put '=' there",
    ),
    Wrong(
        "B26",
        "front matter that is nearly JSON",
        {"content/p.md": '{\n  "draft": true,\n  "tags": ["x",]\n}\ntext\n'},
        "content/p.md:3:16",
        "starts like JSON front matter",
        "no comma after the last item",
    ),
]


def fails_with(wrong: Wrong) -> Check:
    """Breaks a good site, and finds the one error that says how, and the output as it was."""

    def run(site: Site) -> None:
        site.write("content/good.md", GOOD)
        site.build()
        before = site.snapshot()
        for path, content in wrong.files.items():
            site.write(path, content)
        done = site.fail()
        expect_error(done, wrong)
        same(site.snapshot() == before, True, "the old output as it was")
        same(done.stdout, "", "standard output")
        same(site.run("check").stderr.count("error["), 1, "the errors that check finds")

    return run


def expect_error(done: Run, wrong: Wrong) -> None:
    same(len(done.errors), 1, f"the number of errors in:\n{done.stderr}")
    error = done.errors[0]
    place = error.place if wrong.place.count(":") != 1 else f"{error.path}:{error.line}"
    same(place, wrong.place, f"the place of {error.whole}")
    expect(wrong.cause in error.text, f"{wrong.cause!r} in {error.whole}")
    expect(wrong.cure in error.details, f"{wrong.cure!r} in {error.whole}")
    for text in wrong.also:
        expect(text in error.details, f"{text!r} in {error.whole}")


def output_is_a_file(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write("public", "mine\n")
    error = site.fail().one("unwritable")
    same(error.place, "public", "the place of the error")
    expect("this is a file" in error.text and "move it away" in error.details, error.whole)
    same((site.folder / "public").read_text(encoding="utf-8"), "mine\n", "the file in the way")
    same(site.fail("-o", "public/a/b").one("unwritable").place, "public", "the file on the way to a folder")
    (site.folder / "public").unlink()
    site.build()
    site.write("public/more", "mine\n")
    site.write("content/more.md", GOOD)
    before = site.snapshot()
    same(site.fail().one("unwritable").place, "public/more", "the file where a page's folder goes")
    same(site.snapshot() == before, True, "the old output as it was")


def output_is_read_only(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.build()
    before = site.snapshot()
    site.write("content/good.md", GOOD.replace("[a, b]", "[a, b, c]"))
    with site.as_nobody("public") as run:
        done = run("build")
    same(done.status, 1, f"the status:\n{done.stderr}")
    error = done.one("unwritable")
    expect(error.place.startswith("public"), f"the place in {error.whole}")
    expect("permission denied" in error.text and "make it writable" in error.details, error.whole)
    same(site.snapshot() == before, True, "the old output as it was")


def page_is_unreadable(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write("content/secret.md", GOOD)
    (site.folder / "content/secret.md").chmod(0)
    with site.as_nobody() as run:
        done = run("check")
    same(done.status, 1, f"the status:\n{done.stderr}")
    error = done.one("unreadable")
    same(error.place, "content/secret.md", "the place of the error")
    expect("permission denied" in error.text and error.details, f"a cause and a cure: {error.whole}")


def source_does_not_exist(site: Site) -> None:
    done = site.run("build", "nowhere")
    same(done.status, 1, "the status")
    error = done.one("no-source")
    same(error.place, "nowhere", "the place of the error")
    expect("there is no such folder" in error.text and "tagcloud init nowhere" in error.details, error.whole)
    same(list(site.folder.iterdir()), [], "what was written")


def source_is_a_file(site: Site) -> None:
    site.write("page.md", "text\n")
    done = site.run("build", "page.md")
    same(done.status, 1, "the status")
    error = done.one("no-source")
    expect("is a file, not a folder" in error.text and "page.md" in error.place, error.whole)
    expect("init" not in error.details, f"no advice to make a site of a file: {error.whole}")


def source_is_empty(site: Site) -> None:
    error = site.fail().one("no-pages")
    expect("there is no Markdown file" in error.text and "tagcloud init" in error.details, error.whole)
    same(site.files(), [], "the files written")


def command_lines_are_checked(site: Site) -> None:
    lines = {
        ("biuld",): "did you mean build?",
        ("build", "--outptu", "x"): "did you mean --output?",
        ("build", "--output"): "needs a value",
        ("build", "--output="): "needs a value",
        ("build", "-j", "many"): "a number from 1 to 256",
        ("build", "--format", "jsn"): "did you mean json?",
        ("build", "a", "b"): "one word too many",
        ("build", "-q", "-v"): "exclude each other",
        ("build", "--base-url", "example.org"): "such as https://example.org",
        ("init",): "tagcloud init DIR",
        ("layout", "x.json"): "standard input",
        ("help", "biuld"): "did you mean build?",
        ("--strict",): "there is no verb",
    }
    for line, cure in lines.items():
        done = site.run(*line)
        same((done.status, done.stdout), (64, ""), f"status and standard output of {line}: {done.stderr}")
        expect(done.stderr.startswith("tagcloud: ") and cure in done.stderr, f"{cure!r} in {done.stderr!r}")
        expect("tagcloud help" in done.stderr, f"where there is more: {done.stderr!r}")


def clock_must_be_a_number(site: Site) -> None:
    site.write("content/good.md", GOOD)
    done = site.run("build", env={"SOURCE_DATE_EPOCH": "yesterday"})
    same(done.status, 64, f"the status:\n{done.stderr}")
    expect("SOURCE_DATE_EPOCH" in done.stderr and "seconds" in done.stderr, done.stderr)
    same(site.files(), [], "the files written")


def configuration_does_not_exist(site: Site) -> None:
    site.write("content/good.md", GOOD)
    error = site.fail("--config", "none.toml").one("unreadable")
    same(error.place, "none.toml", "the place of the error")
    expect("no such file" in error.text and error.details, f"a cause and a cure: {error.whole}")


def foreign_file_is_kept(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write("public/good/index.html", "mine\n")
    error = site.fail().one("foreign-file")
    same(error.place, "public/good/index.html", "the place of the error")
    expect("--force" in error.details, error.whole)
    same(site.files(), ["good/index.html"], "the files in the output folder")
    site.build("--force")
    expect("Good" in site.text("good/index.html"), "our page with --force")


def unknown_key_is_a_warning(site: Site) -> None:
    site.write("content/good.md", GOOD.replace("title", "titel"))
    warning = site.build().one("unknown-key")
    same(warning.place, "content/good.md:2:1", "the place of the warning")
    expect("did you mean 'title'?" in warning.details, warning.whole)
    same(site.run("build", "--strict").status, 1, "the status under --strict")


def all_problems_come_in_one_run(site: Site) -> None:
    for name in ("c", "a", "b"):
        site.write(f"content/{name}.md", "---\ntags: 1\ndate: x\n---\n")
    site.write("tagcloud.toml", 'titel = "T"\n')
    done = site.fail()
    right = [f"content/{name}.md:{line}" for name in "abc" for line in ("2:7", "3:7")]
    same([one.place for one in done.errors], [*right, "tagcloud.toml:1:1"], "the places, sorted")
    expect("7 errors" in done.stderr, "how many errors there are")


def init_keeps_what_is_there(site: Site) -> None:
    site.write("mine/x.txt", "mine\n")
    done = site.run("init", "mine")
    same(done.status, 1, "the status")
    expect("mine is not empty" in done.stderr and "new folder" in done.stderr, done.stderr)
    same([path.name for path in (site.folder / "mine").iterdir()], ["x.txt"], "what is in the folder")


def refused_line_does_not_stop_the_others(site: Site) -> None:
    good = '{"sizes": [[10, 10]], "containerWidth": 100}'
    wrong = [
        "{",
        '{"sizes": 3, "containerWidth": 100}',
        '{"sizes": [], "containerWidth": -1}',
        '{"size": []}',
    ]
    done = site.run("layout", stdin="\n".join([good, *wrong, good]) + "\n")
    answers = done.stdout.splitlines()
    same((done.status, len(answers)), (1, 6), "the status and the number of answers")
    expect(all('"error"' in answer and '"message"' in answer for answer in answers[1:5]), done.stdout)
    expect('"frames"' in answers[0] and answers[0] == answers[5], "the answers to the others")


def many_tags_on_one_page(site: Site) -> None:
    tags = [f"tag {number}" for number in range(10_000)]
    site.write("content/p.md", page(tags))
    site.build()
    same(len(site.page("/p/").labels("tags")), len(tags), "the chips of the page")
    same(len(json.loads(site.text("tags.json"))["tags"]), len(tags), "the terms")


def page_of_fifty_megabytes(site: Site) -> None:
    paragraph = "word " * 200 + "\n\n"
    site.write("content/p.md", GOOD + paragraph * (50 * 1024 * 1024 // len(paragraph)) + "the end\n")
    site.build()
    html = site.text("p/index.html")
    expect("the end" in html[-2000:] and len(html) > 50_000_000, "the whole page")


def nesting_is_limited(site: Site) -> None:
    site.write("content/p.md", "---\ntags: " + "[" * 100_000 + "\n---\n")
    site.write("content/q.md", "---\n" + "".join(" " * n + "a:\n" for n in range(1000)) + "---\n")
    site.write("content/r.md", "+++\na = " + "[" * 100_000 + "\n+++\n")
    site.write("content/s.md", '{"a": ' + "[" * 100_000 + "\n")
    errors = site.fail().errors
    same([one.path for one in errors], [f"content/{name}.md" for name in "pqrs"], "the files")
    for error in errors[:2]:
        expect("more than 100 levels" in error.text, error.whole)


def links_are_not_followed_round(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write("static/x.txt", "x")
    for path, target in {"content/up": "..", "content/self": "self", "static/again": "../static"}.items():
        (site.folder / path).symlink_to(target)
    warnings = site.build().of("skipped-link")
    same([one.place for one in warnings], ["content/self", "content/up", "static/again"], "the links")


def folder_is_unreadable(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write("content/locked/p.md", GOOD)
    (site.folder / "content/locked").chmod(0)
    try:
        with site.as_nobody() as run:
            done = run("check")
    finally:
        (site.folder / "content/locked").chmod(0o755)
    same(done.status, 1, f"the status:\n{done.stderr}")
    same(done.one("unreadable").place, "content/locked", "the place of the error")


def names_may_be_in_any_script(site: Site) -> None:
    names = [
        "日本語",
        "العربية",
        "עברית",
        "ไทย",
        "हिन्दी",
        "Ελλάς",
        "Россия",
        "한국어",
        "ქართული",
        "👩‍👩‍👧",
        "𓀀",
        "ᚠᚢᚦ",
    ]
    broken = ["a\nb", "c\r\nd"]
    site.write("content/p.md", json.dumps({"title": "T", "tags": names + broken}))
    site.write("content/日本 語\n.md", page(["日本語"]))
    site.build()
    same(site.page("/p/").labels("tags"), [*names, "a b", "c d"], "the labels, white space collapsed")
    same(len(site.slugs()), len(names) + len(broken), "the pages of terms")
    expect(all("\n" not in path and "\r" not in path for path in site.files()), "paths on one line")


def clock_may_stand_in_1970(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write("content/later.md", page(["c"]))
    site.build(env={"SOURCE_DATE_EPOCH": "0"})
    same(site.slugs(), ["a", "b"], "the terms of pages that are not from the future")
    site.build("--future", env={"SOURCE_DATE_EPOCH": "0"})
    same(site.slugs(), ["a", "b", "c"], "the terms of all pages")


def entry_without_a_name(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write("tags.toml", '["\u200b"]\nlabel = "x"\n')
    error = site.fail().one("blank-entry")
    same(error.place, "tags.toml:1:2", "the place of the error")
    expect("without a name" in error.text and "remove it" in error.details, error.whole)


def paths_differ_in_case(site: Site) -> None:
    site.write("content/one.md", "---\nslug: Same\n---\n")
    site.write("content/two.md", "---\nslug: same\n---\n")
    site.write("static/pages/A.txt", "x")
    site.write("static/pages/a.txt", "x")
    same(site.build().problems, [], "the problems of a build here, where they are two")
    warnings = site.run("check").of("case-collision")
    same([one.place for one in warnings], ["content/two.md", "static/pages/a.txt"], "what check warns of")
    expect("content/one.md" in warnings[0].details and "slug" in warnings[0].details, warnings[0].whole)


def unlisted_page_leaks_nothing(site: Site) -> None:
    site.write("content/good.md", GOOD)
    site.write(
        "content/quiet.md", "---\ntitle: Quiet\ndate: 2024-01-02\ntags: [a, whisper]\nunlisted: true\n---\n"
    )
    site.build("--base-url", "https://example.org")
    page = site.page("/quiet/")
    robots = [
        one.attributes["content"] for one in page.root.all("meta") if one.attributes.get("name") == "robots"
    ]
    same(robots, ["noindex"], "what robots are told")
    others = {path: content for path, content in site.snapshot().items() if not path.startswith("quiet/")}
    # These name every file, cloud and policy for those who serve the site.
    for path in (".tagcloud.json", "heights.json", "csp.json"):
        del others[path]
    for word in (b"whisper", b"Quiet", b"/quiet"):
        same([path for path, content in others.items() if word in content], [], f"the files with {word!r}")
    same(site.page("/tags/a/").entries(), ["Good"], "the pages of a tag that it has too")
    same(site.run("explain", "whisper").one("unlisted-tag").severity, "error", "what explain says")


SPECIAL: list[tuple[str, str, Check]] = [
    ("B30", "an output folder that is a file", output_is_a_file),
    ("B31", "an output folder that cannot be written", output_is_read_only),
    ("B32", "a page that cannot be read", page_is_unreadable),
    ("B33", "a SOURCE that does not exist", source_does_not_exist),
    ("B34", "a SOURCE that is a file", source_is_a_file),
    ("B35", "a SOURCE without pages", source_is_empty),
    ("B36", "command lines that ask for nothing sensible: exit 64", command_lines_are_checked),
    ("B37", "a SOURCE_DATE_EPOCH that is no number: exit 64", clock_must_be_a_number),
    ("B38", "a configuration file that does not exist", configuration_does_not_exist),
    ("B39", "somebody else's file where a page goes", foreign_file_is_kept),
    ("B40", "an unknown key: a warning, and an error under --strict", unknown_key_is_a_warning),
    ("B41", "several wrong files: all of their problems in one sorted run", all_problems_come_in_one_run),
    ("B42", "a folder for a new site that is not empty", init_keeps_what_is_there),
    ("B43", "lines that cannot be laid out among others that can", refused_line_does_not_stop_the_others),
    ("B44", "10,000 tags on one page", many_tags_on_one_page),
    ("B45", "a page of 50 MB", page_of_fifty_megabytes),
    ("B46", "100,000 levels of nesting", nesting_is_limited),
    ("B47", "symbolic links that lead round", links_are_not_followed_round),
    ("B48", "a folder that cannot be read", folder_is_unreadable),
    ("B49", "names in all scripts, and with line breaks", names_may_be_in_any_script),
    ("B50", "a clock in 1970", clock_may_stand_in_1970),
    ("B51", "an entry of the registry without a name", entry_without_a_name),
    ("B52", "files whose paths differ in upper and lower case alone", paths_differ_in_case),
    ("B53", "a page that is not listed", unlisted_page_leaks_nothing),
]


def cases() -> list[Case]:
    """Our own cases, registered like those from the field."""
    own = [(wrong.id, wrong.what, fails_with(wrong)) for wrong in WRONG] + SPECIAL
    CHECKS.update({id: function for id, _, function in own})
    return [Case(id, "bad input", f"{what}: place, cause and cure, nothing lost") for id, what, _ in own]
