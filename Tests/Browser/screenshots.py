"""Pictures of the built site.

screenshots.py SITE readme FOLDER  the pictures of the README, light and dark
screenshots.py SITE sheets FOLDER  a contact sheet of each page: 360, 768 and 1280 px, light above dark
"""

import argparse
from pathlib import Path

from PIL import Image

from suite.chromium import Chromium
from suite.images import open_png
from suite.site import Site

WIDTHS = (360, 768, 1280)
SCHEMES = ("light", "dark")
# What the README shows of the gallery: by the name of the picture, a page and the cloud on it.
README = {
    "rows": ("/gallery/alignments/", "fill-width-except-last"),
    "sizes": ("/gallery/sizes/", "words"),
    "styles": ("/gallery/styles/", "sunrise"),
    "icons": ("/gallery/icons/", "icons"),
}
SHARPNESS = 2
COLOURS = 255
BOX = """const stage = document.querySelector(arguments[0]).closest(arguments[1]);
stage.scrollIntoView({ block: "center", behavior: "instant" });
const box = stage.getBoundingClientRect();
return [box.left, box.top, box.right, box.bottom];"""
TALLEST = 1600
MARGIN = 24


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("kind", choices=["readme", "sheets"])
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    site, browser = Site(options.site.resolve()), Chromium()
    try:
        if options.kind == "readme":
            save_readme(browser, site, options.target)
        else:
            save_sheets(browser, site, options.target)
    finally:
        browser.close()


def save_readme(browser: Chromium, site: Site, folder: Path) -> None:
    """Each cloud with its ruler and heights, twice as sharp as it is large, in few colours."""
    folder.mkdir(parents=True, exist_ok=True)
    browser.command(
        "Emulation.setDeviceMetricsOverride",
        width=820,
        height=TALLEST,
        deviceScaleFactor=SHARPNESS,
        mobile=False,
    )
    for name, (page, cloud) in README.items():
        for scheme in SCHEMES:
            with browser.media(prefers_color_scheme=scheme):
                browser.open(site.file_of(page).as_uri())
                box = browser.run(BOX, f"#cloud-{cloud}", ".stage")
                screen = open_png(browser.screenshot())
            picture = screen.crop(tuple(round(edge * SHARPNESS) for edge in box))
            picture.quantize(COLOURS).save(folder / f"{name}-{scheme}.png", optimize=True)


def save_sheets(browser: Chromium, site: Site, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for page in site.pages():
        name = page.strip("/").removesuffix(".html").replace("/", "-") or "home"
        contact_sheet(browser, site, page).save(folder / f"{name}.png")


def contact_sheet(browser: Chromium, site: Site, page: str) -> Image.Image:
    rows = [[photograph(browser, site, page, width, scheme) for width in WIDTHS] for scheme in SCHEMES]
    heights = [max(picture.height for picture in row) + MARGIN for row in rows]
    sheet = Image.new("RGB", (sum(WIDTHS) + MARGIN * (len(WIDTHS) + 1), sum(heights) + MARGIN), "#888")
    top = MARGIN
    for row, height in zip(rows, heights, strict=True):
        left = MARGIN
        for picture in row:
            sheet.paste(picture, (left, top))
            left += picture.width + MARGIN
        top += height
    return sheet


def photograph(browser: Chromium, site: Site, page: str, width: int, scheme: str) -> Image.Image:
    """The page in a viewport of a width, from its top to its bottom or to `TALLEST`."""
    browser.resize(width, 900)
    with browser.media(prefers_color_scheme=scheme):
        browser.open(site.file_of(page).as_uri())
        whole = open_png(browser.screenshot(whole_page=True))
    return whole.crop((0, 0, whole.width, min(whole.height, TALLEST)))


if __name__ == "__main__":
    main()
