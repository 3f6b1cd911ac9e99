"""The studio shows what the engine and the build say, and gives it back as front matter."""

import json
import subprocess
from pathlib import Path
from urllib.parse import quote

import axe_playwright_python
import pytest
from served import Preview, make_site, topics, wait_until
from studio import FRAMES, WIDTHS, Studio, differences

from suite.browser import Browser

ALIGNMENTS = ["left", "center", "right", "start", "end", "fill-space", "fill-width", "fill-width-except-last"]
LONG = ["A label that is long enough to need several lines", "Short", "Another label with many words in it"]
BEST = {"built": False}
PRESS = """const [target, key] = arguments;
document.querySelector(target).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));"""
# The handle is pulled, px by px and at once; the chips on screen then, each with its number.
SEEN = """const list = document.querySelector("#stage ul");
const frames = () => {
  const home = list.getBoundingClientRect();
  return Array.from(list.children, (item, index) => [index, item.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
    .map(([index, box]) => [index, [box.x - home.x, box.y - home.y, box.width, box.height]]);
};
const handle = document.getElementById("handle");
return Array.from({ length: arguments[0] }, () => {
  handle.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  return [Number(handle.getAttribute("aria-valuenow")), frames()];
});"""


@pytest.fixture
def studio(browser: Browser, preview: Preview, binary: Path) -> Studio:
    return Studio(browser, preview, binary)


def test_every_width_is_what_the_engine_says(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=240, view=BEST)
    measured = studio.measure("/#tags", {})
    # One browser is quick enough for all of them.
    step = 1 if studio.browser.name == "chromium" else 10
    widths = [float(width) for width in range(240, 1601, step)]
    painted = studio.browser.run(WIDTHS, step)
    predicted = studio.layouts(measured, widths)
    wrong = {
        width: found
        for width, one, other in zip(widths, painted, predicted, strict=True)
        if (found := differences(one, other))
    }
    assert wrong == {}


def test_what_is_on_screen_follows_a_drag(studio: Studio) -> None:
    tags = [f"{word} {number}" for number in range(30) for word in topics()]
    studio.open(cloud=None, tags="\n".join(tags), width=300, view=BEST)
    studio.browser.run("document.getElementById('stage').scrollIntoView(); scrollBy(0, 1000)")
    seen = studio.browser.run(SEEN, 25)
    studio.browser.run("scrollTo(0, 0)")
    measured = studio.measure("", {"tags": tags})
    predicted = studio.layouts(measured, [float(width) for width, _ in seen])
    wrong = [
        f"at {width} px: {found}"
        for (width, frames), all_frames in zip(seen, predicted, strict=True)
        if (found := differences([frame for _, frame in frames], [all_frames[at] for at, _ in frames]))
    ]
    assert all(len(frames) > 30 for _, frames in seen)
    assert wrong == []


def test_the_handle_is_dragged(studio: Studio) -> None:
    if studio.browser.name != "chromium":
        pytest.skip("only Chromium's protocol moves a mouse")
    studio.open(cloud="/#tags", width=300, view=BEST)
    box = studio.browser.run("return document.getElementById('handle').getBoundingClientRect().toJSON()")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = studio.browser.command
    mouse("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
    for step in range(1, 21):
        mouse("Input.dispatchMouseEvent", type="mouseMoved", x=x + 10 * step, y=y, button="left")
    mouse("Input.dispatchMouseEvent", type="mouseReleased", x=x + 200, y=y, button="left")
    assert studio.browser.run("return document.getElementById('stage').getBoundingClientRect().width") == 500
    predicted = studio.layouts(studio.measure("/#tags", {}), [500])[0]
    assert differences(studio.frames(), predicted) == []


def test_every_key_of_the_list_does_something(studio: Studio) -> None:
    studio.open(cloud=None, tags="\n".join(topics()), width=700)
    keys = studio.browser.run_async(
        "import('/__studio/keys.js').then(({ KEYS }) => arguments[0](KEYS.map(({ keys }) => ({ keys }))))"
    )
    listed = "return document.querySelectorAll('#keys dt').length"
    assert studio.browser.run(listed) == len(keys)
    for name in (name for entry in keys for name in entry["keys"]):
        before = studio.state()
        studio.browser.run(PRESS, "#handle", name)
        assert studio.state() != before, name
    before = studio.state()
    for field in ("#tags", "#panel input"):
        studio.browser.run(PRESS, field, "a")
    assert studio.state() == before


def test_all_alignments(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=610, view=BEST)
    for alignment in ALIGNMENTS:
        studio.choose("options.alignment", alignment)
        measured = studio.measure("/#tags", {"cloud": {"alignment": alignment}})
        assert measured["options"]["alignment"] == alignment
        assert differences(studio.frames(), studio.layouts(measured, [610])[0]) == [], alignment


def test_front_matter_is_copied_into_a_page_that_has_the_same_frames(
    studio: Studio, binary: Path, tmp_path: Path
) -> None:
    studio.open(cloud=None, tags="\n".join([*topics(), *LONG]), width=700)
    for field, value in {
        "options.alignment": "fill-width",
        "options.gap.0": "12",
        "options.gap.1": "5",
        "options.inset": "7",
        "style.size": "17",
        "style.weight": "700",
        "style.padding.1": "20",
        "style.background.light": "#ffe9cf",
        "style.border.width": "2",
        "style.text-transform": "uppercase",
        "style.letter-spacing": "1",
        "style.min-width": "90",
        "style.features": "ss01, zero",
        "options.selectable": "on",
    }.items():
        studio.choose(field, value)
    matter = studio.matter()
    shown = studio.frames()
    assert "alignment: fill-width" in matter
    assert "selectable: true" in matter
    site = tmp_path / "site"
    (site / "content").mkdir(parents=True)
    (site / "content" / "index.md").write_text(matter)
    subprocess.run([binary, "build", "-q", "--no-cache", "--strict", site], check=True)
    with Preview(binary, site) as built:
        studio.browser.open(built.url)
        studio.browser.run("document.querySelector('#cloud-tags').style.width = '700px'")
        painted = studio.browser.run(FRAMES.replace("#stage .tagcloud", "#cloud-tags"))
    assert differences(painted, shown) == []


def test_a_cloud_of_the_site_is_changed_as_its_front_matter_would(
    studio: Studio, binary: Path, tmp_path: Path
) -> None:
    studio.open(cloud="/#tags", width=500)
    for field, value in {"options.alignment": "right", "options.lines": "2", "style.size": "18"}.items():
        studio.choose(field, value)
    changes = studio.matter().strip().strip("-").strip()
    shown = studio.frames()
    site = make_site(tmp_path / "site")
    (site / "content" / "index.md").write_text(f"---\ntags: [{', '.join(topics())}]\n{changes}\n---\n")
    with Preview(binary, site) as built:
        studio.browser.open(built.url)
        studio.browser.run("document.querySelector('#cloud-tags').style.width = '500px'")
        page = FRAMES.replace("#stage .tagcloud", "#cloud-tags")
        painted = [frame for frame in studio.browser.run(page) if frame[2] > 0]
    # The last on the stage is the control for hidden chips, which a page has beside the list.
    assert differences(painted, shown[:-1]) == []


def test_labels_of_several_lines_change_with_the_width(studio: Studio) -> None:
    style = {"lines": 0, "break": "word"}
    studio.open(cloud=None, tags="\n".join(LONG), width=300, style=style, view=BEST)
    for width in (300, 245, 420):
        studio.browser.run(
            "const field = document.getElementById('width'); field.value = arguments[0];"
            "field.dispatchEvent(new Event('input'))",
            width,
        )
        request = {"tags": LONG, "style": style, "containerWidth": width}
        request |= {"horizontalSpacing": 8, "verticalSpacing": 8}
        answer = subprocess.run(
            [studio.binary, "layout"], input=json.dumps(request), capture_output=True, text=True, check=True
        )
        assert differences(studio.frames(), json.loads(answer.stdout)["frames"]) == [], width


def test_a_link_holds_everything(studio: Studio) -> None:
    studio.open(
        cloud=None,
        tags="One\nTwo\nThree\nFour",
        width=333,
        options={"alignment": "fill-space", "dir": "rtl"},
        style={"size": 21},
        view={"scale": 2, "scheme": "dark", "frames": True},
    )
    before = studio.frames()
    studio.matter()
    link = studio.browser.run("return document.getElementById('link').href")
    studio.browser.open(f"{studio.preview.url}notes.txt")
    studio.browser.open(link)
    wait_until(lambda: studio.measured() > 0, "the studio has measured its cloud")
    assert differences(studio.frames(), before) == []
    assert studio.browser.run("return document.getElementById('stage').className") == "stage dark"
    assert studio.browser.run("return document.querySelector('#stage ul').dir") == "rtl"


def test_twice_the_text_is_half_the_width(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=800, view=BEST | {"scale": 2})
    predicted = studio.layouts(studio.measure("/#tags", {}), [400])[0]
    assert differences(studio.frames(), [[2 * length for length in frame] for frame in predicted]) == []


def test_what_is_wrong_is_said_and_the_stage_stays(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=500)
    before = studio.frames()
    studio.choose("style.size", "6")
    studio.open(cloud="/#nothing", width=500)
    assert 'no cloud "nothing"' in studio.browser.run(
        "return document.getElementById('problems').textContent"
    )
    studio.browser.run(
        "const list = document.getElementById('cloud'); list.value = '/#tags';"
        "list.dispatchEvent(new Event('change'))"
    )
    wait_until(lambda: studio.measured() > 1, "the cloud is measured")
    assert differences(studio.frames(), before) == []


def test_the_stage_follows_the_site(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=500)
    page = (studio.preview.site / "content" / "index.md").read_text()
    studio.preview.write("content/index.md", page.replace("Tech", "A quite different tag"))
    text = "document.querySelector('#stage').textContent.includes('A quite different tag')"
    wait_until(lambda: studio.browser.run(f"return {text}"), "the stage has the new tag")
    studio.preview.write("content/index.md", page)
    wait_until(lambda: not studio.browser.run(f"return {text}"), "the stage has the old tag")


def test_the_picture_is_that_of_the_command_line(preview: Preview, binary: Path) -> None:
    query = "cloud=/%23tags&width=400&scheme=light&front-matter=%7B%7D"
    _, headers, drawn = preview.ask(f"/__studio/picture.svg?{query}")
    assert headers["content-type"] == "image/svg+xml"
    svg = subprocess.run(
        [binary, "svg", "/#tags", preview.site, "--width", "400"], capture_output=True, check=True
    )
    assert drawn == svg.stdout


def test_what_cannot_be_measured_is_refused_with_its_reason(preview: Preview) -> None:
    for matter, reason in {
        '{"tags": ["a"], "cloud": {"alignment": "lft"}}': "did you mean 'left'",
        '{"tags": []}': "there is no tag",
        "{": "",
    }.items():
        status, _, content = preview.ask("/__studio/measure", "POST", matter.encode())
        assert status == 422
        assert reason in json.loads(content)["problems"][0]["message"]
    assert preview.ask("/__studio/measure", "POST", b"{}", Origin="http://evil.example")[0] == 405
    assert preview.ask("/__studio/measure", "POST", b" " * (5 << 20))[0] == 413
    assert preview.ask("/__studio/clouds.json", "POST", b"{}")[0] == 405
    assert preview.ask(f"/__studio/measure?cloud={quote('/none/#x')}", "POST", b"{}")[0] == 422


def test_a_link_runs_nothing(studio: Studio) -> None:
    evil = {"name": "x", "size": [50, 20], "html": "<img src=x onerror='window.ran = true'>"}
    studio.open(cloud=None, tags="One", width=300, options={"tags": [evil]})
    studio.open(cloud="/#tags", width=300, options={"tags": [evil]})
    assert studio.browser.run("return window.ran ?? null") is None
    assert studio.browser.run("return document.querySelectorAll('#stage img').length") == 0


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_anybody_can_use_it(studio: Studio, width: int, scheme: str) -> None:
    if studio.browser.name != "chromium":
        pytest.skip("axe is asked once")
    studio.browser.resize(width, 900)
    with studio.browser.media(prefers_color_scheme=scheme):
        studio.open(cloud=None, tags="One\nTwo", width=260, view={"all": True})
        studio.matter()
        assert studio.browser.run("return document.documentElement.scrollWidth <= innerWidth")
        studio.browser.run((Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text())
        found = studio.browser.run_async("axe.run().then(arguments[0])")
    studio.browser.resize(1280, 900)
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]] == []
