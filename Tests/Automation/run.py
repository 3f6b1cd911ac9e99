"""Runs what other repositories take from ours: the GitHub Action, step by step as a runner would, the hook
for pre-commit, what there is to say as SARIF, and the engine as a library.

Usage: Tests/Automation/run.py. Prints a line for each test and ends with "N passed, N failed"; exit status 1
when one fails. What only GitHub has, caches and the summary page of a run, is not there.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import sarif
import yaml

ROOT = Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build/release/tagcloud"
TOOLS = Path(sys.executable).parent
PAGE = "---\ntitle: Coast\ntags: [Walking]\n---\n\nText.\n"
EXPRESSION = re.compile(r"\$\{\{\s*inputs\.([\w-]+)\s*\}\}")


def run(command: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )


class Action:
    """The composite action, run with inputs in a checked-out repository."""

    def __init__(self, workspace: Path) -> None:
        self.workspace = workspace
        self.action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
        self.summary = workspace / "summary.md"

    def run(self, **given: str) -> tuple[int, str]:
        """The status of the first step that failed, or 0, and all that was printed."""
        known = self.action["inputs"]
        names = {name.replace("-", "_"): name for name in known}
        inputs = {name: str(one.get("default", "")) for name, one in known.items()}
        inputs |= {names[name]: value for name, value in given.items()}
        assert self.action["runs"]["using"] == "composite", "a composite action"
        printed = ""
        for step in self.action["runs"]["steps"]:
            done = self._step(step, inputs)
            printed += done.stdout + done.stderr
            if done.returncode != 0:
                return done.returncode, printed
        return 0, printed

    def _step(self, step: dict, inputs: dict[str, str]) -> subprocess.CompletedProcess[str]:
        def filled(text: str) -> str:
            return EXPRESSION.sub(lambda found: inputs[found[1]], text)

        assert step["shell"] == "bash", f"bash, not {step['shell']}"
        script = self.workspace.parent / "step.sh"
        script.write_text(filled(step["run"]), encoding="utf-8")
        return run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)],
            self.workspace / filled(step.get("working-directory", ".")),
            GITHUB_ACTIONS="true",
            GITHUB_ACTION_PATH=str(ROOT),
            GITHUB_WORKSPACE=str(self.workspace),
            GITHUB_STEP_SUMMARY=str(self.summary),
            **{name: filled(value) for name, value in step.get("env", {}).items()},
        )


def repository(folder: Path, page: str = PAGE) -> Path:
    """A repository with a site in `docs`."""
    (folder / "docs/content").mkdir(parents=True)
    (folder / "docs/content/coast.md").write_text(page, encoding="utf-8")
    return folder


def action_builds_a_site(folder: Path) -> None:
    action = Action(repository(folder / "work"))
    status, printed = action.run(working_directory="docs")
    assert status == 0, printed
    assert (folder / "work/docs/public/tags/walking/index.html").is_file(), printed
    assert "coast" not in printed, f"no annotation in:\n{printed}"


def action_annotates_what_is_wrong(folder: Path) -> None:
    action = Action(repository(folder / "work", PAGE.replace("title", "titel")))
    status, printed = action.run(working_directory="docs", args="check --strict")
    assert status == 1, f"{status}:\n{printed}"
    assert "::warning file=content/coast.md,line=2,col=1," in printed, printed
    assert "content/coast.md" in action.summary.read_text(encoding="utf-8"), "the summary"
    assert not (folder / "work/docs/public").exists(), "nothing written by check"


def hook_checks_a_commit(folder: Path) -> None:
    site = folder / "work"
    (site / "content").mkdir(parents=True)
    page = site / "content/coast.md"
    page.write_text(PAGE, encoding="utf-8")
    for command in (["init", "-q"], ["add", "."]):
        done = run(["git", *command], site)
        assert done.returncode == 0, done.stderr
    good = try_hook(site)
    assert good.returncode == 0, good.stdout + good.stderr
    page.write_text(PAGE.replace("title", "titel"), encoding="utf-8")
    bad = try_hook(site)
    assert bad.returncode == 1, bad.stdout + bad.stderr
    assert "content/coast.md:2:1: warning[unknown-key]" in bad.stdout, bad.stdout


def try_hook(site: Path) -> subprocess.CompletedProcess[str]:
    path = f"{ROOT / '.build/release'}:{os.environ['PATH']}"
    home = str(site.parent / "pre-commit")
    command = [str(TOOLS / "pre-commit"), "try-repo", str(ROOT), "tagcloud-check", "--all-files"]
    return run(command, site, PATH=path, PRE_COMMIT_HOME=home)


def problems_are_sarif(folder: Path) -> None:
    """With paths that are no addresses as they are, columns behind wide letters, notes, and a clean site."""
    site = folder / "work"
    (site / "content/a: b").mkdir(parents=True)
    pages = {
        "a: b/100 % é#?.md": "---\ntitle: é\ntags: [né, {nam: x}]\n---\n[c](c.png) [c](c.png)\n",
        "c:d.md": "---\ntitle: T\ntitle: U\n---\n",
        "e.md": "---\ntitel: E\n---\n",
        "plain.md": "---\ntags: [C, c-plus]\nslug: x/y\n",
    }
    for name, text in pages.items():
        (site / "content" / name).write_text(text, encoding="utf-8")
    (site / "tagcloud.toml").write_text('titel = "x"\n', encoding="utf-8")
    done = run([str(BINARY), "check", "--format", "sarif"], site)
    assert done.returncode == 1, done.stderr
    log = json.loads(done.stdout)
    sarif.check(log)
    results = log["runs"][0]["results"]
    assert {result["level"] for result in results} >= {"error", "warning"}, results
    assert any(result.get("relatedLocations") for result in results), results
    shutil.rmtree(site / "content")
    (site / "tagcloud.toml").unlink()
    repository(site / "good")
    done = run([str(BINARY), "check", "--format", "sarif", "good/docs"], site)
    assert done.returncode == 0, done.stderr
    sarif.check(json.loads(done.stdout))


def engine_is_a_library(folder: Path) -> None:
    """The package on the page about the engine, with this checkout in place of its address."""
    page = (ROOT / "site/content/docs/engine.md").read_text(encoding="utf-8")
    manifest, program, printed = re.findall(r"```(?:swift|text)\n(.*?)```", page, re.DOTALL)
    local, count = re.subn(
        r'url: "[^"]*/tagcloud", branch: "main"', f'name: "tagcloud", path: "{ROOT}"', manifest
    )
    assert count == 1, f"one dependency in:\n{manifest}"
    (folder / "Sources/clouds").mkdir(parents=True)
    (folder / "Package.swift").write_text(local, encoding="utf-8")
    (folder / "Sources/clouds/main.swift").write_text(program, encoding="utf-8")
    done = run(["swift", "run", "-q"], folder)
    assert (done.returncode, done.stdout) == (0, printed), done.stdout + done.stderr


TESTS: list[Callable[[Path], None]] = [
    action_builds_a_site,
    action_annotates_what_is_wrong,
    hook_checks_a_commit,
    problems_are_sarif,
    engine_is_a_library,
]


def main() -> int:
    failed = 0
    for test in TESTS:
        with tempfile.TemporaryDirectory(prefix="tagcloud-automation-") as folder:
            try:
                test(Path(folder))
            except AssertionError as problem:
                failed += 1
                print(f"{test.__name__} FAILED: {problem}")
            else:
                print(f"{test.__name__} ok")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
