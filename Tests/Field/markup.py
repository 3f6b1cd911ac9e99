"""HTML as the checks need it: a small tree, and links, chips and text in it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass
class Element:
    """An element with its attributes, decoded, and its content."""

    tag: str
    attributes: dict[str, str]
    content: list["Element | str"] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(item if isinstance(item, str) else item.text for item in self.content)

    @property
    def children(self) -> list["Element"]:
        return [item for item in self.content if isinstance(item, Element)]

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def all(self, tag: str | None = None) -> Iterator["Element"]:
        """The elements inside, in document order."""
        for child in self.children:
            if tag in (None, child.tag):
                yield child
            yield from child.all(tag)

    def by_id(self, id: str) -> "Element | None":
        return next((one for one in self.all() if one.attributes.get("id") == id), None)


class Reader(HTMLParser):
    """Builds the tree; elements that are never closed end with the document."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self._open = [self.root]
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].content.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        for depth in range(len(self._open) - 1, 0, -1):
            if self._open[depth].tag == tag:
                del self._open[depth:]
                return

    def handle_data(self, data: str) -> None:
        self._open[-1].content.append(data)


@dataclass(frozen=True)
class Chip:
    """A chip of a cloud: what it shows, where it leads, what a screen reader says."""

    label: str
    href: str | None
    name: str
    item: Element

    @property
    def link(self) -> Element:
        return self.item.children[0]

    @property
    def text(self) -> str:
        """What readers see; a space that does not break is a space to them."""
        return self.item.text.replace("\xa0", " ")


class Page:
    """A page of the output."""

    def __init__(self, html: str, address: str) -> None:
        self.html = html
        self.address = address
        self.root = Reader(html).root

    @property
    def title(self) -> str:
        return next(self.root.all("title")).text

    @property
    def heading(self) -> str:
        return next(self.root.all("h1")).text.strip()

    @property
    def main(self) -> Element:
        return next(self.root.all("main"))

    @property
    def ids(self) -> list[str]:
        return [one.attributes["id"] for one in self.root.all() if "id" in one.attributes]

    def cloud(self, name: str) -> Element | None:
        return self.root.by_id(f"cloud-{name}")

    def chips(self, name: str) -> list[Chip]:
        """The chips of one of the page's clouds."""
        cloud = self.cloud(name)
        if cloud is None:
            return []
        return [read_chip(item) for item in cloud.children[0].children]

    def labels(self, name: str) -> list[str]:
        return [chip.label for chip in self.chips(name)]

    def entries(self) -> list[str]:
        """The titles that the page's listing has."""
        lists = [one for one in self.main.all("ul") if "listing" in one.classes]
        return [link.text for one in lists for link in one.all("a")]

    def links(self) -> list[Element]:
        return list(self.root.all("a"))

    def target(self, href: str) -> str:
        """The path of the output file that a link of this page leads to, decoded as servers do."""
        path = unquote(urlsplit(href).path)
        folder = PurePosixPath(self.address.lstrip("/"))
        parts: list[str] = [] if path.startswith("/") else list(folder.parts)
        for part in path.split("/"):
            if part == "..":
                if not parts:
                    return "../" + path
                parts.pop()
            elif part not in ("", "."):
                parts.append(part)
        joined = "/".join(parts)
        return f"{joined}/index.html".lstrip("/") if path.endswith("/") or not path else joined


def read_chip(item: Element) -> Chip:
    link = item.children[0]
    label = next(item.all("bdi"), item).text
    return Chip(label, link.attributes.get("href"), link.attributes.get("aria-label", link.text), item)
