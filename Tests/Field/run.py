"""Runs the cases from the field, and our own of bad input, through the real program.

Usage: Tests/Field/run.py [BINARY] [ID…]; BINARY is the release build unless given. Prints a line for each
case and ends with "N passed, N failed"; exit status 1 when one fails.
"""

import re
import sys
import tempfile
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from subprocess import TimeoutExpired

import bad_input
import checks_layout  # noqa: F401
import checks_program  # noqa: F401
import checks_serve  # noqa: F401
import checks_site  # noqa: F401
import checks_slug  # noqa: F401
import checks_terms  # noqa: F401
import checks_text  # noqa: F401
import checks_weights  # noqa: F401
import checks_yaml  # noqa: F401
from browser import BROWSER
from case import Case, read_cases
from expect import CHECKS, Check, Failure
from site_folder import Site

ROOT = Path(__file__).resolve().parents[2]
BROWSER_TESTS = ROOT / "Tests/Browser"
ID = re.compile(r"^[FB]\d+$")
WORKERS = 2


@dataclass(frozen=True)
class Outcome:
    """How one case went: `ok`, `FAILED` or `browser`, and what there is to say about it."""

    case: Case
    verdict: str
    detail: str = ""

    @property
    def line(self) -> str:
        detail = f": {self.detail}" if self.detail else ""
        return f"{self.case.id} {self.verdict}{detail}"


class Runner:
    """Runs cases with one binary."""

    def __init__(self, binary: Path) -> None:
        self.binary = binary

    def run(self, case: Case) -> Outcome:
        """Runs the check of a case, or says which browser tests decide it."""
        if missing := [name for name in BROWSER.get(case.id, []) if not exists_in_browser_suite(name)]:
            return Outcome(case, "FAILED", f"no such test in Tests/Browser: {', '.join(missing)}")
        check = CHECKS.get(case.id)
        # A failure that says nothing, such as one that shows what the program printed, is one too.
        if check and (failure := self._failure(case, check)) is not None:
            return Outcome(case, "FAILED", f"{failure}\n     expected: {case.expected}")
        if check:
            return Outcome(case, "ok")
        if case.id in BROWSER:
            return Outcome(case, "browser", ", ".join(BROWSER[case.id]))
        return Outcome(case, "FAILED", f"there is no check for it\n     expected: {case.expected}")

    def _failure(self, case: Case, check: Check) -> str | None:
        """Runs a check in a folder of its own; what went wrong, if anything."""
        with tempfile.TemporaryDirectory(prefix=f"tagcloud-{case.id}-") as folder:
            source = Path(folder) / "site"
            source.mkdir()
            (Path(folder) / "cache").mkdir()
            try:
                check(Site(source, self.binary, case))
            except Failure as failure:
                return str(failure)
            except TimeoutExpired as timeout:
                return f"an end of {timeout.cmd} within {timeout.timeout} s"
            except Exception:
                return traceback.format_exc()
        return None


def exists_in_browser_suite(name: str) -> bool:
    file, function = name.split("::")
    path = BROWSER_TESTS / file
    return path.is_file() and f"def {function}(" in path.read_text(encoding="utf-8")


def chosen(cases: list[Case], ids: list[str]) -> Iterator[Case]:
    known = {case.id for case in cases}
    if unknown := [id for id in ids if id not in known]:
        raise SystemExit(f"run.py: there is no case {', '.join(unknown)}")
    return (case for case in cases if not ids or case.id in ids)


def main(arguments: list[str]) -> int:
    ids = [argument for argument in arguments if ID.match(argument)]
    rest = [argument for argument in arguments if not ID.match(argument)]
    binary = Path(rest[0] if rest else ROOT / ".build/release/tagcloud").resolve()
    if len(rest) > 1 or not binary.is_file():
        print("usage: Tests/Field/run.py [BINARY] [ID…]", file=sys.stderr)
        return 64
    cases = list(chosen(read_cases() + bad_input.cases(), ids))
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(WORKERS) as pool:
        for outcome in pool.map(Runner(binary).run, cases):
            print(outcome.line, flush=True)
            outcomes.append(outcome)
    verdicts = [outcome.verdict for outcome in outcomes]
    print(f"{verdicts.count('browser')} left to the browser suite")
    print(f"{verdicts.count('ok')} passed, {verdicts.count('FAILED')} failed")
    return 1 if "FAILED" in verdicts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
