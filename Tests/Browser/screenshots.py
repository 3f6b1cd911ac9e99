"""Pictures of the built site.

screenshots.py SITE gallery FILE   the gallery page at 1280 px, light, as the README shows it
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
GALLERY = "/gallery/"
TALLEST = 1600
MARGIN = 24


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("kind", choices=["gallery", "sheets"])
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    site, browser = Site(options.site.resolve()), Chromium()
    try:
        if options.kind == "gallery":
            save_gallery(browser, site, options.target)
        else:
            save_sheets(browser, site, options.target)
    finally:
        browser.close()


def save_gallery(browser: Chromium, site: Site, file: Path) -> None:
    """The first screen of the gallery."""
    file.parent.mkdir(parents=True, exist_ok=True)
    photograph(browser, site, GALLERY, 1280, "light").save(file, optimize=True)


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
