"""Edits sites at random and holds each build that uses the store to a clean one, byte for byte.

Usage: Tests/Change/edits.py [BINARY] [EDITS] [SEED]; BINARY is the release build unless given. Pages, tags,
styles, templates, configuration, registry, static files and fonts are added, changed, renamed and deleted,
files in the output are lost and damaged, foreign ones appear. After each edit both builds must say the same
and leave the same tree; foreign files must stay; and a preview that has run all the time must serve that
tree. Ends with "N passed, N failed".
"""

import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from served import Served
from trees import Site, differences, tree

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 4
# The preview is looked at after each so many edits.
LOOKS = 5
FOREIGN = "notes of mine.txt"
MANIFEST = ".tagcloud.json"
TAGS = [
    "Swift",
    "C++",
    "C#",
    "swift",
    "Tag Cloud",
    "日本語",
    "naïve art",
    "עברית",
    "R&D",
    "node",
    "a/b",
    "Node",
]
TEMPLATES = {
    "parts/footer.mustache": "<footer>{{site.title}} %d</footer>\n",
    "assets/theme.css": "body { margin: %dpx }\n",
    "pages/term.mustache": '<!doctype html><html lang="{{language}}"><head><title>{{title}} %d</title>'
    '<link rel="stylesheet" href="{{stylesheet}}"></head><body>{{{cloud}}}'
    '{{#entries}}<a href="{{url}}">{{title}}</a>{{/entries}}</body></html>\n',
}
FONTS = sorted(Path("/usr/share/fonts").rglob("DejaVuSans*.ttf")) + sorted(
    Path("/usr/share/fonts").rglob("Roboto-*.ttf")
)


class Editor:
    """Changes one site in random ways."""

    def __init__(self, site: Site, random: random.Random) -> None:
        self.site = site
        self.random = random
        self.number = 0
        for index in range(6):
            self.site.write(f"content/posts/p{index}.md", self.page())
        self.site.write("content/index.md", self.page())
        self.configure()

    def edit(self) -> str:
        """Makes one edit and says which."""
        self.number += 1
        edits: list[Callable[[], str]] = [
            self.add_page, self.change_page, self.change_body, self.change_body, self.rename_page,
            self.delete_page, self.configure, self.register, self.template, self.static_file, self.font,
            self.touch, self.lose_output, self.damage_output, self.foreign_file, self.section, self.nothing,
        ]  # fmt: skip
        return self.random.choice(edits)()

    def page(self) -> str:
        tags = self.random.sample(TAGS, self.random.randint(0, 5))
        lines = [
            f"title: Page {self.random.randint(0, 50)}",
            "tags: [" + ", ".join(f"'{tag}'" for tag in tags) + "]",
        ]
        extras = [
            f"date: 2021-0{self.random.randint(1, 9)}-10", "draft: true",
            "unlisted: true", "weight: 3",
            "description: Some words", "cloud: {alignment: fill-width, lines: 1}", "cloud: {scale: log}",
            "lang: de", "unknown-key: 1", "date: 2035-01-01",
            "styles: {default: {radius: 3, background: '#abc'}}",
            f"aliases: [/old/{self.random.randint(0, 9)}/]", f"slug: s{self.random.randint(0, 5)}",
        ]  # fmt: skip
        lines += {
            line.split(":")[0]: line for line in self.random.sample(extras, self.random.randint(0, 3))
        }.values()
        return "---\n" + "\n".join(lines) + "\n---\n" + self.body()

    def body(self) -> str:
        blocks = [
            "# A heading", "Some *words* & more.",
            "[a link](posts/p1.md)", "[another](p2.md#a-heading)",
            "```tagcloud\nsource: site\norder: count\n```",
            "```tagcloud\ntags: [One, Two, Three]\nalignment: center\n```",
            "```tagcloud\nsource: section\nshow-count: true\n```",
            "<b>raw</b>", f"Number {self.random.random()}",
        ]  # fmt: skip
        return "\n\n".join(self.random.sample(blocks, self.random.randint(1, 4))) + "\n"

    def pages(self) -> list[Path]:
        return sorted((self.site.source / "content").rglob("*.md"))

    def any_page(self) -> Path:
        return self.random.choice(self.pages())

    def add_page(self) -> str:
        name = self.random.choice(["posts", "guide", "guide/deep", "."]) + f"/n{self.number}.md"
        self.site.write(f"content/{name}", self.page())
        return f"add {name}"

    def change_page(self) -> str:
        page = self.any_page()
        page.write_text(self.page())
        return f"change {page.name}"

    def change_body(self) -> str:
        page = self.any_page()
        page.write_text(page.read_text() + "\n" + self.body())
        return f"lengthen {page.name}"

    def rename_page(self) -> str:
        page = self.any_page()
        target = page.with_name(f"r{self.number}.md")
        page.rename(target)
        return f"rename {page.name} to {target.name}"

    def delete_page(self) -> str:
        pages = self.pages()
        if len(pages) < 4:
            return self.add_page()
        page = self.random.choice(pages)
        page.unlink()
        return f"delete {page.name}"

    def section(self) -> str:
        folder = self.random.choice(["posts", "guide"])
        self.site.write(f"content/{folder}/_index.md", self.page())
        return f"index of {folder}"

    def configure(self) -> str:
        options = [
            'base_url = "https://example.org/docs"', 'language = "sv"', 'css = "external"',
            'description = "About"', "fonts = {embed = false}", "unknown = 3", "feeds = {enabled = false}",
        ]  # fmt: skip
        tables = [
            f"[styles.default]\nsize = {self.random.choice([12, 14, 16.5])}\n",
            '[styles.loud]\nweight = 700\ncolor = "#123456"\n', '[cloud]\nalignment = "center"\n',
            '[tags]\nhidden = ["C*"]\n', '[cloud]\ngap = 4\nshow-count = true\n',
        ]  # fmt: skip
        chosen = self.random.sample(tables, self.random.randint(0, 2))
        if sum(table.startswith("[cloud]") for table in chosen) > 1:
            chosen.pop()
        text = f'title = "Site {self.random.randint(0, 3)}"\n'
        text += "".join(line + "\n" for line in self.random.sample(options, self.random.randint(0, 3)))
        self.site.write("tagcloud.toml", text + "".join(chosen))
        return "configure"

    def register(self) -> str:
        path = self.site.source / "tags.yml"
        if path.exists() and self.random.random() < 0.3:
            path.unlink()
            return "no registry"
        names = self.random.sample(TAGS[4:], 3)
        text = f"'{names[0]}': {{label: Label {self.random.randint(0, 9)}}}\n'{names[1]}': {{hidden: true}}\n"
        path.write_text(text + f"'{names[2]}': {{description: Words about it}}\n")
        return "register"

    def template(self) -> str:
        name = self.random.choice(sorted(TEMPLATES))
        path = self.site.source / "templates" / name
        if path.exists() and self.random.random() < 0.5:
            path.unlink()
            return f"built-in {name}"
        self.site.write(f"templates/{name}", TEMPLATES[name] % self.random.randint(0, 9))
        return f"template {name}"

    def static_file(self) -> str:
        name = self.random.choice(["a.txt", "favicon.svg", "deep/b.txt", ".well-known/x", "robots.txt"])
        path = self.site.source / "static" / name
        if path.exists() and self.random.random() < 0.5:
            path.unlink()
            return f"no static {name}"
        self.site.write(f"static/{name}", f"{self.random.random()}")
        return f"static {name}"

    def font(self) -> str:
        if not FONTS:
            return self.nothing()
        font = self.random.choice(FONTS)
        self.site.write("fonts/own.ttf", font.read_bytes())
        config = self.site.source / "tagcloud.toml"
        if "own.ttf" not in config.read_text() and "styles.loud" not in config.read_text():
            config.write_text(config.read_text() + '[styles.loud]\nfont = "fonts/own.ttf"\n')
        self.site.write("content/loud.md", "---\ntitle: Loud\ntags: [{name: Loud one, style: loud}]\n---\n")
        return f"font {font.name}"

    def touch(self) -> str:
        page = self.any_page()
        page.touch()
        return f"touch {page.name}"

    def outputs(self) -> list[Path]:
        found = (path for path in self.site.output.rglob("*") if path.is_file())
        return sorted(path for path in found if FOREIGN not in path.name and not path.name.startswith("."))

    def lose_output(self) -> str:
        for path in self.random.sample(self.outputs(), min(2, len(self.outputs()))):
            path.unlink()
        return "lose two files of the output"

    def damage_output(self) -> str:
        for path in self.outputs()[:1]:
            path.write_bytes(b"damaged")
        return "damage a file of the output"

    def foreign_file(self) -> str:
        folders = sorted({path.parent for path in self.outputs()})
        folder = self.random.choice(folders) if folders else self.site.output
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FOREIGN).write_text("mine")
        return f"foreign file in {folder.name}"

    def nothing(self) -> str:
        return "nothing"


def check(site: Site, served: Served | None) -> list[str]:
    """Builds with the store and without, looks at the preview if it is given, and says what is not alike."""
    foreign = {path for path in tree(site.output) if FOREIGN in path}
    kept = tree(site.output)
    built, clean = site.build(), site.build_clean()
    words = []
    if built.status != clean.status:
        words.append(f"status {built.status}, clean {clean.status}")
    if built.problems != clean.problems:
        words.append(f"said:\n{built.problems}\nclean build:\n{clean.problems}")
    found = tree(site.output)
    if clean.status != 0:
        return words + differences(found, kept)
    if missing := foreign - found.keys():
        words.append(f"foreign files are gone: {missing}")
    ours = {path: bytes for path, bytes in found.items() if FOREIGN not in path}
    expected = tree(site.clean_output)
    words += differences(ours, expected)
    if served is None:
        return words
    return words + served.differences({path: bytes for path, bytes in expected.items() if path != MANIFEST})


def run_round(binary: Path, edits: int, seed: int) -> tuple[int, list[str]]:
    """Edits one site many times; returns how many went well, and what did not."""
    folder = Path(tempfile.mkdtemp(prefix="tagcloud-edits-"))
    failures: list[str] = []
    source = random.Random(seed)
    site = Site(folder, binary)
    editor = Editor(site, source)
    served = Served(site)
    try:
        for _ in range(edits):
            edit = editor.edit()
            # The preview sees every edit; to ask it for all of its files takes longer than to build the site.
            looked_at = served if editor.number % LOOKS == 0 else None
            if words := check(site, looked_at):
                failures.append(f"seed {seed}, edit {editor.number} ({edit}): " + "; ".join(words[:6]))
                shutil.rmtree(site.output, ignore_errors=True)
            if source.random() < 0.3:
                # Only files that are a little old let a build be known as unchanged.
                time.sleep(0.08)
                if words := check(site, looked_at):
                    failures.append(f"seed {seed}, again after edit {editor.number}: " + "; ".join(words[:6]))
    finally:
        served.stop()
        shutil.rmtree(folder, ignore_errors=True)
    return edits - len(failures), failures


def main() -> int:
    arguments = sys.argv[1:]
    binary = Path(arguments[0] if arguments else ROOT / ".build/release/tagcloud").resolve()
    edits = int(arguments[1]) if len(arguments) > 1 else 500
    seed = int(arguments[2]) if len(arguments) > 2 else 1
    with ThreadPoolExecutor(2) as pool:
        seeds = range(seed, seed + ROUNDS)
        rounds = list(pool.map(lambda seed: run_round(binary, edits // ROUNDS, seed), seeds))
    for _, failures in rounds:
        print("".join(failure + "\n" for failure in failures), end="")
    passed = sum(count for count, _ in rounds)
    failed = sum(len(failures) for _, failures in rounds)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
