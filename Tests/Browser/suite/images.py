"""Comparing screenshots."""

from io import BytesIO

from PIL import Image, ImageChops


def open_png(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def same_pixels(one: bytes, other: bytes, share: float = 0.001) -> bool:
    """Whether two PNGs have one size and at most a share of their pixels differs."""
    a, b = open_png(one), open_png(other)
    if a.size != b.size:
        return False
    differing = ImageChops.difference(a, b).convert("L").point(lambda value: 255 if value else 0)
    return differing.histogram()[255] <= share * a.width * a.height
