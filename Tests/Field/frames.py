"""Where the style sheets of a page put the chips of a cloud: the CSS that was written, worked out."""

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import unescape

from expect import Failure
from markup import Page
from site_folder import Site

EM = 16.0
TOKEN = re.compile(
    r"\s*(?:(\d*\.?\d+(?:e-?\d+)?)(em|lh|px|%)?|(min|max|calc|mod|round)\((?:down,)?|([-+*/(),]))"
)
RANGE = re.compile(r"^(?:([\d.]+)em<=)?width(?:(<|>=)(.+))?$")
# Ranges begin a hair late, for the sake of Blink; browsers hold widths in units of 1/64 or 1/60 px.
HAIR = 1 / 1024
FUNCTIONS: dict[str | None, Callable[[list[float]], float]] = {
    "min": min,
    "max": max,
    "mod": lambda values: values[0] - math.floor(values[0] / values[1]) * values[1],
    "round": lambda values: math.floor(values[0] / values[1]) * values[1],
}
OPENED = ":has(>[open])"
CLOSED = f":not({OPENED})"
NTH = re.compile(r"^:nth-child\((?:(\d*)n\+)?(\d+)\)$")


@dataclass(frozen=True)
class Frame:
    """A chip's box in CSS px."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    def overlaps(self, other: "Frame", slack: float = 0.01) -> bool:
        apart = self.right <= other.x + slack or other.right <= self.x + slack
        return not (
            apart or self.y + self.height <= other.y + slack or other.y + other.height <= self.y + slack
        )


@dataclass(frozen=True)
class Rule:
    """A style rule with the at-rules around it."""

    conditions: tuple[str, ...]
    selector: str
    declarations: dict[str, str]


@dataclass(frozen=True)
class Painted:
    """A cloud at one width: the frames of its visible chips, and the size of its list."""

    frames: list[Frame]
    height: float

    @property
    def rows(self) -> list[list[Frame]]:
        rows: dict[float, list[Frame]] = {}
        for frame in self.frames:
            rows.setdefault(round(frame.y + frame.height / 2, 2), []).append(frame)
        return list(rows.values())


class CloudSheet:
    """The rules that concern one cloud of one page."""

    def __init__(self, site: Site, address: str, name: str) -> None:
        self.page = site.page(address)
        cloud = self.page.cloud(name)
        if cloud is None:
            raise Failure(f"a cloud “{name}” on {address}")
        self.cloud = cloud
        self.rules = list(read_rules(all_styles(site, self.page)))

    def at(self, width: float) -> Painted | None:
        """Where everything is in a container of a width; `None` where the browser wraps."""
        active = [rule for rule in self.rules if all(holds(one, width) for one in rule.conditions)]
        list_values = self._values(active, self._list_selectors())
        if list_values.get("position") != "relative":
            return None
        items = self.cloud.children[0].children
        chips = [self._values(active, self._item_selectors(), index + 1) for index in range(len(items))]
        shown = [list_values | chip for chip in chips if chip.get("display") != "none"]
        room = length(list_values["width"], {}, width) if "width" in list_values else width
        frames = [self._frame(values, room) for values in shown]
        return Painted(frames, length(list_values.get("height", "0em"), {}, width))

    def look(self, index: int) -> dict[str, str]:
        """The declarations of a chip's look: on the link, and on the text in it."""
        name = self.cloud.children[0].children[index].classes[0]
        ends = (f".{name}>*", f".{name}>*>*")
        rules = [rule for rule in self.rules if not rule.conditions and rule.selector.endswith(ends)]
        return {key: value for rule in rules for key, value in rule.declarations.items()}

    def font_size(self, index: int) -> float:
        found = re.search(r"(?:^| )([\d.]+)em/", self.look(index)["font"])
        return float(found.group(1)) * EM if found else 0

    def _frame(self, values: dict[str, str], width: float) -> Frame:
        start = length(values["inset-inline-start"], values, width)
        chip = length(values["width"], values, width)
        x = width - start - chip if self._is_mirrored() else start
        return Frame(x, length(values["top"], values, width), chip, length(values["height"], values, width))

    def _is_mirrored(self) -> bool:
        own = self.cloud.children[0].attributes.get("dir")
        html = next(self.page.root.all("html"))
        return (own or html.attributes.get("dir", "ltr")) == "rtl"

    def _list_selectors(self) -> list[str]:
        roots = [".tagcloud", *(f".{name}" for name in self.cloud.classes), f"#{self.cloud.attributes['id']}"]
        return [*roots[:1], *(f"{root}>ul" for root in roots)]

    def _item_selectors(self) -> list[str]:
        return [f"{selector}>" for selector in self._list_selectors()[1:]]

    def _values(self, rules: list[Rule], selectors: list[str], index: int | None = None) -> dict[str, str]:
        values: dict[str, str] = {}
        for rule in rules:
            if index is None:
                matches = rule.selector in selectors
            else:
                matches = any(
                    rule.selector.startswith(one) and is_item(rule.selector.removeprefix(one), index)
                    for one in selectors
                )
            if matches:
                values |= rule.declarations
        return values


def all_styles(site: Site, page: Page) -> str:
    """The style sheets of a page in order, those in files included."""
    sheets: list[str] = []
    for element in next(page.root.all("head")).all():
        if element.tag == "style":
            sheets.append(unescape(element.text))
        elif element.tag == "link" and element.attributes.get("rel") == "stylesheet":
            sheets.append(site.text(page.target(element.attributes["href"])))
    return "\n".join(sheets)


def read_rules(css: str, conditions: tuple[str, ...] = ()) -> Iterator[Rule]:
    """The rules of a style sheet in order, for clouds whose hidden chips were not asked for.

    At-rules with blocks become conditions.
    """
    position = 0
    while (brace := css.find("{", position)) >= 0:
        prelude = css[position:brace].strip()
        end = block_end(css, brace)
        body = css[brace + 1 : end]
        position = end + 1
        if prelude.startswith("@"):
            if prelude.startswith(("@media", "@container", "@supports")):
                yield from read_rules(body, (*conditions, prelude))
            continue
        declarations = dict(read_declarations(body))
        for selector in prelude.split(","):
            if OPENED not in selector.replace(CLOSED, ""):
                yield Rule(conditions, selector.strip().replace(CLOSED, ""), declarations)


def read_declarations(body: str) -> Iterator[tuple[str, str]]:
    for declaration in body.split(";"):
        name, colon, value = declaration.partition(":")
        if colon:
            yield name.strip(), value.replace("!important", "").strip()


def block_end(css: str, brace: int) -> int:
    depth = 0
    for position in range(brace, len(css)):
        depth += {"{": 1, "}": -1}.get(css[position], 0)
        if depth == 0:
            return position
    raise Failure(f"a style sheet whose braces match, not …{css[brace : brace + 60]}")


def holds(condition: str, width: float) -> bool:
    """Whether an at-rule holds on an ordinary screen, in a container of a width."""
    if condition.startswith("@media"):
        return condition.removeprefix("@media").strip() in ("not print", "screen")
    if condition.startswith("@supports"):
        return True
    found = RANGE.match(condition.removeprefix("@container").strip().removeprefix("(").removesuffix(")"))
    if not found:
        return False
    least, comparison, limit = found.groups()
    if least and width < float(least) * EM - HAIR:
        return False
    if comparison == "<":
        return width < length(limit, {}, 0) - HAIR
    return comparison is None or width >= length(limit, {}, 0) - HAIR


def is_item(selector: str, index: int) -> bool:
    if selector == "li":
        return True
    found = NTH.match(selector)
    if not found:
        return False
    first = int(found[2])
    if found[1] is None:
        return index == first
    step = int(found[1] or 1)
    return index >= first and (index - first) % step == 0


def length(value: str, variables: dict[str, str], width: float) -> float:
    """Works a length out: `calc`, `min` and `max`, em, px and percentages, variables as they stand."""
    return Sum(substituted(value, variables), width).whole()


def substituted(value: str, variables: dict[str, str]) -> str:
    pattern = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
    while found := pattern.search(value):
        known = variables.get(found[1], found[2])
        if known is None:
            raise Failure(f"a value for {found[1]} in {value}")
        value = value[: found.start()] + known + value[found.end() :]
    return value


class Sum:
    """A sum of products, read from left to right."""

    def __init__(self, text: str, width: float) -> None:
        self.tokens = [found.groups() for found in TOKEN.finditer(text)]
        self.width = width
        self.position = 0

    def whole(self) -> float:
        value = self._sum()
        if self.position != len(self.tokens):
            raise Failure(f"a length, not {self.tokens}")
        return value

    def _operator(self) -> str | None:
        return self.tokens[self.position][3] if self.position < len(self.tokens) else None

    def _take(self, operators: str) -> str | None:
        operator = self._operator()
        if operator is None or operator not in operators:
            return None
        self.position += 1
        return operator

    def _sum(self) -> float:
        value = self._product()
        while operator := self._take("+-"):
            right = self._product()
            value = value + right if operator == "+" else value - right
        return value

    def _product(self) -> float:
        value = self._factor()
        while operator := self._take("*/"):
            right = self._factor()
            value = value * right if operator == "*" else value / right
        return value

    def _factor(self) -> float:
        if self._take("-"):
            return -self._factor()
        number, unit, function, operator = self.tokens[self.position]
        self.position += 1
        if number is not None:
            return float(number) * {"em": EM, "lh": EM, "%": self.width / 100}.get(unit or "", 1.0)
        if function is None and operator != "(":
            raise Failure(f"a number, not {self.tokens[self.position - 1 :]}")
        values = [self._sum()]
        while self._take(","):
            values.append(self._sum())
        if not self._take(")"):
            raise Failure("a closing parenthesis")
        return FUNCTIONS[function](values) if function in FUNCTIONS else values[0]
