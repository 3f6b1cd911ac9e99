"""The icon of a chip stands beside its label, as large as its style says, and speaks to nobody."""

from suite.browser import Browser
from suite.chromium import Chromium
from suite.compare import TOLERANCE, require
from suite.server import Server

PAGE = "/gallery/icons/"
# Where the pseudo-element is, nothing tells; so an element takes its place.
ICONS = """return [...document.querySelectorAll("[id^=cloud-icons] > ul > li > *")].flatMap((chip) => {
  const style = getComputedStyle(chip, "::before");
  if (style.content === "none") return [];
  const icon = document.createElement("i");
  for (const key of ["width", "height", "marginInlineEnd", "flex"]) icon.style[key] = style[key];
  const hidden = document.createElement("style");
  hidden.textContent = ".measured::before { content: none !important }";
  document.head.append(hidden);
  chip.classList.add("measured");
  chip.prepend(icon);
  const box = icon.getBoundingClientRect();
  const shown = (one) => one.getClientRects().length > 0;
  const text = [...chip.querySelectorAll("bdi, .form")].filter(shown).at(-1);
  const range = document.createRange();
  range.selectNodeContents(text);
  const label = range.getBoundingClientRect();
  const outer = chip.getBoundingClientRect();
  const [name, rtl] = [text.innerText, getComputedStyle(chip).direction === "rtl"];
  icon.remove();
  chip.classList.remove("measured");
  return [{name, rtl, gap: rtl ? box.left - label.right : label.left - box.right,
    inside: box.left >= outer.left && box.right <= outer.right && box.top >= outer.top - 0.02
      && box.bottom <= outer.bottom + 0.02,
    image: style.backgroundImage, margin: parseFloat(style.marginInlineEnd)}];
});"""
LOADED = """const done = arguments[arguments.length - 1];
const urls = [...document.querySelectorAll(".tagcloud li > *")]
  .map((chip) => getComputedStyle(chip, "::before").backgroundImage.slice(5, -2)).filter((url) => url);
Promise.all(urls.map((url) => { const image = new Image(); image.src = url; return image.decode()
  .then(() => [url, image.naturalWidth > 0], () => [url, false]); })).then(done);"""
NAMES = """return [...document.querySelectorAll("#cloud-icons > ul > li > *")].map((one) => one.innerText);"""


def test_icon_is_beside_the_label(browser: Browser, server: Server) -> None:
    browser.open(server.url + PAGE)
    icons = browser.run(ICONS)
    assert len(icons) > 10
    require(
        f"{one['name']}: {one}"
        for one in icons
        if not one["inside"] or one["gap"] < one["margin"] - TOLERANCE
    )


def test_pictures_are_there(chromium: Chromium, server: Server) -> None:
    chromium.open(server.url + PAGE)
    pictures = chromium.run_async(LOADED)
    assert pictures and all(loaded for _, loaded in pictures), pictures


def test_dark_pages_have_their_own(chromium: Chromium, server: Server) -> None:
    with chromium.media(prefers_color_scheme="dark"):
        chromium.open(server.url + PAGE)
        dark = {one["image"] for one in chromium.run(ICONS)}
    chromium.open(server.url + PAGE)
    assert any("moon" in image for image in dark)
    assert not any("moon" in one["image"] for one in chromium.run(ICONS))


def test_nothing_is_said_of_icons(chromium: Chromium, server: Server) -> None:
    chromium.open(server.url + PAGE)
    assert chromium.run(NAMES)[:3] == ["Favourites", "To read", "No icon"]
