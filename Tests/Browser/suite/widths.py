"""Which container widths a cloud is looked at."""

import math

from suite.site import Cloud

EVERY_WIDTH = tuple(float(width) for width in range(240, 1601))


def sample(cloud: Cloud, grain: float, count: int = 60) -> list[float]:
    """`count` widths between the smallest breakpoint and 1.25 x the largest.

    Each breakpoint, two grains before it, and the rest evenly spread. All are multiples of the grain, which
    the browser holds exactly: 1/64 px in Chromium, whole px elsewhere. (One grain before a breakpoint would
    be too near: Chromium compares container widths with a tolerance of just that.) A cloud of one step, which
    may begin at 0, is looked at from 120 to 1,600 px.
    """
    first = max(held(cloud.steps[0].min_width, grain), 120.0)
    last = max(held(cloud.steps[-1].min_width * 1.25, grain), 1600.0 if len(cloud.steps) == 1 else 0.0)
    edges = {max(held(step.min_width, grain), first) for step in cloud.steps}
    chosen = edges | {edge - 2 * grain for edge in edges if edge > first} | {last}
    spread = max(count - len(chosen), 2)
    chosen |= {held(first + (last - first) * at / (spread + 1), grain) for at in range(1, spread + 1)}
    return sorted(chosen)


def flowing(cloud: Cloud, grain: float, count: int = 6) -> list[float]:
    """Widths from 120 px up to just below the smallest breakpoint, where the cloud flows if it ever does."""
    first, last = 120.0, held(cloud.steps[0].min_width, grain) - 2 * grain
    if last < first:
        return []
    return sorted({held(first + (last - first) * at / (count - 1), grain) for at in range(count)})


def held(width: float, grain: float) -> float:
    """The least multiple of the grain that is not below a width."""
    return math.ceil(width / grain) * grain
