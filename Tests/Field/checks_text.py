"""Text as it is measured: fonts, scripts, emoji, and what no font has."""

import re
import shutil
import subprocess
from pathlib import Path

from case import page
from checks_layout import sheet_of, with_cloud
from expect import check, expect, near, same
from frames import CloudSheet, Painted
from site_folder import Site

PADDING = 24


def font_file(pattern: str) -> Path:
    """The file of an installed font."""
    found = subprocess.run(["fc-match", "-f", "%{file}", pattern], capture_output=True, text=True, check=True)
    return Path(found.stdout)


def widths(site: Site, tags: list[str], settings: str = "") -> list[float]:
    """The widths of the labels alone, in CSS px."""
    site.write("tagcloud.toml", settings)
    with_cloud(site, tags, breakpoints=[4000], alignment="left")
    cloud = CloudSheet(site, "/p1/", "tags").at(4000)
    return [frame.width - PADDING for frame in cloud.frames] if cloud else []


@check("F127")
@check("F128")
@check("F129")
def long_labels_are_whole_but_for_an_ellipsis(site: Site) -> None:
    """The browser cuts, between clusters and at the end of the label's own direction, as its element says."""
    site.build()
    one = site.page("/p1/")
    tags = site.case.input["tags"]
    same(one.labels("tags"), tags, "the labels, whole")
    same([chip.name for chip in one.chips("tags")], tags, "the accessible names")
    sheet = CloudSheet(site, "/p1/", "tags")
    width = site.case.input["layout"]["widths"][0]
    cut = [rule for rule in sheet.rules if rule.declarations.get("text-overflow") == "ellipsis"]
    for chip, frame in zip(one.chips("tags"), (sheet.at(width) or Painted([], 0)).frames, strict=True):
        expect((site.out / one.target(chip.href or "")).is_file(), f"a page behind {chip.label}")
        same(
            [inner.tag for inner in chip.link.children],
            ["bdi"],
            "the element that is cut and has the direction",
        )
        expect("dir" not in chip.link.children[0].attributes, "no direction but that of the text")
        if frame.width == width:
            same(chip.link.attributes.get("title"), chip.label, "the tooltip of a label that is cut")
    expect(
        any(rule.selector.endswith(">ul>li>[title]>bdi:not(.broken)") for rule in cut),
        f"an ellipsis on the label: {cut}",
    )
    expect("\ufffd" not in one.html, "no replacement character")


def with_inter_alone(site: Site) -> dict[str, str]:
    """An environment in which no other font is installed."""
    fonts = site.folder / "fonts"
    fonts.mkdir(exist_ok=True)
    shutil.copy(font_file("Inter:weight=100"), fonts)
    config = fonts / "fonts.conf"
    folders = f"<dir>{fonts}</dir><cachedir>{fonts}/cache</cachedir>"
    config.write_text(f"<fontconfig>{folders}</fontconfig>", encoding="utf-8")
    return {"FONTCONFIG_FILE": str(config)}


def width_without_glyphs(site: Site) -> float:
    """How wide a label of three wide characters is that no font has."""
    site.build(env=with_inter_alone(site))
    cloud = CloudSheet(site, "/p1/", "tags").at(320)
    return cloud.frames[0].width - PADDING if cloud else 0


@check("F131")
def missing_glyph_is_named_and_has_a_width(site: Site) -> None:
    near(width_without_glyphs(site), 3 * 14, "1 em for each wide character that no font has", 1 / 64)
    env = with_inter_alone(site)
    done = site.build(env=env)
    for character in ("U+65E5", "U+1F9EA"):
        expect(
            any(character in one.text for one in done.of("missing-glyph")), f"{character} in {done.stderr}"
        )
    same(site.run("build", "--strict", env=env).status, 1, "the status under --strict")


@check("F141")
def stand_in_takes_no_more_room(site: Site) -> None:
    with_cloud(site, ["Swift", "Kotlin", "日本語"], breakpoints=[320])
    site.build()
    style = site.text(site.page("/p1/").target(sheet_of(site)))
    rule = re.search(r'@font-face\{font-family:"([^"]*) local";src:local\([^}]*\}', style)
    expect(rule is not None, "a face of the reader's own as a stand-in")
    for descriptor in ("size-adjust", "ascent-override", "descent-override", "line-gap-override"):
        expect(rule is not None and f"{descriptor}:" in rule[0], descriptor)
    families = [
        one.declarations["font"]
        for one in CloudSheet(site, "/p1/", "tags").rules
        if "font" in one.declarations
    ]
    expect(any(one.endswith(' local",sans-serif') for one in families), f"the stand-in last: {families}")


@check("F132")
def runs_add_up(site: Site) -> None:
    mixed = widths(site, ["⚡Hello⚡", "a⚡️b", "👍🏽ok"])
    parts = widths(site, ["⚡", "Hello", "a"]) + widths(site, ["⚡️", "b", "👍🏽", "ok"])
    sums = [2 * parts[0] + parts[1], parts[2] + parts[3] + parts[4], parts[5] + parts[6]]
    for seen, right in zip(mixed, sums, strict=True):
        near(seen, right, "the width of the runs together", 3 / 64)
    site.write("content/p1.md", page(["⚡Hello⚡", "a⚡️b", "👍🏽ok"]))
    site.build()
    same(site.page("/p1/").labels("tags"), ["⚡Hello⚡", "a⚡️b", "👍🏽ok"], "the labels")


@check("F133")
def transformed_text_is_measured(site: Site) -> None:
    settings = (site.folder / "tagcloud.toml").read_text(encoding="utf-8")
    transformed = widths(site, ["straße", "leopold"], settings)
    spaced = settings.replace('"uppercase"', '"none"')
    typed = widths(site, ["STRASSE ", "LEOPOLD"], spaced)
    plain = widths(site, ["STRASSE ", "LEOPOLD"], '[styles.default]\nfamily = "Inter"\n')
    for seen, right in zip(transformed, typed, strict=True):
        near(seen, right, "the width in capitals", 1 / 64)
    for with_space, without in zip(typed, plain, strict=True):
        near(with_space - without, 7 * 1.96, "the spacing after each of seven clusters", 1.5)


@check("F135")
def system_font_is_no_font_to_measure(site: Site) -> None:
    done = site.run("check")
    found = [one for one in done.problems if "system-ui" in one.text]
    expect(found, f"a problem that names system-ui:\n{done.stderr}")
    expect("font file" in found[0].details, f"a cure: {found[0].whole}")
    expect(not site.out.exists(), "nothing written by check")


@check("F136")
def height_is_the_line_height_in_every_font(site: Site) -> None:
    heights = {}
    for family in ("Inter", "DejaVu Sans", "Liberation Serif"):
        site.write("tagcloud.toml", f'[styles.default]\nfamily = "{family}"\n')
        with_cloud(site, ["Áy"], breakpoints=[320])
        sheet = CloudSheet(site, "/p1/", "tags")
        cloud = sheet.at(320)
        heights[family] = cloud.frames[0].height if cloud else 0
        line = re.search(r"em/([\d.]+) ", sheet.look(0)["font"])
        expect(line, f"an explicit line height in {sheet.look(0)['font']}")
    same(len(set(heights.values())), 1, f"the number of heights in {heights}")


@check("F137")
def fonts_that_cannot_be_used_are_named(site: Site) -> None:
    inter = font_file("Inter:weight=100")
    site.write("fonts/truncated.ttf", inter.read_bytes()[:2000])
    site.write("fonts/readme.txt", "no font\n")
    site.write("content/p1.md", page(["a"]))
    site.build()
    packed = next(site.out.glob("assets/fonts/*.woff2")).read_bytes()
    site.write("fonts/ok.woff2", packed)
    before = site.snapshot()
    for name in ("missing.ttf", "truncated.ttf", "readme.txt", "ok.woff2", "fonts.ttc#1"):
        site.write("tagcloud.toml", f'[styles.default]\nfont = "fonts/{name}"\n')
        done = site.fail()
        expect(any(f"fonts/{name}" in one.text for one in done.errors), f"fonts/{name} in {done.stderr}")
        expect(all(one.details for one in done.errors), f"a cure: {done.stderr}")
        same(site.snapshot() == before, True, "the old output untouched")
    expect("WOFF" in site_error(site, "ok.woff2"), "packed fonts named as what they are")


def site_error(site: Site, name: str) -> str:
    site.write("tagcloud.toml", f'[styles.default]\nfont = "fonts/{name}"\n')
    return site.fail().stderr
