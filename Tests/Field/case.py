"""The cases: what goes in, and what must come out, as the field has reported it."""

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CASES = Path(__file__).with_name("field-cases.jsonl")
DEFAULT_PAGE = "content/p1.md"


@dataclass(frozen=True)
class Case:
    """One report from the field: its number, its area, its input, and what is right."""

    id: str
    area: str
    expected: str
    input: dict[str, Any] = field(default_factory=dict)


def read_cases() -> list[Case]:
    lines = CASES.read_text(encoding="utf-8").splitlines()
    return [
        Case(entry["id"], entry["area"], entry["expected"], entry["input"])
        for entry in map(json.loads, lines)
    ]


def source_files(case: Case) -> Iterator[tuple[str, bytes]]:
    """The files of a case's site, with the options that the case only describes put into ours."""
    given = case.input
    for path, text in given.get("files", {}).items():
        yield path, text.encode("utf-8")
    for path, text in given.get("files_b64", {}).items():
        yield path, base64.b64decode(text)
    if "generate" in given:
        yield from generated_pages(given["generate"])
    if "tags" in given:
        yield DEFAULT_PAGE, page(given["tags"], cloud_options(given.get("layout", {}))).encode("utf-8")
    if "registry" in given:
        yield "tags.toml", given["registry"].encode("utf-8")
    if settings := configuration(given):
        yield "tagcloud.toml", settings.encode("utf-8")


def page(tags: list[Any], cloud: dict[str, Any] | None = None, **front_matter: object) -> str:
    """A page in YAML, of which JSON is a part."""
    values = {"title": "T", "date": "2024-01-02", "tags": tags, **front_matter}
    if cloud:
        values["cloud"] = cloud
    lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
    return "\n".join(["---", *lines, "---", "body", ""])


def generated_pages(plan: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """Pages for `tags` (a count for each), or `pages` with `tags_per_page` of `tags_total` tags."""
    if isinstance(counts := plan.get("tags"), dict):
        for number in range(max(counts.values())):
            tags = [tag for tag, count in counts.items() if count > number]
            yield f"content/p{number:04}.md", page(tags, title=f"T{number}").encode("utf-8")
        return
    total = plan.get("tags_total", plan["pages"])
    for number in range(plan["pages"]):
        tags = [f"tag {(number * 7 + step * 13) % total}" for step in range(plan["tags_per_page"])]
        yield f"content/p{number:04}.md", page(tags, title=f"T{number}").encode("utf-8")


def cloud_options(layout: dict[str, Any]) -> dict[str, Any]:
    """A case's layout as the options of a cloud; widths that are only described are left to the check."""
    names = {"gap": "gap", "max_lines": "lines", "last_row": "last-row"}
    options = {names[key]: value for key, value in layout.items() if key in names}
    widths = layout.get("widths", [])
    if widths and not any(isinstance(width, str) for width in widths):
        options["breakpoints"] = widths
    if layout.get("alignment") == "balanced":
        options["rows"] = "balanced"
    elif "alignment" in layout:
        options["alignment"] = layout["alignment"]
    return options


def configuration(given: dict[str, Any]) -> str:
    """A case's configuration in our keys."""
    text = given.get("config", "")
    text = text.replace("[style]", "[styles.default]").replace("text_transform", "text-transform")
    text = text.replace('letter_spacing = "0.14em"', "letter-spacing = 1.96").replace("font_family", "family")
    layout = given.get("layout", {})
    if "padding" in layout:
        text += f"[styles.default]\npadding = {layout['padding']}\n"
    if "max_chip_width" in layout:
        text += f"[styles.default]\nmax-width = {layout['max_chip_width']}\n"
    return text
