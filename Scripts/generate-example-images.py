#!/usr/bin/env python3
"""Draws the pictures of the example scenes, two pixels a point.

    apt-get install librsvg2-bin
    python3 -m pip install pillow
    python3 Scripts/generate-example-images.py

Each picture is described below as a few shapes of SVG in points; rsvg-convert turns it into pixels
and Pillow writes them with the smallest palette that holds them. What shows people and places is
made of circles and triangles.
"""

import io
import os
import subprocess

from PIL import Image

FOLDER = os.path.join(os.path.dirname(__file__), "..", "Examples", "Scenes", "images")
SCALE = 2


def save(name: str, width: float, height: float, shapes: str) -> None:
    """Writes `name@2x.png`, a picture of that size in points."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * SCALE}" '
        f'height="{height * SCALE}" viewBox="0 0 {width} {height}">{shapes}</svg>'
    )
    drawn = subprocess.run(
        ["rsvg-convert", "-f", "png"], input=svg.encode(), capture_output=True, check=True
    ).stdout
    picture = Image.open(io.BytesIO(drawn)).convert("RGBA")
    # A palette keeps the files small; where there are no half-transparent pixels nothing is lost.
    reduced = picture.quantize(colors=64, method=Image.Quantize.FASTOCTREE)
    path = os.path.join(FOLDER, f"{name}@{SCALE}x.png")
    reduced.save(path, optimize=True)
    print(f"{name}@{SCALE}x.png: {picture.width}x{picture.height}, {os.path.getsize(path)} bytes")


def rect(x, y, width, height, fill, radius=0):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}"/>'


def circle(x, y, radius, fill):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'


def path(data, fill="none", stroke="none", width=0.0):
    return (
        f'<path d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def person(back: str, hair: str, skin: str, shirt: str) -> str:
    """A head and shoulders in 60 by 60 points."""
    return (
        rect(0, 0, 60, 60, back)
        + circle(30, 62, 22, shirt)
        + circle(30, 23, 14, hair)
        + circle(30, 27, 11, skin)
    )


def hills(width: float, height: float, sky: str, sun: str, far: str, near: str) -> str:
    """A landscape of that size in points."""
    return (
        rect(0, 0, width, height, sky)
        + circle(width * 0.72, height * 0.3, height * 0.11, sun)
        + path(
            f"M0 {height} L0 {height * 0.62} L{width * 0.3} {height * 0.3} L{width * 0.62} {height} Z",
            far,
        )
        + path(
            f"M{width * 0.2} {height} L{width * 0.66} {height * 0.46} L{width} {height * 0.8} "
            f"L{width} {height} Z",
            near,
        )
    )


def service(back: str, sign: str) -> str:
    """A white sign on a coloured square of 60 by 60 points."""
    return rect(0, 0, 60, 60, back) + sign


def message_bubble() -> None:
    """Corners of 56 by 32 points around a single pixel; the tail is in the lower left corner."""
    width, height = 112.5, 64.5
    body = (
        f"M16 1 H{width - 15} A14 14 0 0 1 {width - 1} 15 V{height - 16} "
        f"A14 14 0 0 1 {width - 15} {height - 2} H14 C10 {height - 1} 5 {height - 0.5} 1 {height - 1.5} "
        f"C5 {height - 4} 7 {height - 8} 7 {height - 13} V10 A9 9 0 0 1 16 1 Z"
    )
    save("message-bubble", width, height, path(body, "#ffffff", "#aab3c2", 1))


def main() -> None:
    message_bubble()
    save("avatar-ann", 60, 60, person("#c9e4de", "#5b3a29", "#f1c9a5", "#3d7a6b"))
    save("avatar-bo", 60, 60, person("#dbcdf0", "#1f1a17", "#e8b98f", "#5a4a8a"))
    save("avatar-cai", 60, 60, person("#faedcb", "#2d2320", "#f3d0b0", "#b5651d"))
    save("photo-lake", 160, 100, hills(160, 100, "#cfe3f5", "#fff3c4", "#7fa3bf", "#4d7a6e"))
    save("photo-dune", 100, 160, hills(100, 160, "#fbe3c8", "#fff8e7", "#e0a96d", "#b97a45"))
    save("menubar", 4, 44, "".join(rect(0, y, 4, 1, f"#{60 - y // 2:02x}{84 - y // 2:02x}{120 - y // 2:02x}") for y in range(44)))
    # The arrow's point on the left, a single column of pixels to stretch behind it.
    back = path("M1.5 15 L13 2 H26 A4 4 0 0 1 30 6 V24 A4 4 0 0 1 26 28 H13 Z", "#26374f", "#0f1a2b", 1)
    save("back", 31, 30, back)
    star = "M7 1 L8.8 5 L13 5.5 L9.9 8.4 L10.7 12.7 L7 10.6 L3.3 12.7 L4.1 8.4 L1 5.5 L5.2 5 Z"
    save("vip", 14, 14, path(star, "#f5a623", "#d4860b", 0.5))
    white = "#ffffff"
    scales = path("M30 14 V46 M18 20 H42 M18 20 L12 34 H24 Z M42 20 L36 34 H48 Z M22 46 H38", "none", white, 2.5)
    save("service-1", 60, 60, service("#8a4f4f", scales))
    house = path("M14 30 L30 15 L46 30 M19 27 V45 H41 V27", "none", white, 2.5)
    save("service-2", 60, 60, service("#4f6f8a", house))
    people = circle(23, 24, 6, white) + circle(38, 24, 6, white) + path("M13 44 A10 10 0 0 1 33 44 Z M28 44 A10 10 0 0 1 48 44 Z", white)
    save("service-3", 60, 60, service("#5f8a4f", people))
    chart = rect(16, 34, 7, 12, white) + rect(27, 26, 7, 20, white) + rect(38, 16, 7, 30, white)
    save("service-4", 60, 60, service("#8a7a4f", chart))
    globe = path("M30 14 A16 16 0 1 0 30 46 A16 16 0 1 0 30 14 M14 30 H46 M30 14 C20 22 20 38 30 46 C40 38 40 22 30 14", "none", white, 2.5)
    save("service-5", 60, 60, service("#6a4f8a", globe))
    shield = path("M30 13 L44 18 V30 C44 39 37 44 30 47 C23 44 16 39 16 30 V18 Z M23 30 L28 35 L38 24", "none", white, 2.5)
    save("service-6", 60, 60, service("#4f8a80", shield))


if __name__ == "__main__":
    main()
