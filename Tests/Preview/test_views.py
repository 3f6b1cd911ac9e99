"""What the studio shows besides the chips: marks over them, the strip below them, all alignments at once."""

from pathlib import Path

import pytest
from served import Preview, topics
from studio import FRAMES, Studio, differences

from suite.browser import Browser

MARKS = """const home = document.getElementById("stage").getBoundingClientRect();
return Array.from(document.querySelectorAll(`#marks .${arguments[0]}`), (mark) => {
  const box = mark.getBoundingClientRect();
  return [box.x - home.x, box.y - home.y, box.height];
});"""
STARTS = """const lines = document.querySelectorAll("#strip .start");
return Array.from(lines, (line) => Number(line.getAttribute("x1")) + 240);"""
REQUESTS = (
    "return performance.getEntriesByType('resource').filter(({ name }) => name.includes('measure')).length"
)
FIGURES = f"""return Array.from(document.querySelectorAll("#alignments figure"), (figure) => {{
  const document = {{ querySelector: () => figure.querySelector(".tagcloud > ul") }};
  const frames = () => {{ {FRAMES} }};
  return [figure.querySelector("button").textContent, figure.querySelector(".stage").clientWidth, frames()];
}});"""


@pytest.fixture
def studio(browser: Browser, preview: Preview, binary: Path) -> Studio:
    return Studio(browser, preview, binary)


def test_rows_frames_and_breakpoints_lie_where_they_are(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=900, view={"rows": True, "starts": True, "frames": True})
    tops = sorted({round(y, 2) for _, y, _, _ in studio.frames()})
    rows = studio.browser.run(MARKS, "row")
    inset = rows[0][1]
    assert [round(y - inset, 2) for _, y, _ in rows] == [round(top - tops[0], 2) for top in tops]
    breakpoints = studio.measure("/#tags", {})["starts"]
    within = [start for start in breakpoints if start <= 900]
    assert [x for x, _, _ in studio.browser.run(MARKS, "start")] == pytest.approx(within, abs=0.1)
    outlined = "return getComputedStyle(document.querySelector('#stage li')).outlineStyle"
    assert studio.browser.run(outlined) == "dashed"


def test_the_strip_has_the_steps_of_the_build(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=500)
    studio.matter()
    breakpoints = studio.measure("/#tags", {})["starts"]
    assert studio.browser.run(STARTS) == pytest.approx(breakpoints, abs=0.5)
    assert studio.browser.run("return document.querySelectorAll('#strip path').length") == 2


def test_all_alignments_stand_side_by_side(studio: Studio) -> None:
    studio.open(cloud="/#tags", width=300, view={"all": True})
    studio.matter()
    figures = studio.browser.run(FIGURES)
    assert len(figures) == 8
    for alignment, width, frames in figures:
        measured = studio.measure("/#tags", {"cloud": {"alignment": alignment}})
        assert differences(frames, studio.layouts(measured, [width])[0]) == [], alignment


def test_a_pasted_list_is_measured_in_one_request(studio: Studio) -> None:
    studio.open(cloud=None, tags="One", width=600)
    before, measured = studio.browser.run(REQUESTS), studio.measured()
    pasted = [f"{word} {number}" for number in range(20) for word in topics()]
    studio.paste("\n".join(pasted))
    assert studio.browser.run(REQUESTS) == before + 1
    assert studio.measured() == measured + 1
    assert len(studio.frames()) == len(pasted)


def test_no_tags_and_a_very_long_one_leave_the_studio_in_order(studio: Studio) -> None:
    studio.open(cloud=None, tags="One\nTwo", width=400)
    studio.paste("")
    said = "return document.getElementById('problems').textContent"
    assert "no tag" in studio.browser.run(said)
    studio.paste("A" * 400 + "\nShort")
    assert studio.browser.run(said) == ""
    widths = [frame[2] for frame in studio.frames()]
    assert max(widths) <= 400
    assert studio.browser.run("return document.documentElement.scrollWidth <= innerWidth")


def test_a_link_without_tags_has_a_field_to_type_them_into(studio: Studio) -> None:
    studio.open(cloud=None, tags="", width=400)
    field = "const field = document.getElementById('tags'); return field.checkVisibility() && field.value"
    assert studio.browser.run(field) == ""
    assert studio.browser.run("return document.getElementById('page').checkVisibility()") is False
    assert studio.browser.run("return document.getElementById('width').value") == "400"
    studio.paste("One\nTwo")
    assert len(studio.frames()) == 2
