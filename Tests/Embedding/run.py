"""Builds sites with other generators that include our fragments, as the page on embedding says.

Usage: Tests/Embedding/run.py [BINARY]; BINARY is the release build unless given. Prints a line for each
generator and ends with "N passed, N failed"; exit status 1 when one fails.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.executable).parent
PAGE = "---\ntitle: Coast\ndate: 2024-01-02\ntags: [Walking, C++]\n---\n\nText.\n"
SETTINGS = 'emit = "fragments"\noutput = "{output}"\n[fragments]\nlink = "/tags/{{slug}}/"\n'


class Site:
    """The folder of a site of another generator."""

    def __init__(self, folder: Path, binary: Path) -> None:
        self.folder = folder
        self.binary = binary

    def write(self, path: str, text: str) -> None:
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def read(self, path: str) -> str:
        return (self.folder / path).read_text(encoding="utf-8")

    def run(self, *command: str | Path) -> None:
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, timeout=300, check=False
        )
        if done.returncode != 0:
            raise AssertionError(f"{command[0]} ended with {done.returncode}:\n{done.stdout}{done.stderr}")

    def expect_cloud(self, page: str, fragment: str, styles: str) -> None:
        """A page holds a fragment as it was written, and the style sheet and its fonts are where it looks."""
        html = self.read(page)
        cloud = self.read(fragment).strip()
        assert 'href="/tags/c-plus-plus/"' in cloud, cloud
        assert cloud in html, f"no cloud in {page}:\n{html}"
        assert "tagcloud.css" in html, f"no style sheet in {page}:\n{html}"
        sheet = self.folder / styles
        font = sheet.read_text(encoding="utf-8").split("url(")[1].split(")")[0]
        assert (sheet.parent / font).is_file(), f"no font at {font}"


def hugo(site: Site) -> None:
    sources = {"content": "content", "layouts": "layouts", "clouds/assets": "static/clouds/assets"}
    mounts = "".join(
        f'[[module.mounts]]\nsource = "{source}"\ntarget = "{target}"\n' for source, target in sources.items()
    )
    site.write("hugo.toml", 'baseURL = "https://example.org/"\ntitle = "T"\n' + mounts)
    site.write("content/coast.md", PAGE)
    site.write("tagcloud.toml", SETTINGS.format(output="clouds"))
    site.write(
        "layouts/index.html",
        '<link rel="stylesheet" href="{{ "clouds/assets/tagcloud.css" | relURL }}">\n'
        '{{ readFile "clouds/fragments/tags/terms.html" | safeHTML }}\n',
    )
    site.write("layouts/_default/single.html", "{{ .Content }}\n")
    site.run(site.binary, "build")
    site.run(TOOLS / "hugo", "--quiet")
    site.expect_cloud(
        "public/index.html", "clouds/fragments/tags/terms.html", "public/clouds/assets/tagcloud.css"
    )


def mkdocs(site: Site) -> None:
    site.write(
        "mkdocs.yml",
        "site_name: T\ntheme: {name: mkdocs, custom_dir: theme}\nextra_css: [clouds/assets/tagcloud.css]\n",
    )
    site.write("docs/index.md", PAGE)
    site.write("tagcloud.toml", SETTINGS.format(output="theme/clouds"))
    site.write(
        "theme/main.html",
        '{% extends "base.html" %}\n{% block content %}{{ super() }}\n'
        '{% include "clouds/fragments/tags/terms.html" %}\n{% endblock %}\n',
    )
    site.run(site.binary, "build")
    site.run(TOOLS / "mkdocs", "build", "--quiet")
    site.expect_cloud(
        "site/index.html", "theme/clouds/fragments/tags/terms.html", "site/clouds/assets/tagcloud.css"
    )


def jekyll(site: Site) -> None:
    site.write("_config.yml", "title: T\nexclude: [tagcloud.toml]\n")
    site.write("coast.md", PAGE)
    site.write("tagcloud.toml", SETTINGS.format(output="_includes/clouds"))
    site.write(
        "index.html",
        "---\n---\n"
        '<link rel="stylesheet" href="{{ "/clouds/assets/tagcloud.css" | relative_url }}">\n'
        "{% include clouds/fragments/tags/terms.html %}\n",
    )
    site.run(site.binary, "build")
    site.run("mkdir", "-p", "clouds")
    site.run("cp", "-r", "_includes/clouds/assets", "clouds/")
    site.run("jekyll", "build", "--quiet")
    site.expect_cloud(
        "_site/index.html", "_includes/clouds/fragments/tags/terms.html", "_site/clouds/assets/tagcloud.css"
    )
    assert (site.folder / "_site/coast.html").is_file(), "Jekyll's own page"


def sphinx(site: Site) -> None:
    site.write(
        "conf.py",
        'project = "T"\nhtml_static_path = ["clouds/assets"]\nhtml_css_files = ["tagcloud.css"]\n'
        'exclude_patterns = ["clouds", "content"]\n',
    )
    site.write("content/coast.md", PAGE)
    site.write("tagcloud.toml", SETTINGS.format(output="clouds"))
    site.write("index.rst", "T\n=\n\n.. raw:: html\n   :file: clouds/fragments/tags/terms.html\n")
    site.run(site.binary, "build")
    site.run(TOOLS / "sphinx-build", "-q", "-W", ".", "_build")
    site.expect_cloud("_build/index.html", "clouds/fragments/tags/terms.html", "_build/_static/tagcloud.css")


GENERATORS: list[Callable[[Site], None]] = [hugo, mkdocs, jekyll, sphinx]


def main(arguments: list[str]) -> int:
    binary = Path(arguments[0] if arguments else ROOT / ".build/release/tagcloud").resolve()
    failed = 0
    for generator in GENERATORS:
        with tempfile.TemporaryDirectory(prefix="tagcloud-embedding-") as folder:
            try:
                generator(Site(Path(folder), binary))
            except AssertionError as problem:
                failed += 1
                print(f"{generator.__name__} FAILED: {problem}")
            else:
                print(f"{generator.__name__} ok")
    print(f"{len(GENERATORS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
