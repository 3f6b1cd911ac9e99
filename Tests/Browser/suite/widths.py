"""Which container widths a cloud is looked at."""

from suite.site import Cloud

EVERY_WIDTH = tuple(float(width) for width in range(240, 1601))


def sample(cloud: Cloud, count: int = 60) -> list[float]:
    """`count` widths between the smallest breakpoint and 1.25 x the largest.

    Each breakpoint, 1/32 px before it, and the rest evenly spread: all multiples of 1/64 px, so that the
    engine and the browser mean the same width. (1/64 px before would be too near: Chromium compares container
    widths with a tolerance of just that.)
    """
    first, last = cloud.steps[0].min_width, cloud.steps[-1].min_width * 1.25
    edges = {step.min_width for step in cloud.steps}
    chosen = edges | {edge - 1 / 32 for edge in edges if edge > first} | {last}
    spread = max(count - len(chosen), 2)
    chosen |= {round((first + (last - first) * at / (spread + 1)) * 64) / 64 for at in range(1, spread + 1)}
    return sorted(chosen)


def flowing(cloud: Cloud, count: int = 6) -> list[float]:
    """Widths from 120 px up to just below the smallest breakpoint, where the cloud flows."""
    last = cloud.steps[0].min_width - 1 / 64
    if last <= 120:
        return [last]
    return sorted({round((120 + (last - 120) * at / (count - 1)) * 64) / 64 for at in range(count)})
