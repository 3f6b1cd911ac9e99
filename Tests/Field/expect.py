"""What a check says when it fails."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from site_folder import Site

Value = TypeVar("Value")


class Failure(Exception):
    """What was expected and what was seen."""


def expect(holds: object, expected: str) -> None:
    """Fails unless something holds; `expected` says what should, and what was seen."""
    if not holds:
        raise Failure(expected)


def same(seen: Value, right: Value, what: str) -> None:
    """Fails unless two values are equal."""
    if seen != right:
        raise Failure(f"{what}: {right!r}, not {seen!r}")


def near(seen: float, right: float, what: str, within: float = 0.02) -> None:
    """Fails unless two lengths are equal but for `within` px."""
    if abs(seen - right) > within:
        raise Failure(f"{what}: {right:.4f} within {within}, not {seen:.4f}")


Check = Callable[["Site"], None]
CHECKS: dict[str, Check] = {}


def check(id: str) -> Callable[[Check], Check]:
    """Registers the function that checks all that a case expects."""

    def register(function: Check) -> Check:
        if id in CHECKS:
            raise ValueError(f"{id} has two checks")
        CHECKS[id] = function
        return function

    return register
