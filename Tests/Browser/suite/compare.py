"""Compares what was painted with what was promised: each difference names cloud, width and chip."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, pairwise

import pytest

from suite.painted import Chip, Painted, Painting
from suite.predictions import Prediction

EDGES = ("x", "y", "width", "height")
TOLERANCE = 1 / 32
# Where the browser itself wraps and fills rows, it rounds each chip and gap of a row to its own grid.
WRAPPED_TOLERANCE = 1 / 2
# What an ellipsis may take of the padding: margins that keep a label which just fits from being cut.
CUT_ALLOWANCE = 1 / 8
SHOWN = 12


def require(differences: Iterable[str]) -> None:
    """Fails the test with the first differences and how many more there are, if there is any."""
    told = list(differences)
    more = [f"... and {len(told) - SHOWN} more"] if len(told) > SHOWN else []
    if told:
        pytest.fail("\n".join([*told[:SHOWN], *more]), pytrace=False)


def place(painted: Painted, painting: Painting, chip: int | None = None) -> str:
    state = ", all shown," if painted.cloud.is_open else ""
    where = f"{painted.cloud.page} {painted.cloud.selector}{state} at {painting.width:.10g} px"
    return where if chip is None else f"{where}, chip {chip + 1} ({painted.labels[chip]})"


def width_differences(painted: Painted) -> Iterator[str]:
    """The harness gave the container each width asked for."""
    for painting in painted.paintings:
        if abs(painting.content_width - painting.width) > TOLERANCE:
            yield f"{place(painted, painting)}: the root's content is {painting.content_width:.6g} px wide"


def height_differences(painted: Painted) -> Iterator[str]:
    """The list is as high as heights.json says."""
    for painting in painted.paintings:
        step = painted.cloud.step_at(painting.width)
        if step is not None and abs(painting.height - step.height) > TOLERANCE:
            yield (
                f"{place(painted, painting)}: heights.json promises {step.height:.6g} px "
                f"(from {step.min_width:.10g} px on), painted {painting.height:.6g} px"
            )


def frame_differences(painted: Painted, predictions: Mapping[float, Prediction]) -> Iterator[str]:
    """Every chip has the frame that the engine predicts; a hidden one has none."""
    for painting in painted.paintings:
        if painted.cloud.step_at(painting.width) is None:
            continue
        prediction = predictions.get(painting.width)
        if prediction is None:
            yield f"{place(painted, painting)}: nothing was predicted"
        elif len(prediction.frames) != 4 * len(painting.chips):
            yield (
                f"{place(painted, painting)}: {len(prediction.frames) // 4} chips predicted, "
                f"{len(painting.chips)} in the list"
            )
        else:
            yield from chip_differences(painted, painting, prediction)


def chip_differences(painted: Painted, painting: Painting, prediction: Prediction) -> Iterator[str]:
    tolerance = TOLERANCE if prediction.is_placed else WRAPPED_TOLERANCE
    for at, chip in enumerate(painting.chips):
        frame = prediction.frames[4 * at : 4 * at + 4]
        if not same_frame(chip, frame, tolerance):
            texts = f"predicted {frame_text(frame)}, painted {frame_text(chip)}"
            yield f"{place(painted, painting, at)}: {texts}"


def same_frame(chip: Chip | None, frame: tuple[float | None, ...], tolerance: float) -> bool:
    if chip is None or frame[0] is None:
        return chip is None and frame[0] is None
    return all(abs(edge - painted) <= tolerance for edge, painted in zip(frame, chip[:4], strict=True))


def frame_text(frame: Iterable[float | None] | None) -> str:
    values = [] if frame is None else list(islice(frame, 4))
    if not values or values[0] is None:
        return "hidden"
    return ", ".join(f"{edge} {value:.7g}" for edge, value in zip(EDGES, values, strict=True))


def label_differences(painted: Painted) -> Iterator[str]:
    """No label leaves its chip's content box, or is cut short in silence; the link fills the chip."""
    for painting in painted.paintings:
        for at, chip in enumerate(painting.chips):
            if chip is None:
                continue
            where = place(painted, painting, at)
            rounding = painted.text_slack + len(painted.labels[at]) * painted.glyph_slack
            if chip.label > max(rounding, CUT_ALLOWANCE if chip.cut else 0):
                yield f"{where}: the label leaves its content box by {chip.label:.4g} px"
            if chip.cut == 2:
                yield f"{where}: the label is cut short and no title tells the whole"
            if chip.inner > TOLERANCE:
                yield f"{where}: the link's box is {chip.inner:.4g} px off its chip's"


def cut_differences(painted: Painted, usual: Painted) -> Iterator[str]:
    """No label is cut short that is whole at all widths with the usual settings."""
    cut = {at for painting in usual.paintings for at, chip in enumerate(painting.chips) if chip and chip.cut}
    for painting in painted.paintings:
        for at, chip in enumerate(painting.chips):
            if chip is not None and chip.cut and at not in cut:
                yield f"{place(painted, painting, at)}: the label is cut short"


def overlap_differences(painted: Painted) -> Iterator[str]:
    for painting in painted.paintings:
        if painting.overlap > TOLERANCE:
            yield f"{place(painted, painting)}: two chips overlap by {painting.overlap:.4g} px"


def order_differences(painted: Painted) -> Iterator[str]:
    """In flow, each chip stands after the one before it: further along its row, or in a lower row."""
    for painting in painted.paintings:
        displayed = [(at, chip) for at, chip in enumerate(painting.chips) if chip is not None]
        for (_, before), (at, chip) in pairwise(displayed):
            if not follows(before, chip, painted.right_to_left):
                yield (
                    f"{place(painted, painting, at)}: out of order, {frame_text(chip)} "
                    f"after {frame_text(before)}"
                )


def follows(before: Chip, chip: Chip, right_to_left: bool) -> bool:
    if chip.y >= before.y + before.height - TOLERANCE:
        return True
    if right_to_left:
        return chip.x + chip.width <= before.x + TOLERANCE
    return chip.x >= before.x + before.width - TOLERANCE


def escape_differences(painted: Painted) -> Iterator[str]:
    """In flow, no chip leaves the list."""
    for painting in painted.paintings:
        for at, chip in enumerate(painting.chips):
            if chip is None:
                continue
            out = max(
                -chip.x, chip.x + chip.width - painting.content_width, chip.y + chip.height - painting.height
            )
            if out > TOLERANCE:
                yield f"{place(painted, painting, at)}: leaves the list by {out:.4g} px, {frame_text(chip)}"
