"""Weights, order, limits and counts."""

import json

from case import page
from expect import check, expect, near, same
from frames import CloudSheet
from site_folder import Site


def sizes(site: Site, address: str = "/tags/", cloud: str = "terms") -> dict[str, float]:
    """The font size of each chip in CSS px."""
    sheet = CloudSheet(site, address, cloud)
    return {chip.label: sheet.font_size(index) for index, chip in enumerate(sheet.page.chips(cloud))}


@check("F088")
def equal_counts_are_safe(site: Site) -> None:
    settings = (site.folder / "tagcloud.toml").read_text(encoding="utf-8")
    for scale in ("linear", "log", "sqrt", "quantile"):
        site.write("tagcloud.toml", settings.replace("linear", scale))
        site.build()
        seen = sizes(site)
        same(len(seen), 3, "the number of chips")
        same(len(set(seen.values())), 1, f"the number of sizes in {seen} ({scale})")
        expect(12 <= seen["a"] <= 32, f"a size in [12, 32], not {seen} ({scale})")
        output = site.text("tags/index.html").lower()
        expect(
            "nan" not in output and "inf" not in output.replace("info", ""), f"no NaN in the page ({scale})"
        )


@check("F089")
def one_tag_is_safe(site: Site) -> None:
    site.build()
    seen = sizes(site)
    same(list(seen), ["only"], "the chips")
    expect(1 <= seen["only"] <= 1000, f"a finite size, not {seen}")


@check("F091")
def no_tag_is_safe(site: Site) -> None:
    site.build()
    index = site.page("/tags/")
    expect("No page has a tag yet" in index.main.text, "a sentence that says so")
    same(index.chips("terms"), [], "the chips")
    heights = json.loads(site.text("heights.json"))
    clouds = [cloud for cloud in heights["clouds"] if cloud["page"] == "/tags/"]
    same([cloud["tags"] for cloud in clouds], [0], "the number of tags in heights.json")
    same({step["height"] for step in clouds[0]["steps"]}, {0}, "the heights in heights.json")


@check("F093")
def logarithms_lift_the_middle(site: Site) -> None:
    site.build()
    seen = sizes(site)
    linear = 14 + (20 - 1) / (500 - 1) * (28 - 14)
    near(seen["small"], 14, "the size of small", 1 / 64)
    near(seen["big"], 28, "the size of big", 1 / 64)
    expect(linear < seen["mid"] < 28, f"mid between {linear} and 28, not {seen}")
    expect(min(seen.values()) >= 12, f"nothing under 12 px: {seen}")


@check("F095")
def locale_changes_nothing(site: Site) -> None:
    site.build()
    german = site.snapshot()
    site.build(env={"LC_ALL": "C", "LANG": "C"})
    same(site.snapshot() == german, True, "the same output in both locales")
    for path in ("heights.json", "tags/index.html"):
        expect(b",5" not in german[path].replace(b'",5', b""), f"a point as the decimal sign in {path}")


@check("F096")
def limit_takes_the_most_used_and_order_sorts_them(site: Site) -> None:
    site.build()
    same(site.page("/tags/").labels("terms"), ["b", "d"], "the chips of the tag index")


@check("F097")
def minimum_count_hides_chips_not_pages(site: Site) -> None:
    site.build()
    index = site.page("/tags/")
    same(index.labels("terms"), ["c"], "the chips of the tag index")
    same(site.slugs(), ["a", "b", "c"], "the term pages")
    expect(
        "2 tags are not shown" in index.main.text, f"how many are hidden: {' '.join(index.main.text.split())}"
    )


@check("F099")
def wrong_weights_are_errors(site: Site) -> None:
    errors = site.fail().errors
    line = (site.folder / "content/p1.md").read_text(encoding="utf-8").splitlines()[1]
    right = [f"content/p1.md:2:{line.index(value) + 1}" for value in ("-1", ".nan", "1e400", "heavy")]
    same([error.place for error in errors], right, "the places of four errors")


@check("F100")
def counts_are_shown_and_measured(site: Site) -> None:
    site.build()
    sheet = CloudSheet(site, "/tags/", "terms")
    chips = sheet.page.chips("terms")
    same([chip.text for chip in chips], ["a 2", "b 1"], "the text of the chips")
    same([chip.name for chip in chips], ["a, 2 pages", "b, 1 page"], "the accessible names")
    with_counts = sheet.at(400)
    site.write("tagcloud.toml", "")
    site.build()
    without = CloudSheet(site, "/tags/", "terms").at(400)
    expect(with_counts and without, "clouds that are placed at 400 px")
    if with_counts and without:
        grown = with_counts.frames[0].width - without.frames[0].width
        expect(8 < grown < 20, f"a chip that is wider by a space and a figure, not by {grown}")


@check("F101")
def order_is_the_readers(site: Site) -> None:
    site.build()
    labels = site.page("/tags/").labels("terms")
    folded = [label.replace("A", "a").replace("B", "b") for label in labels]
    same(folded, ["9", "10", "a", "Ä", "b", "é", "z"], f"the order of {labels}")
    plain = site.snapshot()
    site.build(env={"LC_ALL": "de_DE.UTF-8"})
    same(site.snapshot() == plain, True, "the same output in another locale")
    shown = {one["label"] for one in json.loads(site.text("tags.json"))["tags"]}
    same(shown, set(labels), "the terms of tags.json")


@check("F147")
def names_carry_counts(site: Site) -> None:
    site.build()
    names = [chip.name for chip in site.page("/tags/").chips("terms")]
    same(names, ["a, 5 pages", "b, 1 page"], "the accessible names")


@check("F152")
def text_alone_is_a_list_with_counts(site: Site) -> None:
    site.write("content/p2.md", page(["b"], title="T2"))
    site.write("tagcloud.toml", "[tags]\nshow-count = true\n")
    site.build()
    index = site.page("/tags/")
    expect(not list(index.root.all("script")), "no script")
    cloud = index.cloud("terms")
    expect(cloud and [one.tag for one in cloud.children] == ["ul"], "a list")
    chips = index.chips("terms")
    same([chip.text for chip in chips], ["a 1", "b 2"], "the text of the items")
    same([chip.link.tag for chip in chips], ["a", "a"], "the items as links")
