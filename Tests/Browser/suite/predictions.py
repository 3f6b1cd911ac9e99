"""What the engine says of each cloud at each width, asked of FramePredictor in one run."""

import json
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

# Frames are told in 1/4096 px.
UNITS = 4096


@dataclass(frozen=True)
class Prediction:
    """A cloud's height, frames and broken labels at one width.

    A frame is x, y, width and height, all in one flat list, None for a hidden chip; the lines of broken
    labels are told by the chip's index, as text.
    """

    is_placed: bool
    height: float
    frames: tuple[float | None, ...]
    lines: dict[str, list[str]]


@dataclass(frozen=True)
class Predictor:
    """The program that predicts, and the source of the site that it predicts for."""

    program: Path
    source: Path

    def predict(self, widths: Mapping[str, Sequence[float]]) -> dict[str, dict[float, Prediction]]:
        """By the key of a cloud and the width: only widths from the cloud's first step on."""
        with tempfile.NamedTemporaryFile("w", suffix=".json") as question:
            json.dump({"widths": widths}, question)
            question.flush()
            answer = subprocess.run(
                [self.program, self.source, question.name], check=True, stdout=subprocess.PIPE
            )
        entries = map(json.loads, answer.stdout.splitlines())
        return {entry["key"]: predictions_from(entry) for entry in entries}


def predictions_from(entry: dict) -> dict[float, Prediction]:
    told = zip(entry["widths"], entry["heights"], entry["frames"], entry["lines"], strict=True)
    return {
        width: Prediction(
            entry["isPlaced"],
            height / UNITS,
            tuple(None if one is None else one / UNITS for one in frames),
            lines,
        )
        for width, height, frames, lines in told
        if frames is not None
    }
