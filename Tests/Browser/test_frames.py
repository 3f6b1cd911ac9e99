"""What the engine predicts is what the browser paints, at every width."""

from collections.abc import Callable
from dataclasses import replace

from suite.compare import (
    escape_differences,
    frame_differences,
    height_differences,
    label_differences,
    order_differences,
    overlap_differences,
    require,
    width_differences,
)
from suite.painted import Painted
from suite.predictions import Prediction
from suite.site import Cloud

PaintedOf = Callable[[Cloud], Painted]


def flowing_part(painted: Painted) -> Painted:
    flowing = (one for one in painted.paintings if painted.cloud.step_at(one.width) is None)
    return replace(painted, paintings=tuple(flowing))


def test_container_has_each_width_asked_for(cloud: Cloud, painted_of: PaintedOf) -> None:
    require(width_differences(painted_of(cloud)))


def test_height_is_what_the_index_promises(cloud: Cloud, painted_of: PaintedOf) -> None:
    require(height_differences(painted_of(cloud)))


def test_frames_are_what_the_engine_predicts(
    cloud: Cloud, painted_of: PaintedOf, predictions: dict[str, dict[float, Prediction]]
) -> None:
    require(frame_differences(painted_of(cloud), predictions[cloud.key]))


def test_labels_stay_inside_their_chips(cloud: Cloud, painted_of: PaintedOf) -> None:
    require(label_differences(painted_of(cloud)))


def test_chips_do_not_overlap(cloud: Cloud, painted_of: PaintedOf) -> None:
    require(overlap_differences(painted_of(cloud)))


def test_flow_keeps_the_order_inside_the_list(cloud: Cloud, painted_of: PaintedOf) -> None:
    flow = flowing_part(painted_of(cloud))
    require([*order_differences(flow), *escape_differences(flow)])
