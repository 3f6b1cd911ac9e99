"""Addresses of terms: slugs, folders, and links to them."""

import re
import unicodedata
from urllib.parse import quote, unquote, urljoin, urlsplit

from expect import check, expect, same
from markup import Page
from serving import serving
from site_folder import Site

RESERVED_ON_WINDOWS = {"con", "prn", "aux", "nul"} | {
    f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)
}


def slug_of(site: Site, label: str) -> str:
    """The slug of the term page that is headed by a label."""
    found = [slug for slug in site.slugs() if heading(site.page(f"/tags/{slug}/")) == label]
    expect(len(found) == 1, f"one page for the tag {label!r}, not {found} among {site.slugs()}")
    return found[0]


def heading(page: Page) -> str:
    return next(page.main.all("bdi")).text


def expect_slugs(site: Site, slugs: dict[str, str]) -> None:
    """Each label has its own page at its slug, and there is no other."""
    for label, slug in slugs.items():
        same(slug_of(site, label), slug, f"the slug of {label!r}")
        expect(site.page(f"/tags/{slug}/").entries(), f"a page that /tags/{slug}/ lists")
    same(site.slugs(), sorted(slugs.values()), "the folders of term pages")


def broken_links(site: Site) -> list[str]:
    """The links of all pages that lead to no file of the output."""
    files = set(site.files())
    return [
        f"{page.address}: {link.attributes['href']}"
        for page in site.pages()
        for link in page.links()
        if "#" not in link.attributes["href"] and page.target(link.attributes["href"]) not in files
    ]


def chip_targets(site: Site) -> dict[str, set[str]]:
    """For each label, the files that its chips lead to, on all pages."""
    targets: dict[str, set[str]] = {}
    for page in site.pages():
        for cloud in [one for one in page.root.all() if "tagcloud" in one.classes]:
            for chip in page.chips(cloud.attributes["id"].removeprefix("cloud-")):
                targets.setdefault(chip.label, set()).add(page.target(chip.href or ""))
    return targets


@check("F001")
def symbols_are_spelt_out(site: Site) -> None:
    site.build()
    slugs = {
        "C": "c",
        "C++": "c-plus-plus",
        "C#": "c-sharp",
        "F#": "f-sharp",
        ".NET": "dot-net",
        "Node.js": "node-js",
    }
    expect_slugs(site, slugs)
    for slug in slugs.values():
        same(site.page(f"/tags/{slug}/").entries(), ["T"], f"the pages that /tags/{slug}/ lists")
    same(site.page("/p1/").labels("tags"), list(slugs), "the labels, as typed")


@check("F003")
def spellings_are_one_term_with_one_warning(site: Site) -> None:
    done = site.build()
    same(site.slugs(), ["test"], "the terms")
    same(sorted(site.page("/tags/test/").entries()), ["T1", "T2", "T3"], "the pages of the term")
    warning = done.one("several-spellings")
    same([one.id for one in done.problems], ["several-spellings"], "the problems")
    for spelling, place in [('"test"', "p1.md:4"), ('"Test"', "p2.md:4"), ('"test "', "p3.md:4")]:
        expect(spelling in warning.text, f"{spelling} in the warning: {warning.whole}")
        expect(f"content/{place}" in warning.whole, f"{place} in the warning: {warning.whole}")


@check("F004")
def collision_names_both_and_loses_nothing(site: Site) -> None:
    error = site.fail().one("slug-collision")
    for text in ("user centered design", "user-centered design", "content/p1.md:4", "content/p2.md:4"):
        expect(text in error.whole, f"{text!r} in the error: {error.whole}")
    same(site.files(), [], "the files written")
    site.write("tagcloud.toml", '[tags]\ncollisions = "merge"\n')
    site.build()
    same(site.slugs(), ["user-centered-design"], "the terms when they are merged")
    same(sorted(site.page("/tags/user-centered-design/").entries()), ["T1", "T2"], "the pages of the term")


@check("F005")
def symbols_do_not_merge_terms(site: Site) -> None:
    site.build()
    for label, title in [("C", "T1"), ("C++", "T2"), ("C#", "T3")]:
        page = site.page(f"/tags/{slug_of(site, label)}/")
        same(page.entries(), [title], f"the pages of {label}")
        expect("1 page" in page.main.text, f"the count of {label}, 1, on its page")


@check("F008")
def links_to_terms_are_canonical(site: Site) -> None:
    site.build()
    same(broken_links(site), [], "the broken links")
    tags = ["C#", "AC/DC", "50%", "café"]
    canonical = {label: {f"tags/{slug_of(site, label)}/index.html"} for label in tags}
    same(chip_targets(site), canonical, "where chips lead")
    for label in tags:
        url = f"/tags/{slug_of(site, label)}/"
        expect(f'"label":"{label}"' in site.text("tags.json"), f"{label} in tags.json")
        expect(f'"url":"{url}"' in site.text("tags.json"), f"the address {url} in tags.json")
    site.build("--base-url", "https://example.org")
    urls = {f"https://example.org/tags/{quote(slug_of(site, label))}/" for label in tags}
    terms = set(re.findall(r"<loc>(.*/tags/.+)</loc>", site.text("sitemap.xml")))
    same(terms, urls, "the addresses of terms in the site map")
    feeds = [
        site.text(path) for path in site.files() if path.startswith("tags/") and path.endswith("feed.xml")
    ]
    same({re.findall(r"<id>(.*)</id>", feed)[0] for feed in feeds}, urls, "what the feeds of terms are about")


@check("F009")
def words_are_not_split(site: Site) -> None:
    site.build()
    slugs = ["temporal-sdks", "typescript-sdk", "openmetrics", "genai"]
    expect_slugs(
        site, dict(zip(["Temporal SDKs", "TypeScript SDK", "OpenMetrics", "GenAI"], slugs, strict=True))
    )


@check("F011")
def ids_are_unique_and_chips_land_on_their_heading(site: Site) -> None:
    site.build()
    index = site.page("/tags/")
    same(len(index.ids), len(set(index.ids)), "the number of different ids")
    same(site.slugs(), [], "the term pages")
    same(len(index.chips("terms")), 3, "the number of chips")
    for chip in index.chips("terms"):
        target = index.root.by_id(unquote(urlsplit(chip.href or "").fragment))
        expect(target is not None and target.tag == "h2", f"a heading for {chip.href}")
        same(next(target.all("bdi")).text, chip.label, f"the heading at {chip.href}")
    own = [chip.href for chip in site.page("/p1/").chips("tags")]
    same(own[1], "../tags/index.html#term-c-plus-plus", "where a page's own chip leads")
    expect('"url":"/tags/#term-c"' in site.text("tags.json"), "the address in tags.json")


@check("F012")
def another_taxonomy_does_not_collide(site: Site) -> None:
    for settings in ("", 'taxonomies = ["tags", "categories"]\n'):
        site.write("tagcloud.toml", settings)
        done = site.build()
        same(done.problems, [], "the problems")
        same(site.slugs(), ["electronics"], "the tags")
        for name in ("tags", "categories"):
            same(site.page(f"/{name}/electronics/").entries(), ["T"], f"the pages in {name}")
            same(site.page(f"/{name}/").labels("terms"), ["Electronics"], f"the index of {name}")
            same([chip.label for chip in site.page("/p1/").chips(name)], ["Electronics"], f"own {name}")
    same(broken_links(site), [], "the broken links")


@check("F013")
def folders_have_no_spaces(site: Site) -> None:
    site.build()
    expect_slugs(site, {"in memoriam": "in-memoriam", "AC/DC": "ac-dc"})
    expect(not any(" " in path for path in site.files()), f"no space in {site.files()}")


@check("F015")
def case_does_not_split_a_term(site: Site) -> None:
    site.build()
    same(site.slugs(), ["nuget"], "the terms")
    same(sorted(site.page("/tags/nuget/").entries()), ["T1", "T2"], "the pages of the term")


@check("F016")
def repeated_tag_counts_once(site: Site) -> None:
    done = site.build()
    page = site.page("/tags/a/")
    expect("1 page" in page.main.text, "a count of 1")
    same(page.entries(), ["T"], "the pages of the term")
    warnings = done.of("repeated-tag")
    expect(
        warnings and all("duplicate tag in one page" in one.text for one in warnings),
        f"a warning: {done.stderr}",
    )
    same(site.page("/p1/").labels("tags"), ["a"], "the chips of the page")


@check("F017")
def labels_keep_their_case(site: Site) -> None:
    site.build()
    tags = ["macOS", "iOS", "CSS", "eBPF", "npm"]
    same(site.page("/p1/").labels("tags"), tags, "the chips of the page")
    same(sorted(site.page("/tags/").labels("terms")), sorted(tags), "the chips of the tag index")
    for label in tags:
        slug_of(site, label)
        expect(f'"label":"{label}"' in site.text("tags.json"), f"{label} in tags.json")


@check("F019")
def full_case_folding_merges(site: Site) -> None:
    site.build()
    same(len(site.slugs()), 1, f"the number of terms {site.slugs()}")
    same(sorted(site.page(f"/tags/{site.slugs()[0]}/").entries()), ["T1", "T2"], "the pages of the term")


@check("F020")
def composed_and_decomposed_are_one(site: Site) -> None:
    site.build()
    name = unicodedata.normalize("NFC", "café")
    same(site.slugs(), [name], "the folder, in NFC")
    same(sorted(site.page(f"/tags/{name}/").entries()), ["T1", "T2"], "the pages of the term")
    for page in ("/p1/", "/p2/"):
        href = site.page(page).chips("tags")[0].href or ""
        expect(quote(name) in href, f"{quote(name)} in {href}")


@check("F021")
def invisible_characters_are_named_and_left_out(site: Site) -> None:
    done = site.build()
    warning = done.one("invisible-characters")
    expect("U+200B" in warning.text, f"U+200B in {warning.whole}")
    same((warning.path, warning.line, warning.column), ("content/p1.md", 4, 8), "the place of the warning")
    same(site.slugs(), ["foobar"], "the terms")
    same(sorted(site.page("/tags/foobar/").entries()), ["T1", "T2"], "the pages of the term")


@check("F023")
def variation_selectors_do_not_split_emoji(site: Site) -> None:
    site.build()
    expect(all(site.slugs()), f"slugs that are not empty: {site.slugs()}")
    same(len(site.slugs()), 2, f"the number of terms {site.slugs()}")
    labels = site.page("/tags/").labels("terms")
    expect("📚" in labels and {"🗺️", "🗺"} & set(labels), f"the emoji as labels: {labels}")
    site.write("tags.yml", "📚: {name: books}\n")
    site.build()
    names = {chip.label: chip.name for chip in site.page("/tags/").chips("terms")}
    same(names["📚"], "books, 1 page", "what a screen reader says")


@check("F024")
def emoji_have_pages(site: Site) -> None:
    site.build()
    same(len(site.slugs()), 3, f"the number of term pages {site.slugs()}")
    same(sorted(site.page("/tags/").labels("terms")), sorted(["🎉", "🧑‍💻", "🇳🇴"]), "the tags of the index")


@check("F025")
def chinese_tag_has_a_page(site: Site) -> None:
    site.build()
    expect_slugs(site, {"测试": "测试"})
    same(site.page("/tags/").labels("terms"), ["测试"], "the tags of the index")


@check("F027")
def japanese_address_is_encoded_once(site: Site) -> None:
    site.build()
    index = site.page("/tags/")
    href = index.chips("terms")[0].href or ""
    expect(quote("日本語") in href and "%25" not in href, f"an address that is encoded once, not {href}")
    path = unquote(urlsplit(urljoin("http://host/tags/index.html", href)).path)
    expect((site.out / path.strip("/")).is_file(), f"a file at {path}")
    with serving(site) as served:
        status, _, text = served.get(site.case.input["request"].split()[1])
        same(status, 200, "the status of the preview")
        expect("日本語" in text, "the page of the tag")


@check("F028")
def scripts_mix(site: Site) -> None:
    site.build()
    same(
        sorted(site.page("/tags/").labels("terms")),
        sorted(["漢字", "カテゴリ", "한국어", "plain"]),
        "the terms",
    )
    same(len(site.slugs()), 4, "the number of term pages")


@check("F029")
def every_script_has_slugs(site: Site) -> None:
    site.build()
    same(len(set(site.slugs())), 5, f"the number of different slugs {site.slugs()}")
    expect(all(site.slugs()), "slugs that are not empty")
    for label in site.page("/p1/").labels("tags"):
        slug_of(site, label)
    same(len(site.page("/p1/").labels("tags")), 5, "the number of chips")


@check("F036")
def slashes_are_no_folders(site: Site) -> None:
    site.build()
    expect_slugs(site, {"GNU/Linux": "gnu-linux", "CI/CD": "ci-cd"})
    same(site.page("/p1/").labels("tags"), ["GNU/Linux", "CI/CD"], "the labels")


@check("F040")
def dots_stay_inside(site: Site) -> None:
    before = {str(path) for path in site.folder.parent.iterdir()}
    site.build()
    same({str(path) for path in site.folder.parent.iterdir()}, before, "what is beside the site")
    expect(all(".." not in path.split("/") for path in site.files()), f"paths inside: {site.files()}")
    same(len(site.slugs()), 3, f"a safe slug for each tag: {site.slugs()}")
    made = [path for path in site.files() if path.endswith("index.html") and not path.startswith("tags/")]
    same(made, ["index.html", "p1/index.html"], "the pages outside tags/")
    same(site.page("/tags/").heading.split()[0], "Tags", "the heading of the tag index")
    same(broken_links(site), [], "the broken links")


@check("F043")
def percent_signs_do_not_decode(site: Site) -> None:
    site.build()
    same(len(site.slugs()), 2, f"the number of terms {site.slugs()}")
    same(site.page("/p1/").labels("tags"), ["%2e%2e", "%2F"], "the labels")
    for page in ("/p1/", "/tags/"):
        for link in site.page(page).links():
            url = urljoin(f"http://host{page}index.html", link.attributes["href"])
            if link.attributes.get("rel") == "tag":
                expect(urlsplit(url).path.startswith("/tags/"), f"an address below /tags/, not {url}")
                expect(
                    "%2e" not in url.lower() and "%2f" not in url.lower(), f"no encoded dot or slash in {url}"
                )
    same(broken_links(site), [], "the broken links")


@check("F044")
def links_out_of_the_site_are_not_followed(site: Site) -> None:
    done = site.build()
    expect(done.one("skipped-link").path == "content/leak.md", f"a warning for the link: {done.stderr}")
    same(site.page("/p1/").labels("tags"), ["a"], "the page that is none of them")
    for path in site.files():
        expect(b"root:" not in (site.out / path).read_bytes(), f"nothing of /etc/passwd in {path}")


@check("F045")
def slugs_are_safe_on_windows(site: Site) -> None:
    site.build()
    same(len(site.slugs()), 5, f"a slug for each tag: {site.slugs()}")
    for slug in site.slugs():
        base = slug.split(".")[0].lower()
        expect(base not in RESERVED_ON_WINDOWS, f"no device name: {slug}")
        expect(not slug.endswith((".", " ")) and ":" not in slug, f"no trailing dot and no colon: {slug}")
    for label in ("CON", "nul", "aux.txt", "trailing.", "a:b"):
        slug_of(site, label)


@check("F047")
def names_of_our_own_files_are_no_trouble(site: Site) -> None:
    site.build()
    labels = ["index", "index.html", "page", "404", "feed", "rss.xml"]
    slugs = [slug_of(site, label) for label in labels]
    same(len(set(slugs)), 6, f"the number of different slugs {slugs}")
    expect("page" not in slugs, "page/ kept free for further pages of listings")
    expect(
        not any(slug.endswith((".html", ".xml")) for slug in slugs),
        f"no slug that looks like a file: {slugs}",
    )
    same(
        sorted(site.page("/tags/").labels("terms")),
        sorted(labels),
        "the tags of the index, which is in its place",
    )
    expect("Page not found" in site.text("404.html"), "404.html in its place")


@check("F048")
def tags_may_be_called_tags(site: Site) -> None:
    site.build()
    expect_slugs(site, {"tagsindex": "tagsindex", "tags": "tags"})
    same(site.page("/tags/").labels("terms"), ["tags", "tagsindex"], "the tags of the index")


@check("F049")
def no_folder_is_hidden(site: Site) -> None:
    site.build()
    folders = {part for path in site.files() for part in path.split("/")[:-1]}
    expect(not any(folder.startswith(".") for folder in folders), f"no hidden folder: {folders}")
    same(site.page("/p1/").labels("tags"), [".net", ".well-known"], "the labels")
