"""Where chips are, worked out from the style sheets that the program wrote."""

import json
from itertools import combinations, pairwise
from typing import Any

from case import cloud_options, page
from expect import check, expect, near, same
from frames import CloudSheet, Frame, Painted
from site_folder import Site

CLOSE = 0.02


def painted(site: Site, width: float) -> Painted:
    """The cloud of the case's page at a width; it must be placed there."""
    cloud = CloudSheet(site, "/p1/", "tags").at(width)
    expect(cloud is not None, f"chips that are placed at {width} px")
    return cloud or Painted([], 0)


def with_cloud(site: Site, tags: list[Any] | None = None, **options: object) -> None:
    """Builds the case's page with further options of its cloud."""
    given = site.case.input
    cloud = cloud_options(given.get("layout", {})) | options
    site.write("content/p1.md", page(tags or given["tags"], cloud))
    site.build()


def natural_widths(site: Site) -> list[float]:
    with_cloud(site, breakpoints=[4000], alignment="left", lines=0)
    return [frame.width for frame in painted(site, 4000).frames]


def row_at(widths: list[float], gap: float = 8) -> float:
    """The width that some chips need on one row; their lengths are measured ones, so it is exact."""
    return sum(widths) + gap * (len(widths) - 1)


def steps(site: Site, state: str = "steps") -> list[dict[str, Any]]:
    """The heights of the case's cloud as the index has them."""
    clouds = json.loads(site.text("heights.json"))["clouds"]
    return next(cloud[state] for cloud in clouds if (cloud["page"], cloud["cloud"]) == ("/p1/", "tags"))


def expect_apart(frames: list[Frame]) -> None:
    for one, other in combinations(frames, 2):
        expect(not one.overlaps(other), f"no overlap of {one} and {other}")


@check("F031")
def chips_have_their_own_direction(site: Site) -> None:
    site.build()
    one = site.page("/p1/")
    html = next(one.root.all("html")).attributes
    same((html["lang"], html["dir"]), ("ar", "rtl"), "the language and direction of the page")
    for chip in one.chips("tags"):
        inner = [element for element in chip.item.all() if element.tag == "bdi"]
        same(len(inner), 1, f"an element that isolates {chip.label} and takes its direction from the text")
        expect("dir" not in inner[0].attributes, "no direction in its way")
    same(one.labels("tags"), ["123@example.com", "3D"], "the labels, in logical order")


@check("F032")
def start_is_right_in_arabic(site: Site) -> None:
    site.build()
    start = painted(site, 600).frames
    near(start[0].right, 600, "the right edge of the first chip")
    for one, following in pairwise(start):
        near(following.right, one.x - 8, "the right edge of the chip to its left")
    with_cloud(site, alignment="left")
    left = painted(site, 600).frames
    near(left[-1].x, 0, "the left edge of the last chip of a row that stands at the left")
    with_cloud(site, alignment="right")
    near(painted(site, 600).frames[0].right, 600, "the right edge of a row that stands at the right")


@check("F033")
def persian_chips_do_not_overlap(site: Site) -> None:
    site.build()
    frames = painted(site, 320).frames
    same(len(frames), 3, "the number of chips")
    expect_apart(frames)


@check("F035")
def right_to_left_is_the_mirror_image(site: Site) -> None:
    site.build()
    mirrored = {width: painted(site, width).frames for width in (320, 600)}
    site.write("tagcloud.toml", '[site]\ndir = "ltr"\n')
    site.build()
    for width, frames in mirrored.items():
        plain = painted(site, width).frames
        for one, other in zip(frames, plain, strict=True):
            near(one.x, width - other.x - other.width, f"x at {width} px")
            same((one.y, one.height), (other.y, other.height), f"y and height at {width} px")


@check("F104")
def nothing_is_random(site: Site) -> None:
    site.build()
    before = {width: painted(site, width) for width in (320, 768, 1280)}
    numbers = next(site.page("/p1/").root.all("style")).text
    site.write("content/elsewhere.md", page(["e"], title="Elsewhere"))
    site.build()
    same(
        next(site.page("/p1/").root.all("style")).text, numbers, "the numbers, since no chip changed its size"
    )
    for width, cloud in before.items():
        same(painted(site, width), cloud, f"the frames at {width} px")


@check("F107")
def filled_rows_reach_both_edges(site: Site) -> None:
    site.build()
    rows = painted(site, 320).rows
    expect(len(rows) > 1, "more than one row")
    for row in rows[:-1]:
        near(row[0].x, 0, "the left edge of a filled row", CLOSE)
        near(row[-1].right, 320, "the right edge of a filled row", CLOSE)
    for one, following in pairwise(rows[-1]):
        near(following.x - one.right, 14, "the gap of the last row", CLOSE)
    near(rows[-1][0].x, 0, "the left edge of the last row", CLOSE)


@check("F108")
def exact_width_is_enough(site: Site) -> None:
    exact = row_at(natural_widths(site))
    with_cloud(site, breakpoints=[exact])
    same((steps(site)[0]["rows"], len(painted(site, exact).rows)), (1, 1), "the rows at exactly that width")
    with_cloud(site, breakpoints=[exact - 0.02, exact])
    same([step["rows"] for step in steps(site)], [2, 1], "the rows at 0.02 px less and at that width")
    same(len(painted(site, exact - 0.02).rows), 2, "the rows at 0.02 px less")


@check("F109")
def chip_as_wide_as_the_box_has_its_row(site: Site) -> None:
    longest = max(natural_widths(site))
    with_cloud(site, breakpoints=[longest])
    rows = painted(site, longest).rows
    same([len(row) for row in rows], [1, 1], "the chips of each row")
    near(rows[0][0].width, longest, "the width of the long chip")
    same(steps(site)[0]["rows"], 2, "the rows in heights.json")


@check("F111")
def height_is_the_sum_of_its_parts(site: Site) -> None:
    for inset, border in [(0, 0), (8, 2)]:
        site.write(
            "tagcloud.toml",
            f"[styles.default]\npadding = [20, 10]\nborder = {{width = {border}, color = 'red'}}\n",
        )
        with_cloud(site, inset=inset)
        cloud = painted(site, 320)
        look = CloudSheet(site, "/p1/", "tags").look(0)
        line = float(look["font"].split("/")[1].split()[0]) * CloudSheet(site, "/p1/", "tags").font_size(0)
        chip = round(line) + 2 * 10 + 2 * border
        right = inset + len(cloud.rows) * chip + 8 * (len(cloud.rows) - 1) + inset
        near(cloud.height, right, "the height of the list")
        near(steps(site)[0]["height"], right, "the height in heights.json")
        near(cloud.frames[0].height, chip, "the height of a chip")


@check("F112")
def limited_cloud_says_what_is_hidden(site: Site) -> None:
    site.build()
    step = steps(site)[0]
    opened = steps(site, "open")[0]
    same((opened["shown"], opened["hidden"]), (30, 0), "the chips that are shown and hidden once opened")
    expect(opened["rows"] > 1, "the rows of all chips")
    near(opened["height"], opened["rows"] * 40 - 8, "the height of all rows")
    same(step["rows"], 1, "the visible rows")
    shown = len(painted(site, 320).frames)
    same((step["shown"], step["hidden"]), (shown, 30 - shown), "the chips that are shown and hidden")
    near(step["height"], painted(site, 320).height, "the height")


@check("F113")
def nothing_is_hidden_when_all_fits(site: Site) -> None:
    widths = natural_widths(site)
    exact = max(row_at(widths[:3]), row_at(widths[3:]))
    with_cloud(site, breakpoints=[exact])
    same((steps(site)[0]["rows"], steps(site)[0]["hidden"]), (2, 0), "rows and hidden chips in heights.json")
    same(len(painted(site, exact).frames), 6, "the visible chips")
    same(
        site.page("/p1/").labels("tags"),
        site.case.input["tags"],
        "the chips, with none that counts hidden ones",
    )


@check("F115")
def line_limits_are_whole_numbers(site: Site) -> None:
    for wrong in (1.5, -1, "two"):
        site.write("content/p1.md", page(site.case.input["tags"], {"lines": wrong}))
        error = site.fail().errors[0]
        expect("'lines'" in error.text and "whole number from 0" in error.details, error.whole)
        same(error.line, 5, "the line of the error")
    with_cloud(site, tags=[f"a tag {n}" for n in range(40)], lines=0)
    same(steps(site)[0]["hidden"], 0, "the hidden chips without a limit")


@check("F116")
def last_row_stands_where_it_is_told_to(site: Site) -> None:
    site.build()
    row = painted(site, 400).rows[-1]
    near(row[0].x, 0, "the left edge of the last row")
    for one, following in pairwise(row):
        near(following.x - one.right, 8, "the gap of the last row", CLOSE)
    with_cloud(site, breakpoints=[280])
    first, last = painted(site, 280).rows
    near(first[-1].right, 280, "the right edge of a filled row", CLOSE)
    near(last[1].x - last[0].right, 8, "the gap of the row after it", CLOSE)
    with_cloud(site, breakpoints=[280], **{"last-row": "center"})
    last = painted(site, 280).rows[-1]
    near(last[0].x, 280 - last[-1].right, "the left margin of a centred last row", CLOSE)
    near(last[1].x - last[0].right, 8, "the gap of the centred row", CLOSE)
    with_cloud(site, breakpoints=[280], **{"last-row": "justify"})
    last = painted(site, 280).rows[-1]
    near(last[0].x, 0, "the left edge of a last row that is filled", CLOSE)
    near(last[-1].right, 280, "its right edge", CLOSE)


@check("F117")
def right_is_flush_and_center_is_in_the_middle(site: Site) -> None:
    site.build()
    for row in painted(site, 400).rows:
        same(round(row[-1].right, 6), 400, "the right edge of the last chip")
    with_cloud(site, alignment="center")
    for row in painted(site, 400).rows:
        near(row[0].x, 400 - row[-1].right, "the left margin of a centred row", CLOSE)


@check("F119")
def truncated_chip_stays_flush(site: Site) -> None:
    site.build()
    cloud = painted(site, 190)
    same(
        [(frame.width, frame.right) for frame in cloud.frames],
        [(120, 190)],
        "the width and right edge of the chip",
    )


@check("F120")
def filled_rows_are_full(site: Site) -> None:
    natural = natural_widths(site)
    with_cloud(site)
    cloud = painted(site, 320)
    expect(len(cloud.rows) <= 2, "at most two rows")
    index = 0
    for row in cloud.rows:
        near(row[0].x, 0, "the left edge of a row", CLOSE)
        near(row[-1].right, 320, "the right edge of a row", CLOSE)
        grown = [frame.width - natural[index + n] for n, frame in enumerate(row)]
        for share in grown:
            near(share, grown[0], "an equal share of the slack", CLOSE)
        for one, following in pairwise(row):
            near(following.x - one.right, 8, "the gap", CLOSE)
        index += len(row)


@check("F121")
def any_positive_width_is_a_breakpoint(site: Site) -> None:
    for wrong in (0, -5):
        site.write("content/p1.md", page(site.case.input["tags"], {"breakpoints": [wrong]}))
        error = site.fail().errors[0]
        expect("'breakpoints'" in error.text and str(wrong) in error.text, error.whole)
    with_cloud(site, breakpoints=[1, 319.5, 100000])
    narrow = painted(site, 1)
    same([len(row) for row in narrow.rows], [1, 1, 1], "the chips of each row at 1 px")
    same([frame.width for frame in narrow.frames], [1, 1, 1], "the widths at 1 px")
    expect("text-overflow:ellipsis" in site.text(site.page("/p1/").target(sheet_of(site))), "an ellipsis")
    expect(len(painted(site, 319.5).frames) == 3, "three chips at 319.5 px")
    same(len(painted(site, 100000).rows), 1, "the rows at 100000 px")


def sheet_of(site: Site) -> str:
    links = site.page("/p1/").root.all("link")
    return next(one.attributes["href"] for one in links if one.attributes.get("rel") == "stylesheet")


@check("F123")
def container_decides_not_the_window(site: Site) -> None:
    site.write("content/p1.md", page([f"tag {n}" for n in range(12)], {"breakpoints": [240, 480, 960]}))
    site.build()
    sheet = CloudSheet(site, "/p1/", "tags")
    conditions = {one for rule in sheet.rules for one in rule.conditions}
    expect(
        not any("width" in one for one in conditions if one.startswith("@media")),
        "no query of the window's width",
    )
    at = {width: sheet.at(width) for width in (240, 300)}
    narrow, shown = at[240], at[300]
    expect(narrow and shown, "chips that are placed at 240 and at 300 px")
    if narrow and shown:
        same(
            [len(row) for row in shown.rows],
            [len(row) for row in narrow.rows],
            "the rows at 300 px as at 240",
        )
        expect(max(frame.right for frame in shown.frames) <= 300, "no chip beyond the container")


@check("F124")
def smaller_layout_is_used_up_to_the_next(site: Site) -> None:
    site.write(
        "content/p1.md",
        page([f"tag {n}" for n in range(12)], {"breakpoints": [320, 640], "alignment": "center"}),
    )
    site.build()
    sheet = CloudSheet(site, "/p1/", "tags")
    narrow, between = sheet.at(320), sheet.at(500)
    expect(narrow and between, "chips that are placed at 320 and at 500 px")
    if narrow and between:
        same(
            [len(row) for row in between.rows],
            [len(row) for row in narrow.rows],
            "the rows at 500 px as at 320",
        )
        for row in between.rows:
            near(row[0].x, 500 - row[-1].right, "the left margin of a row", CLOSE)
        expect(min(frame.x for frame in between.frames) >= 0, "nothing cut at the left")
        same(len(between.frames), 12, "the visible chips")
    expect(sheet.at(319) is None, "flow below the smallest width")


@check("F125")
def balanced_rows_are_alike(site: Site) -> None:
    tags = site.case.input["tags"]
    for given in (tags, [tag * 2 for tag in tags]):
        with_cloud(site, given, rows="greedy")
        greedy = painted(site, 400)
        with_cloud(site, given)
        balanced = painted(site, 400)
        same(len(balanced.rows), len(greedy.rows), "the number of rows")
        before, after = spread(greedy), spread(balanced)
        expect(
            after < before or len(greedy.rows) == 1, f"rows that differ by less than {before}, not by {after}"
        )


def spread(cloud: Painted) -> float:
    widths = [row[-1].right - row[0].x for row in cloud.rows]
    return max(widths) - min(widths)


@check("F144")
def targets_are_large_enough(site: Site) -> None:
    settings = (site.folder / "tagcloud.toml").read_text(encoding="utf-8")
    site.write("tagcloud.toml", settings + 'scale = "linear"\n')
    site.build()
    sheet = CloudSheet(site, "/tags/", "terms")
    same(sheet.font_size(0), 10, "the font size")
    for frame in (sheet.at(320) or Painted([], 0)).frames:
        expect(frame.width >= 24 and frame.height >= 24, f"a target of at least 24 x 24 px, not {frame}")
    same(len((sheet.at(320) or Painted([], 0)).frames), 2, "the number of chips")


@check("F143")
def cloud_is_a_list(site: Site) -> None:
    site.build()
    for address, name in [("/p1/", "tags"), ("/tags/", "terms")]:
        cloud = site.page(address).cloud(name)
        expect(cloud is not None, f"a cloud on {address}")
        if cloud:
            same(
                [(one.tag, one.attributes.get("role")) for one in cloud.children],
                [("ul", "list")],
                "the list",
            )
            same([one.tag for one in cloud.children[0].children], ["li"] * 3, "the items")


@check("F140")
def heights_need_no_font(site: Site) -> None:
    tags = [
        f"{word} {n}" for n, word in enumerate(["Swift", "日本語", "C++", "مرحبا", "long label here"] * 8)
    ]
    site.write("content/p1.md", page(tags, {"breakpoints": [320, 768, 1280]}))
    site.build()
    for step in steps(site):
        cloud = painted(site, step["minWidth"])
        near(
            cloud.height, step["height"], f"the height at {step['minWidth']} px, which the style sheet gives"
        )
        same(len(cloud.frames), 40, "the visible chips")
        expect_apart(cloud.frames)


@check("F153")
def markup_characters_are_text(site: Site) -> None:
    site.build()
    same(site.page("/p1/").labels("tags"), ["C++", "<b>", "日本語", "مرحبا"], "the labels")
    expect("<b>" not in site.page("/p1/").html, "no element from a label")
