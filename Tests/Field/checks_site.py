"""What is published, what is safe, and what the files of a site hold."""

import json
import shutil
from urllib.parse import urljoin, urlsplit

from case import page
from checks_slug import broken_links
from expect import check, expect, same
from frames import CloudSheet
from markup import Page
from site_folder import Site


def everything(site: Site) -> str:
    """All output as one text, names included."""
    return "\n".join(
        path + "\n" + content.decode("utf-8", "replace") for path, content in site.snapshot().items()
    )


@check("F085")
def drafts_leave_no_trace(site: Site) -> None:
    site.build("--base-url", "https://example.org")
    expect(
        {"feed.xml", "sitemap.xml", "tags.json", "tags/pub/feed.xml"} <= set(site.files()),
        "all kinds of files",
    )
    expect("draftonly" not in everything(site), "no trace of a draft")
    expect("p1" not in everything(site), "no trace of its page")
    same(site.page("/p2/").labels("tags"), ["pub"], "the chips of the other page")
    same(site.slugs(), ["pub"], "the terms")
    site.build("--drafts")
    same(site.slugs(), ["draftonly", "pub"], "the terms with --drafts")


@check("F087")
def hidden_tags_leave_no_trace(site: Site) -> None:
    site.write("content/p2.md", page(["public", "_todo"], title="T2"))
    site.build("--base-url", "https://example.org")
    expect({"feed.xml", "sitemap.xml", "tags/public/feed.xml"} <= set(site.files()), "all kinds of files")
    output = everything(site)
    expect("_todo" not in output and ".private" not in output, "no trace of hidden tags")
    same(site.page("/tags/").labels("terms"), ["public"], "the tags of the index")
    same(site.slugs(), ["public"], "the terms")
    expect('"count":2' in site.text("tags.json"), "counts without hidden tags")
    empty = [link for one in site.pages() for link in one.links() if not link.text.strip()]
    same(empty, [], "the empty links")


@check("F145")
def low_contrast_is_told_with_its_number(site: Site) -> None:
    warning = site.run("check").one("low-contrast")
    told = f"{warning.text} {warning.details}"
    expect("2.5" in told and "4.5 is needed" in told, f"both numbers: {told}")
    expect("text colour #" in told, f"a colour that would do: {told}")
    same(site.run("check", "--strict").status, 1, "the exit status under --strict")


@check("F155")
def labels_are_escaped_once(site: Site) -> None:
    site.build()
    same(site.page("/p1/").labels("tags"), ["books&mags", "AT&amp;T"], "the labels as shown")
    html = site.page("/p1/").html
    expect("books&amp;mags" in html and "AT&amp;amp;T" in html, "each escaped once")
    expect("&amp;amp;amp;" not in html and "books&amp;amp;" not in html, "none escaped twice")


@check("F156")
def colours_hold_no_css(site: Site) -> None:
    errors = site.fail().of("invalid-color")
    same([(one.path, one.line) for one in errors], [("tags.toml", 2), ("tags.toml", 3)], "the places")
    (site.folder / "tags.toml").unlink()
    for value in ("red;}body{display:none", "url(//evil)"):
        site.write("tagcloud.toml", f'[styles.default]\ncolor = "{value}"\n')
        error = site.fail().one("invalid-color")
        same((error.path, error.line), ("tagcloud.toml", 2), "the place of the error")
        expect("not a colour" in error.text, f"a reason: {error.whole}")
        same(site.files(), [], "the files written")


@check("F157")
def pages_pass_a_strict_policy(site: Site) -> None:
    site.write("tagcloud.toml", 'css = "external"\n')
    site.build()
    for one in site.pages():
        expect(not list(one.root.all("style")), f"no style element on {one.address}")
        expect(not list(one.root.all("script")), f"no script on {one.address}")
        for element in one.root.all():
            expect("style" not in element.attributes, f"no style attribute on {one.address}")
            loaded = element.attributes.get("href", "") if element.tag == "link" else ""
            expect(not urlsplit(loaded).netloc, f"nothing from elsewhere on {one.address}: {loaded}")
    sheets = [
        link.attributes["href"]
        for link in site.page("/p1/").root.all("link")
        if "clouds" in str(link.attributes)
    ]
    same(len(sheets), 1, "the style sheets with positions")
    expect("--x:" in site.text(site.page("/p1/").target(sheets[0])), "positions in the file")


@check("F159")
def dark_value_can_be_given(site: Site) -> None:
    site.write("content/p1.md", page([{"name": "a", "style": "bright"}]))
    colours = (
        'background = {light = "#ffee00", dark = "#443300"}\ncolor = {light = "#111111", dark = "#ffffcc"}\n'
    )
    site.write("tagcloud.toml", f"[styles.bright]\n{colours}")
    site.build()
    sheet = CloudSheet(site, "/p1/", "tags")
    expect("#fe0" in sheet.look(0)["background"], f"the light background in {sheet.look(0)}")
    dark = [
        rule for rule in sheet.rules if any("prefers-color-scheme:dark" in one for one in rule.conditions)
    ]
    colours = {value for rule in dark if rule.selector.endswith(">*") for value in rule.declarations.values()}
    expect({"#430", "#ffc"} <= colours, f"the dark colours in {colours}")


@check("F169")
def sites_work_below_any_path(site: Site) -> None:
    trees = []
    for base in ("https://me.github.io/repo", "https://me.github.io/repo/"):
        site.run("clean")
        site.build("--base-url", base)
        trees.append(site.snapshot())
        for one in site.pages():
            address = f"https://me.github.io/repo{one.address}"
            for element in one.root.all():
                for name in ("href", "src"):
                    url = urljoin(address, element.attributes.get(name, ""))
                    expect(
                        url.startswith("https://me.github.io/repo/"), f"an address below /repo/, not {url}"
                    )
                    expect("//" not in urlsplit(url).path, f"no // in the path of {url}")
        chips = [chip.href for chip in site.page("/p1/").chips("tags")]
        same(chips, ["../tags/a/"], "where the chip leads")
    same(trees[0] == trees[1], True, "the same output with and without a slash at the end")
    shutil.rmtree(site.out)
    site.build()
    same(broken_links(site), [], "the links that do not work from the disk")


@check("F172")
def terms_are_data(site: Site) -> None:
    site.build()
    text = site.text("tags.json")
    expect(text.endswith("}\n") and not text.endswith("\n\n"), "a line feed at the end")
    expect("&amp;" not in text and "&#" not in text, "no HTML entities")
    terms = json.loads(text)
    same(terms["version"], 1, "the version")
    right = [
        {"label": "a", "slug": "a", "url": "/tags/a/", "count": 1, "pages": ["/p1/"]},
        {"label": "b", "slug": "b", "url": "/tags/b/", "count": 2, "pages": ["/p1/", "/p2/"]},
    ]
    same(terms["tags"], right, "the terms, sorted")
    same([list(one) for one in terms["tags"]], [list(one) for one in right], "the order of keys")
    heights = json.loads(site.text("heights.json"))
    same(heights["version"], 1, "the version of heights.json")
    steps = next(one["steps"] for one in heights["clouds"] if one["page"] == "/tags/")
    expect(all({"minWidth", "height", "rows", "hidden"} <= set(step) for step in steps), f"{steps}")


@check("F175")
def every_build_is_as_good_as_a_clean_one(site: Site) -> None:
    site.build()
    first = site.snapshot()
    shutil.rmtree(site.out / "tags")
    site.build()
    same(site.snapshot() == first, True, "the output restored")
    edits = {
        "content": ("content/p1.md", page(["a", "b"])),
        "configuration": ("tagcloud.toml", 'title = "New"\n'),
        "another page": ("content/p2.md", page(["c"])),
        "template": ("templates/parts/footer.mustache", "<footer>ours</footer>\n"),
        "style": ("tagcloud.toml", 'title = "New"\n[styles.default]\nfamily = "DejaVu Sans"\n'),
        "fewer tags": ("content/p1.md", page(["b"])),
    }
    for name, (path, content) in edits.items():
        site.write(path, content)
        site.build()
        clean = site.folder / "clean"
        site.build("-o", str(clean))
        tree = {str(one.relative_to(clean)): one.read_bytes() for one in clean.rglob("*") if one.is_file()}
        same(site.snapshot() == tree, True, f"the same tree as a clean build after a change of {name}")
        shutil.rmtree(clean)


@check("F189")
def intersections_have_pages(site: Site) -> None:
    site.build()
    same(site.page("/tags/a+b/").entries(), ["T1"], "the pages that carry both tags")
    for tag in "ab":
        links = [
            site.page(f"/tags/{tag}/").target(one.attributes["href"])
            for one in site.page(f"/tags/{tag}/").links()
        ]
        expect("tags/a+b/index.html" in links, f"a link to it from /tags/{tag}/")
    site.write("tagcloud.toml", '[tags]\nintersections = [["a", "zz"], ["B", "a"]]\n')
    same(
        site.build().one("unused-intersection").place,
        "tagcloud.toml:2:24",
        "the place of a tag that nobody has",
    )
    same([path for path in site.files() if "+" in path], ["tags/b+a/index.html"], "the intersections")
    site.write("tagcloud.toml", '[tags]\nintersections = [["a"]]\n')
    same(site.fail().one("wrong-type").place, "tagcloud.toml:2:18", "the place of a list with one tag")
    (site.folder / "tagcloud.toml").unlink()
    site.build()
    pages = {one["label"]: set(one["pages"]) for one in json.loads(site.text("tags.json"))["tags"]}
    same(pages["a"] & pages["b"], {"/p1/"}, "the pages that carry both tags")


@check("F191")
def fragment_stands_anywhere(site: Site) -> None:
    site.build("--fragment", "tags.html")
    html = site.text("tags.html")
    for name in ("<html", "<head", "<body", " id=", "style=", "<script"):
        expect(name not in html, f"no {name!r} in the fragment")
    root = Page(html, "/").root.children[0]
    classes = [name for one in [root, *root.all()] for name in one.classes]
    strange = [name for name in classes if name != "tagcloud" and not name.startswith("tagcloud-")]
    same(strange, [], "the classes without a prefix")
    own = root.classes[1]
    sheet = site.text("assets/tagcloud.css")
    expect(
        f".{own}" in sheet and "@font-face" in sheet and "#cloud-" not in sheet, "the rules of the fragment"
    )
    links = [one.attributes["href"] for one in root.all("a")]
    same(links, ["/tags/a/index.html", "/tags/b/index.html"], "links that hold on every page")
    site.write("tagcloud.toml", 'emit = "fragments"\n[fragments]\nlink = "/topics/{slug}/"\n')
    site.run("clean")
    site.build()
    files = [path for path in site.files() if not path.startswith("assets/fonts/")]
    data = [".tagcloud.json", "assets/tagcloud.css", "heights.json", "heights.schema.json", "tags.json"]
    fragments = ["fragments/index/terms.html", "fragments/p1/tags.html", "fragments/tags/terms.html"]
    same(files, sorted(data + fragments), "the files")
    expect('href="/topics/a/"' in site.text("fragments/p1/tags.html"), "the links that were asked for")
    selectors = {one["selector"] for one in json.loads(site.text("heights.json"))["clouds"]}
    expect(
        all(f"{selector[1:]} " in site.text("fragments/p1/tags.html") for selector in selectors),
        f"{selectors}",
    )
