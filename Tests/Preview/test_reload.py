"""Open pages follow what is saved, in a browser."""

from pathlib import Path

import pytest
from served import INDEX, Preview, make_site, topics, wait_until

from suite.browser import Browser

PROBLEM = "document.querySelector('tagcloud-problems')?.shadowRoot.textContent ?? ''"


def wait(browser: Browser, holds: str) -> None:
    """Waits until a JavaScript expression holds."""
    wait_until(lambda: browser.run(f"return Boolean({holds})"), holds)


@pytest.fixture
def page(preview: Preview, browser: Browser) -> str:
    preview.write("content/index.md", INDEX.format(tags=", ".join(topics())))
    browser.open(preview.url)
    wait(browser, "window.tagcloudFollows")
    return preview.url


def test_a_saved_page_is_seen_without_a_reload(preview: Preview, browser: Browser, page: str) -> None:
    browser.run("window.stays = true")
    preview.write("content/index.md", INDEX.format(tags="One, Two, Three"))
    wait(browser, "document.querySelectorAll('main .tagcloud > ul > li').length === 3")
    frames = "return Array.from(document.querySelectorAll('main .tagcloud > ul > li'), (li) => li.offsetLeft)"
    morphed = browser.run(frames)
    assert browser.run("return window.stays") is True
    browser.open(page + "?again")
    assert browser.run(frames) == morphed


def test_the_place_that_a_reader_has_scrolled_to_stays(preview: Preview, browser: Browser) -> None:
    browser.open(preview.url + "long/")
    wait(browser, "window.tagcloudFollows")
    browser.run("scrollTo(0, 1500); window.stays = true")
    text = (preview.site / "content" / "long.md").read_text()
    preview.write("content/long.md", text.replace("Paragraph 119.", "The last one."))
    wait(browser, "document.body.textContent.includes('The last one.')")
    assert browser.run("return [window.stays, Math.round(scrollY)]") == [True, 1500]
    preview.write("content/long.md", text)


def test_new_looks_come_without_a_reload(preview: Preview, browser: Browser, page: str) -> None:
    browser.run("window.stays = true")
    preview.write("tagcloud.toml", "[styles.default]\nbackground = '#123456'\ncolor = '#ffffff'\n")
    chip = "(document.querySelector('main .tagcloud li > *') ?? document.body)"
    color = f"getComputedStyle{chip}.backgroundColor"
    wait(browser, f"{color} === 'rgb(18, 52, 86)'")
    assert browser.run("return window.stays") is True
    (preview.site / "tagcloud.toml").unlink()
    wait(browser, f"{color} !== 'rgb(18, 52, 86)'")


def test_a_mistake_is_shown_with_its_line_until_it_is_mended(
    preview: Preview, browser: Browser, page: str
) -> None:
    preview.write("content/broken.md", "---\ntitle: Broken\ntags: [One, Two\n---\n")
    wait(browser, f"{PROBLEM}.includes('broken.md:')")
    shown = browser.run(f"return {PROBLEM}")
    assert "unclosed-bracket" in shown
    assert "^" in shown
    assert browser.run("return document.querySelectorAll('main .tagcloud > ul > li').length") == len(topics())
    browser.open(preview.url + "tags/")
    wait(browser, f"{PROBLEM}.includes('broken.md:')")
    preview.write("content/broken.md", "---\ntitle: Mended\ntags: [One, Two]\n---\n")
    wait(browser, "!document.querySelector('tagcloud-problems')")
    (preview.site / "content" / "broken.md").unlink()


def test_a_site_that_is_wrong_from_the_start_is_served_once_it_is_right(
    binary: Path, tmp_path: Path, browser: Browser
) -> None:
    site = make_site(tmp_path / "site")
    (site / "content" / "index.md").write_text("---\ntags: [One\n---\n")
    with Preview(binary, site) as preview:
        browser.open(preview.url)
        wait(browser, f"{PROBLEM}.includes('index.md:')")
        preview.write("content/index.md", "---\ntags: [One]\n---\n")
        wait(browser, "document.querySelector('main .tagcloud li')?.textContent.includes('One')")
