"""The registry of terms, nested terms, hints at terms that are alike, long listings and feeds."""

from xml.etree import ElementTree

from case import page
from checks_slug import broken_links
from expect import check, expect, same
from frames import CloudSheet
from site_folder import Site


@check("F037")
def nested_terms_have_pages_and_links(site: Site) -> None:
    site.build()
    for address in ("/tags/blog/", "/tags/blog/aws/", "/tags/blog/website/"):
        same(site.page(address).entries(), ["T"], f"the pages of {address}")
    targets = [site.page("/p1/").target(chip.href or "") for chip in site.page("/p1/").chips("tags")]
    same(targets, ["tags/blog/aws/index.html", "tags/blog/website/index.html"], "the links of the page")
    same(broken_links(site), [], "the broken links")


@check("F039")
def pages_of_nested_terms_roll_up(site: Site) -> None:
    site.build()
    same(sorted(site.page("/tags/food/").entries()), ["T1", "T2", "T3"], "the pages of food")
    same(site.page("/tags/food/dinner/").entries(), ["T1"], "the pages of food/dinner")
    site.write("tagcloud.toml", '[tags]\nhierarchy = "/"\nroll-up = false\n')
    site.build()
    same(site.page("/tags/food/").entries(), ["T3"], "the pages of food alone")
    same(site.page("/tags/food/").labels("tags"), ["food/dinner", "food/lunch"], "the terms below food")


@check("F041")
def slug_of_the_registry_stays_inside(site: Site) -> None:
    error = site.fail().one("invalid-slug")
    same((error.path, error.line), ("tags.toml", 2), "the place of the error")
    same(site.files(), [], "the files written")
    expect(not (site.folder / "pwned").exists(), "no file outside")


@check("F092")
def unused_terms_are_not_shown(site: Site) -> None:
    site.build()
    same(site.page("/tags/").labels("terms"), ["used"], "the terms")
    warning = site.run("check").one("unused-term")
    same((warning.path, warning.line), ("tags.toml", 1), "the place of the warning")
    site.write("tagcloud.toml", '[tags]\nshow_unused = true\nscale = "log"\nmin-size = 12\nmax-size = 30\n')
    site.build()
    same(site.page("/tags/").labels("terms"), ["Unused", "used"], "the terms with show_unused")
    sheet = CloudSheet(site, "/tags/", "terms")
    expect("500 0.75em/" in sheet.look(0)["font"], f"the smallest size: {sheet.look(0)}")
    same(site.run("check").of("unused-term"), [], "the warnings with show_unused")


@check("F151")
def parents_are_links(site: Site) -> None:
    site.build()
    crumb = next(one for one in site.page("/tags/ai/llm/").main.all("p") if "crumb" in one.classes)
    links = [
        (link.text, site.page("/tags/ai/llm/").target(link.attributes["href"])) for link in crumb.all("a")
    ]
    same(links, [("Tags", "tags/index.html"), ("ai", "tags/ai/index.html")], "the terms above")
    same(site.page("/tags/ai/").entries(), ["T"], "the pages of the parent")
    styles = site.text(next(path for path in site.files() if path.startswith("assets/site.")))
    expect(".crumb a" not in styles, "underlined like any other link")


@check("F160")
def unknown_tags_are_what_the_setting_says(site: Site) -> None:
    error = site.fail().one("unregistered-tag")
    same((error.place, error.severity), ("content/p1.md:4:17", "error"), "the error")
    for setting, severity in [("ignore", None), ("log", "note"), ("warn", "warning")]:
        site.write("tagcloud.toml", f'[tags]\non_unknown = "{setting}"\n')
        found = [one.severity for one in site.build().of("unregistered-tag")]
        same(found, [severity] if severity else [], f"what {setting} says")


@check("F161")
def near_duplicates_are_pointed_out(site: Site) -> None:
    done = site.run("check")
    same(done.status, 0, "the status")
    warning = done.one("near-duplicate")
    expect('"javascirpt" (1 page): did you mean "javascript" (2)?' in warning.text, warning.whole)
    same(warning.place, "content/p3.md:4:8", "the place")
    same(site.build().of("near-duplicate"), [], "the hints of a build")


@check("F163")
def most_special_pattern_wins(site: Site) -> None:
    site.build()
    sheet = CloudSheet(site, "/p1/", "tags")
    colours = [sheet.look(index)["color"] for index in range(3)]
    same(colours, ["#0a7", "#0a7", "#333"], "the colours")


@check("F164")
def description_is_shown_escaped(site: Site) -> None:
    site.write("tagcloud.toml", 'base_url = "https://example.org"\n[feeds]\nper_tag = true\n')
    site.build()
    page = site.page("/tags/swift/")
    expect("<p>Language &amp; tools</p>" in page.html, "the description on the page")
    expect('<meta name="description" content="Language &amp; tools">' in page.html, "for search engines")
    expect("<subtitle>Language &amp; tools</subtitle>" in site.text("tags/swift/feed.xml"), "in the feed")


@check("F165")
def long_listings_have_several_pages(site: Site) -> None:
    site.build("--base-url", "https://example.org")
    addresses = ["/tags/photos/", "/tags/photos/page/2/", "/tags/photos/page/3/"]
    same([len(site.page(one).entries()) for one in addresses], [10, 10, 5], "the pages listed")
    titles = [title for one in addresses for title in site.page(one).entries()]
    same(len(set(titles)), 25, "the different pages listed")
    same([path for path in site.files() if "/page/1/" in path], [], "pages 1")
    for number, address in enumerate(addresses):
        page = site.page(address)
        links = {one.attributes["rel"]: one.attributes["href"] for one in page.root.all("link")}
        same(links["canonical"], f"https://example.org{address}", "the canonical address")
        around = {"prev": number - 1, "next": number + 1}
        right = {rel: addresses[other] for rel, other in around.items() if 0 <= other < 3}
        seen = {
            rel: "/" + page.target(links[rel]).removesuffix("index.html") for rel in around if rel in links
        }
        same(seen, right, f"the neighbours of {address}")
        anchors = {one.attributes["rel"] for one in page.links() if "rel" in one.attributes}
        expect(set(right) <= anchors, f"links to them: {anchors}")
        expect("25 pages" in page.main.text and f"Page {number + 1} of 3" in page.main.text, page.main.text)


ATOM = "{http://www.w3.org/2005/Atom}"


@check("F167")
def terms_have_feeds(site: Site) -> None:
    site.build()
    same([path for path in site.files() if path.endswith("feed.xml")], FEEDS[1:], "the feeds")
    page = site.page("/tags/a/")
    links = [one.attributes for one in page.root.all("link") if one.attributes["rel"] == "alternate"]
    same([page.target(one["href"]) for one in links], ["tags/a/feed.xml"], "the link on the page")
    ids = [one.text for one in entries(site, "tags/a/feed.xml", "id")]
    expect(len(set(ids)) == 2 and all(one.startswith("urn:uuid:") for one in ids), f"ids: {ids}")
    site.write("tagcloud.toml", 'base_url = "https://example.org/x"\n')
    site.build()
    same([path for path in site.files() if path.endswith("feed.xml")], FEEDS, "all feeds")
    same([one.text for one in entries(site, "feed.xml", "title")], ["T1", "T2"], "the pages")
    same([one.text for one in entries(site, "tags/b/feed.xml", "title")], ["T2"], "the pages of b")
    links = [one.attrib["href"] for one in entries(site, "tags/a/feed.xml", "link")]
    same(links, ["https://example.org/x/p1/", "https://example.org/x/p2/"], "full addresses")
    feed = ElementTree.fromstring(site.text("tags/a/feed.xml"))
    for name in ("title", "id", "updated", "author"):
        expect(feed.find(ATOM + name) is not None, f"the element {name}")
    same(feed.findtext(ATOM + "updated"), "2024-01-02T00:00:00Z", "the date of the last change")
    site.write("tagcloud.toml", 'base_url = "https://example.org"\nfeeds = false\n')
    site.build()
    same([path for path in site.files() if path.endswith("feed.xml")], [], "the feeds when there are none")


FEEDS = ["feed.xml", "tags/a/feed.xml", "tags/b/feed.xml"]


def entries(site: Site, path: str, name: str) -> list[ElementTree.Element]:
    feed = ElementTree.fromstring(site.text(path))
    return [one for entry in feed.iter(ATOM + "entry") if (one := entry.find(ATOM + name)) is not None]


@check("F168")
def thin_terms_are_left_out_of_search_engines(site: Site) -> None:
    site.build("--base-url", "https://example.org")
    page = site.page("/tags/thin/")
    robots = [
        one.attributes["content"] for one in page.root.all("meta") if one.attributes.get("name") == "robots"
    ]
    same(robots, ["noindex"], "what robots are told")
    expect("/tags/thin/" not in site.text("sitemap.xml"), "not in the site map")
    expect("/p1/" in site.text("sitemap.xml"), "other pages are")
    same(site.page("/tags/").labels("terms"), ["thin"], "the index for readers")


@check("F171")
def words_come_from_the_table_of_the_language(site: Site) -> None:
    site.write("content/fr/q.md", page(["été", "a"], cloud={"lines": 1, "breakpoints": [60]}))
    site.build()
    index = site.page("/tags/")
    same((index.heading.split()[0], index.title.split(" – ")[0]), ("Étiquettes", "Étiquettes"), "the heading")
    names = {chip.label: chip.name for chip in index.chips("terms")}
    same(names, {"a": "a, 1 page", "été": "été, 2 pages"}, "the counts")
    more = next(site.page("/fr/q/").main.all("summary"))
    expect("étiquettes de plus" in more.text and "Moins" in more.text, f"the control: {more.text}")
    text = "".join(one.html for one in site.pages())
    for english in ("Skip to content", "All tags", "of this page", "Made with", "not found"):
        expect(english not in text + site.text("404.html"), f"no {english!r}")
    site.write("tagcloud.toml", '[languages]\ndefault = "pl"\n[vocabulary]\ntags = "Hasła"\n')
    site.build()
    names = [chip.name for chip in site.page("/tags/").chips("terms")]
    same(names, ["a, 1 strona", "été, 2 strony"], "the plurals of another language")
    same(site.page("/tags/").heading.split()[0], "Hasła", "the site's own word")
