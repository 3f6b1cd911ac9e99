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
    settings = {"title": HOSTILE[0], "description": HOSTILE[1]}
    text = "".join(f"{key} = {json.dumps(value)}\n" for key, value in settings.items())
    (folder / "tagcloud.toml").write_text(text, encoding="utf-8")
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
        chromium.driver.get(hostile.file_of(page).as_uri())
        hits, protocol, *strange = chromium.run(FOUND)
        if hits or protocol != "file:":
            told.append(f"{page}: a script ran")
        told += [f"{page}: {one}" for one in strange]
    chromium.command("Page.removeScriptToEvaluateOnNewDocument", identifier=watch["identifier"])
    require(told)
