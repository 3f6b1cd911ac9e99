"""What the written files say, read without a browser: elements, attributes and the addresses they name."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

LINKS = {"href", "src", "poster", "action"}
FETCHING = {"script", "img", "iframe", "source", "video", "audio", "embed", "object", "input"}
FETCHING_RELATIONS = {"stylesheet", "preload", "modulepreload", "icon", "manifest", "prefetch", "preconnect"}
CSS_URL = re.compile(r"""(?:url\(|@import\s)\s*["']?([^"')\s;]+)""")


@dataclass(frozen=True)
class Element:
    """A start tag with its attributes and its line."""

    tag: str
    attributes: dict[str, str]
    line: int

    def links(self) -> Iterator[str]:
        yield from (value for name, value in self.attributes.items() if name in LINKS)
        for candidate in filter(None, self.attributes.get("srcset", "").split(",")):
            yield candidate.split()[0]

    @property
    def fetches(self) -> bool:
        """Whether a browser loads what it links to by itself."""
        relations = set(self.attributes.get("rel", "").split())
        return self.tag in FETCHING or (self.tag == "link" and bool(relations & FETCHING_RELATIONS))


@dataclass
class Markup(HTMLParser):
    """The elements, ids and style texts of one page."""

    file: Path
    elements: list[Element] = field(default_factory=list)
    styles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.feed(self.file.read_text(encoding="utf-8"))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.elements.append(Element(tag, named, self.getpos()[0]))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem == "style":
            self.styles.append(data)

    def fragments(self) -> set[str]:
        """The fragments that lead somewhere in this page; the empty one and #top always do."""
        named = (element.attributes.get("id") for element in self.elements)
        return {"", "top", *filter(None, named)}


def css_urls(text: str) -> list[str]:
    return CSS_URL.findall(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))


def is_external(url: str) -> bool:
    """Whether an address leaves the site: it names a scheme or a host."""
    parts = urlsplit(url)
    return bool(parts.netloc) or (bool(parts.scheme) and parts.scheme != "data")


def target_of(link: str, page: str) -> tuple[str, str]:
    """The path from the site's root and the fragment that a link of a page leads to."""
    path, fragment = urldefrag(urljoin(f"http://site{page}", link))
    return unquote(urlsplit(path).path), unquote(fragment)
