"""Front matter: what authors type, and what it means."""

from expect import check, expect, same
from site_folder import Problem, Run, Site


def labels(site: Site) -> list[str]:
    return site.page("/p1/").labels("tags")


def expect_place(problem: Problem, line: int, column: int | None = None, path: str = "content/p1.md") -> None:
    same((problem.path, problem.line), (path, line), f"the place of {problem.whole}")
    if column:
        same(problem.column, column, f"the column of {problem.whole}")


def expect_quiet(done: Run) -> None:
    same(done.problems, [], "the problems")


@check("F051")
def truth_words_are_text(site: Site) -> None:
    site.build()
    same(labels(site), ["no", "yes", "on", "off"], "the labels")


@check("F052")
def number_is_text(site: Site) -> None:
    expect_quiet(site.build())
    same(labels(site), ["azure devops api", "203", "node.js"], "the labels")
    expect('"label":"203"' in site.text("tags.json"), "203 as text in tags.json")


@check("F053")
def scalars_keep_their_spelling(site: Site) -> None:
    site.build()
    right = ["2024", "1.0", "0x1F", "010", "1e3", "2024-01-01", "12:30", "true"]
    same(labels(site), right, "the labels")


@check("F055")
def comma_string_is_a_list(site: Site) -> None:
    expect_quiet(site.build())
    same(labels(site), ["go", "java"], "the labels")


@check("F056")
def words_without_commas_are_one_tag(site: Site) -> None:
    hint = site.build().one("one-tag")
    same(labels(site), ["test one two three"], "the labels")
    expect("commas" in hint.whole and hint.severity == "note", f"a hint: {hint.whole}")
    site.write("tagcloud.toml", 'dialect = "jekyll"\ncontent = "content"\n')
    site.write("_config.yml", "permalink: pretty\n")
    same(site.build().problems, [], "the problems of a Jekyll tree")
    same(labels(site), ["test", "one", "two", "three"], "the labels in Jekyll's dialect")


@check("F057")
def comma_at_the_end_is_nothing(site: Site) -> None:
    site.build()
    same(labels(site), ["accessibility", "performance"], "the labels")
    same(len(site.slugs()), 2, "the number of terms")


@check("F059")
def quoted_comma_stays(site: Site) -> None:
    expect_quiet(site.build())
    same(labels(site), ["Jacksonville, FL", "plain"], "the labels")


@check("F060")
def comment_that_ate_a_tag_is_named(site: Site) -> None:
    warning = site.build().one("empty-tag")
    same(labels(site), ["C", "F#"], "the labels")
    expect_place(warning, 5)
    expect("empty item" in warning.text and "quote tags that start with #" in warning.details, warning.whole)


@check("F061")
def reserved_character_is_an_error(site: Site) -> None:
    error = site.fail().errors[0]
    expect_place(error, 4, 12)
    expect("@" in error.text and "quote" in error.details, f"a hint to quote: {error.whole}")
    same(site.files(), [], "the files written")


@check("F063")
def aliases_have_a_limit(site: Site) -> None:
    site.build()
    same(labels(site), ["x", "y"], "the labels")
    names = "abcdefghi"
    lines = ['a: &a ["x", "x", "x", "x", "x", "x", "x", "x", "x", "x"]']
    for outer, inner in zip(names[1:], names, strict=False):
        lines.append(f"{outer}: &{outer} [{', '.join([f'*{inner}'] * 10)}]")
    bomb = site.twin("bomb")
    bomb.write("content/p1.md", "\n".join(["---", *lines, "tags: *i", "---", ""]))
    error = bomb.fail().one("too-many-aliases")
    expect("100000" in error.text, f"the limit in {error.whole}")


@check("F064")
def empty_key_is_no_tags(site: Site) -> None:
    expect_quiet(site.build())
    same(labels(site), [], "the labels")
    same(site.page("/p1/").heading, "T", "the heading of the page")


@check("F065")
def null_item_is_a_warning(site: Site) -> None:
    warning = site.build().one("empty-tag")
    same(labels(site), ["a", "b"], "the labels")
    expect_place(warning, 5)
    same(
        (warning.severity, site.run("build", "--strict").status),
        ("warning", 1),
        "severity, status under --strict",
    )


@check("F067")
def blank_tags_are_nothing(site: Site) -> None:
    done = site.build()
    same(labels(site), ["ok"], "the labels")
    same(len(done.of("empty-tag")), 2, "the warnings for blanks")
    made = sorted(path.name for path in (site.out / "tags").iterdir())
    same(made, ["index.html", "ok"], "what is below tags/")


@check("F068")
def byte_order_mark_is_nothing(site: Site) -> None:
    expect_quiet(site.build())
    same(labels(site), ["bom"], "the labels")
    with_mark = site.snapshot()
    source = site.folder / "content/p1.md"
    content = source.read_bytes()
    expect(content.startswith(b"\xef\xbb\xbf"), "a byte order mark in the case")
    source.write_bytes(content[3:])
    site.build()
    same(site.snapshot() == with_mark, True, "the same output without a byte order mark")


@check("F069")
def carriage_returns_are_nothing(site: Site) -> None:
    expect_quiet(site.build())
    same(labels(site), ["crlf", "two"], "the labels")
    with_returns = site.snapshot()
    expect(b"\r" not in with_returns["p1/index.html"], "no carriage return in the page")
    source = site.folder / "content/p1.md"
    source.write_bytes(source.read_bytes().replace(b"\r\n", b"\n"))
    site.build()
    same(site.snapshot() == with_returns, True, "the same output as with line feeds alone")


@check("F071")
def toml_is_front_matter(site: Site) -> None:
    expect_quiet(site.build())
    same(labels(site), ["toml", "two"], "the labels")


@check("F072")
def json_is_front_matter(site: Site) -> None:
    site.write("content/p2.md", "{\nis text, not an object\n")
    expect_quiet(site.build())
    same(labels(site), ["json", "two"], "the labels")
    body = [paragraph.text for paragraph in site.page("/p1/").main.all("p")]
    same(body, ["body"], "the paragraphs of the body")
    expect("{\nis text" in site.page("/p2/").main.text, "a page that only starts with a brace, as text")


@check("F073")
def duplicate_key_is_an_error(site: Site) -> None:
    error = site.fail().one("duplicate-key")
    expect_place(error, 4)
    expect("line 3" in error.text and "line 4" in error.text, f"both lines in {error.whole}")


@check("F075")
def tab_is_an_error(site: Site) -> None:
    error = site.fail().errors[0]
    expect_place(error, 4, 1)
    expect("use spaces" in error.details, f"a hint: {error.whole}")


@check("F076")
def only_whole_lines_are_fences(site: Site) -> None:
    expect_quiet(site.build())
    page = site.page("/p1/")
    same((page.heading, labels(site)), ("x --- y", ["a---b"]), "the title and the labels")
    same(len(list(page.main.all("hr"))), 1, "the thematic breaks")
    same([one.text for one in page.main.all("p")], ["one", "two"], "the paragraphs")


@check("F077")
def fence_with_text_is_none(site: Site) -> None:
    expect_quiet(site.build())
    expect("not front matter" in site.page("/p1/").main.text, "the text on the page")
    expect("---hello" in site.page("/p1/").main.text, "the first line on the page")


@check("F079")
def wrong_encoding_is_an_error(site: Site) -> None:
    error = site.fail().one("invalid-utf8")
    expect_place(error, 3, 12)
    expect("byte 24" in error.text, f"the byte offset in {error.whole}")
    expect(
        "UTF-8" in error.details and "Windows-1252" in error.details, f"the likely encoding: {error.whole}"
    )


@check("F080")
def line_without_a_colon_is_named(site: Site) -> None:
    error = site.fail().one("missing-colon")
    expect_place(error, 3, 1)
    expect("put a colon" in error.details, f"a cure: {error.whole}")


@check("F081")
def message_says_place_key_found_and_accepted(site: Site) -> None:
    done = site.fail()
    same(len(done.problems), 1, f"one message, since an empty title is none:\n{done.stderr}")
    error = done.problems[0]
    expect_place(error, 3, 7, "content/deep/bad.md")
    for text in ("'tags'", "a map", '["one", "two"]'):
        expect(text in error.whole, f"{text} in {error.whole}")
    expect("Fatal error" not in done.stderr and " at /" not in done.stderr, "no stack trace")


@check("F083")
def other_names_of_the_key_are_not_lost(site: Site) -> None:
    done = site.build()
    same(sorted(labels(site)), ["Upper", "solo"], "the labels")
    warning = done.one("respelled-key")
    expect_place(warning, 4)
    expect("tags" in warning.whole, f"the right key in {warning.whole}")


@check("F084")
def pages_need_no_front_matter(site: Site) -> None:
    site.build()
    for address, title in [("/a/", "a"), ("/b/", "b"), ("/c/", "c")]:
        same(site.page(address).heading, title, f"the title of {address}")
    same(site.page("/tags/x/").entries(), ["c"], "the pages of x")
    site.write("content/d.md", "# From *the* heading\n")
    site.build()
    expect(
        site.page("/d/").title.startswith("From the heading"),
        f"the heading as title, not {site.page('/d/').title}",
    )
