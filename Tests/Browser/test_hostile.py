"""Hostile text in every field that reaches a page stays text: no script runs, and no element comes of it."""

import json
import subprocess
from itertools import product
from pathlib import Path

import pytest

from suite.chromium import Chromium
from suite.compare import require
from suite.site import Site

ENDS = ("", "\">'>", "</title></style></textarea></script>", "--></bdi></a></li></ul>")
PAYLOADS = (
    "<script>hit()</script>",
    "<img src=x onerror=hit()>",
    "<svg onload=hit()>",
    "<svg><script>hit()</script></svg>",
    "<iframe srcdoc='<script>parent.hit()</script>'></iframe>",
    "<body onload=hit()>",
    "<details open ontoggle=hit()>",
    "<a href=javascript:hit()>x</a>",
    '<a href="java&#115;cript:hit()">x</a>',
    "<math><mi xlink:href='javascript:hit()'>x</mi></math>",
    "<style>@import 'x';*{background:url(javascript:hit())}</style>",
    "<base href=//example.invalid/>",
    "<meta http-equiv=refresh content='0;url=javascript:hit()'>",
    "<object data=javascript:hit()></object>",
    "<input autofocus onfocus=hit()>",
    "<template><script>hit()</script></template>",
    '" onmouseover=hit() autofocus onfocus=hit() x="',
    "' onfocus='hit()' tabindex=0 x='",
    "`onerror=hit()`",
    "javascript:hit()",
    "&lt;script&gt;hit()&lt;/script&gt;",
    "[x](javascript:hit()) ![x](javascript:hit())",
    "<javascript:hit()>",
    "{{{body}}}{{#cloud}}<script>hit()</script>{{/cloud}}",
    "]]><!--<script>hit()</script>",
)
HOSTILE = [end + payload for end, payload in product(ENDS, PAYLOADS)]
A_PAGE = 20

WATCH = "window.hits = 0; window.hit = window.alert = () => { window.hits += 1; };"
# Whatever can stand in a picture of somebody else; it is published as an icon, and as it is nowhere.
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"
  onload="hit()"><script>hit()</script><script x:href="data:text/javascript,hit()"/><style>@import "x"</style>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="hit()"><script>hit()</script></body>
  </foreignObject><image href="x" onerror="hit()"/><a x:href="javascript:hit()"><g/></a>
  <animate attributeName="href" values="javascript:hit()"/><set attributeName="onload" to="hit()"/>
  <h:script xmlns:h="http://www.w3.org/1999/xhtml">hit()</h:script></svg>"""
FOUND = """for (const one of document.querySelectorAll("a, input, summary")) one.focus();
const strange = "script, iframe, object, embed, base, svg, math, img:not([src='']), template, textarea";
return [window.hits, location.protocol,
  ...[...document.querySelectorAll(strange)].map((one) => one.outerHTML.slice(0, 200)),
  ...[...document.querySelectorAll("*")].filter((one) =>
    [...one.attributes].some((name) => name.name.startsWith("on")
      || /^(href|src|action)$/.test(name.name) && /^\\s*javascript:/i.test(name.value)))
    .map((one) => one.outerHTML.slice(0, 200))]"""


def tag(text: str, number: int) -> dict[str, object]:
    fields = ("label", "selectedLabel", "title", "description")
    size = {"size": [90, 30], "html": text} if number % 2 else {}
    return {"name": f"{text} {number}", "data": {"x": text}, **dict.fromkeys(fields, text), **size}


def registry(texts: list[str]) -> dict[str, object]:
    """What a registry says about a term for each text, in every field that reaches a page or a feed."""
    fields = ("label", "name", "description")
    icon = {"icon": "hostile.svg"}
    return {
        f"Term {at}": dict.fromkeys(fields, f"{text} {at}") | ({"aliases": [text]} if at < 3 else {}) | icon
        for at, text in enumerate(texts)
    }


def settings(texts: list[str]) -> dict[str, object]:
    """A configuration that lets feeds be written, hostile wherever words may stand."""
    words = ("tags", "all-tags", "related", "made-with", "less", "more-tags", "choose", "apply", "skip")
    return {
        "title": texts[0],
        "description": texts[1],
        "base-url": "https://example.org",
        "menu": [{"label": texts[2], "url": "/tags/"}],
        "vocabulary": dict(zip(words, texts[3:], strict=False)),
    }


def front_matter(texts: list[str], number: int) -> str:
    tags = [tag(text, number + at) for at, text in enumerate(texts)]
    cloud = {"selectable": number % (2 * A_PAGE) == 0, "show-count": True}
    matter = {"title": texts[0], "description": texts[1], "tags": tags, "cloud": cloud}
    return json.dumps(matter, indent=1) + "\n\n" + "\n\n".join(texts) + "\n"


@pytest.fixture(scope="module")
def hostile(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site that is all hostile, built by the program beside the predictor."""
    folder: Path = tmp_path_factory.mktemp("hostile")
    (folder / "content").mkdir()
    for number in range(0, len(HOSTILE), A_PAGE):
        page = folder / "content" / f"p{number}.md"
        page.write_text(front_matter(HOSTILE[number : number + A_PAGE], number), encoding="utf-8")
    # JSON is YAML as well.
    (folder / "tagcloud.yml").write_text(json.dumps(settings(HOSTILE[30:])), encoding="utf-8")
    (folder / "tags.yml").write_text(json.dumps(registry(HOSTILE)), encoding="utf-8")
    names = ", ".join(f"Term {at}" for at in range(len(HOSTILE)))
    terms = f"---\ntitle: Terms\ndate: 2024-01-02\ntags: [{names}]\n---\n"
    (folder / "content" / "terms.md").write_text(terms, encoding="utf-8")
    (folder / "static").mkdir()
    (folder / "static" / "hostile.svg").write_text(PICTURE, encoding="utf-8")
    program = request.config.getoption("predictor").resolve().with_name("tagcloud")
    built = subprocess.run(
        [program, "build", "-q", "-o", folder / "public", folder], capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr[-2000:]
    return Site(folder / "public")


def test_hostile_text_stays_text(chromium: Chromium, hostile: Site) -> None:
    assert len(HOSTILE) == 100
    watch = chromium.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    told: list[str] = []
    for page in hostile.pages():
        if 'http-equiv="refresh"' in (text := hostile.file_of(page).read_text(encoding="utf-8")):
            told += [f"{page}: a script in a redirect"] if "<script" in text else []
            continue
        chromium.driver.get(hostile.file_of(page).as_uri())
        hits, protocol, *strange = chromium.run(FOUND)
        if hits or protocol != "file:":
            told.append(f"{page}: a script ran")
        told += [f"{page}: {one}" for one in strange]
    chromium.command("Page.removeScriptToEvaluateOnNewDocument", identifier=watch["identifier"])
    require(told)


def test_hostile_feeds_and_icons_run_nothing(chromium: Chromium, hostile: Site) -> None:
    feeds = sorted(hostile.folder.rglob("feed.xml"))
    icons = sorted((hostile.folder / "assets" / "icons").glob("*.svg"))
    assert len(feeds) > len(HOSTILE) and icons
    watch = chromium.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    told = []
    for file in [*feeds[:: len(feeds) // 25], *icons]:
        chromium.driver.get(file.as_uri())
        if chromium.run("return window.hits"):
            told.append(f"{file.relative_to(hostile.folder)}: a script ran")
    chromium.command("Page.removeScriptToEvaluateOnNewDocument", identifier=watch["identifier"])
    told += [
        f"{file.relative_to(hostile.folder)}: holds {what}"
        for file in icons
        for what in ("script", "hit()", "foreignObject", "@import")
        if what in file.read_text(encoding="utf-8")
    ]
    require(told)
