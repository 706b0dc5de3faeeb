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


def service(back: str, light: str, sign: str) -> str:
    """A white sign of 60 by 60 points in the middle of a coloured picture of 160 by 100."""
    shine = path("M0 100 L62 0 H104 L42 100 Z M116 100 L160 30 V100 Z", light)
    return rect(0, 0, 160, 100, back) + shine + f'<g transform="translate(41 11) scale(1.3)">{sign}</g>'


def icon(name: str, side: float, back: str, sign: str, radius: float = 0) -> None:
    """A sign of 24 by 24 points on a coloured square of that side."""
    scale = side / 24
    shapes = rect(0, 0, 24, 24, back, radius) + sign
    save(f"icon-{name}", side, side, f'<g transform="scale({scale})">{shapes}</g>')


def icons() -> None:
    """What the rows of the messenger's pages begin with."""
    white = "#ffffff"

    def line(data: str) -> str:
        return path(data, "none", white, 1.75)

    star = "M12 4.5 L14.2 9.4 L19.5 9.9 L15.5 13.4 L16.7 18.6 L12 15.9 L7.3 18.6 L8.5 13.4 L4.5 9.9 L9.8 9.4 Z"
    ring = "M12 5 A7 7 0 1 0 12 19 A7 7 0 1 0 12 5"
    rows = {
        "moments": ("#3d8bd9", line(ring) + circle(12, 12, 3, white)),
        "scan": ("#2f6fb5", line("M5 9 V5 H9 M15 5 H19 V9 M19 15 V19 H15 M9 19 H5 V15 M5 12 H19")),
        "shake": ("#3a9fbf", line("M9 5 H15 V19 H9 Z M5.5 8 V16 M18.5 8 V16")),
        "nearby": ("#4fa36a", path("M12 20 C7 14 6 12 6 10 A6 6 0 0 1 18 10 C18 12 17 14 12 20 Z", white) + circle(12, 10, 2.2, "#4fa36a")),
        "shop": ("#d96a5b", line("M6 9 H18 L17 19 H7 Z M9 11 V8 A3 3 0 0 1 15 8 V11")),
        "games": ("#8a6bc4", rect(4.5, 8, 15, 9, white, 4.5) + path("M8.5 10.5 V14.5 M6.5 12.5 H10.5", "none", "#8a6bc4", 1.5) + circle(15.5, 12.5, 1.4, "#8a6bc4")),
        "album": ("#3d8bd9", line("M5 6 H19 V18 H5 Z M5 16 L10 11 L13 14 L15 12 L19 16") + circle(15, 9, 1.2, white)),
        "favorites": ("#d99a3d", path(star, white)),
        "wallet": ("#2f8f6b", line("M5 7 H19 V18 H5 Z M5 10.5 H19") + circle(15.5, 14.5, 1.2, white)),
        "stickers": ("#c9609a", line(ring + " M9 14 C10 16.5 14 16.5 15 14") + circle(9.5, 10.3, 1.1, white) + circle(14.5, 10.3, 1.1, white)),
        "settings": ("#6d7480", line("M6 8 H18 M6 12 H18 M6 16 H18") + circle(15, 8, 2.2, white) + circle(9, 12, 2.2, white) + circle(14, 16, 2.2, white)),
    }
    for name, (back, sign) in rows.items():
        icon(name, 24, back, sign, 5)
    head = circle(10.5, 9, 3.2, white) + path("M4.5 18.5 A6 6 0 0 1 16.5 18.5 Z", white)
    people = circle(9, 9.5, 2.6, white) + circle(15.5, 9.5, 2.6, white) + path("M4 17.5 A5 5 0 0 1 14 17.5 Z M15 17.5 A6 6 0 0 0 13.4 13.5 A4.6 4.6 0 0 1 20.3 17.5 Z", white)
    contacts = {
        "new": ("#e8a33d", head + line("M18 6.5 V11.5 M15.5 9 H20.5")),
        "groups": ("#4fa36a", people),
        "tags": ("#3d8bd9", path("M5 12 L12 5 H19 V12 L12 19 Z", white) + circle(15.6, 8.4, 1.5, "#3d8bd9")),
        "pizza": ("#c9609a", path("M12 20 L4.5 7 C9 4.5 15 4.5 19.5 7 Z", "#fbe3c8") + circle(10, 9, 1.4, "#b5473b") + circle(14, 10, 1.4, "#b5473b") + circle(12, 14, 1.4, "#b5473b")),
    }
    for name, (back, sign) in contacts.items():
        icon(name, 36, back, sign)


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
    icons()
    white = "#ffffff"
    scales = path("M30 14 V46 M18 20 H42 M18 20 L12 34 H24 Z M42 20 L36 34 H48 Z M22 46 H38", "none", white, 2.5)
    save("service-1", 160, 100, service("#8a4f4f", "#9a5f5f", scales))
    house = path("M14 30 L30 15 L46 30 M19 27 V45 H41 V27", "none", white, 2.5)
    save("service-2", 160, 100, service("#4f6f8a", "#5f7f9a", house))
    people = circle(23, 24, 6, white) + circle(38, 24, 6, white) + path("M13 44 A10 10 0 0 1 33 44 Z M28 44 A10 10 0 0 1 48 44 Z", white)
    save("service-3", 160, 100, service("#5f8a4f", "#6f9a5f", people))
    chart = rect(16, 34, 7, 12, white) + rect(27, 26, 7, 20, white) + rect(38, 16, 7, 30, white)
    save("service-4", 160, 100, service("#8a7a4f", "#9a8a5f", chart))
    globe = path("M30 14 A16 16 0 1 0 30 46 A16 16 0 1 0 30 14 M14 30 H46 M30 14 C20 22 20 38 30 46 C40 38 40 22 30 14", "none", white, 2.5)
    save("service-5", 160, 100, service("#6a4f8a", "#7a5f9a", globe))
    shield = path("M30 13 L44 18 V30 C44 39 37 44 30 47 C23 44 16 39 16 30 V18 Z M23 30 L28 35 L38 24", "none", white, 2.5)
    save("service-6", 160, 100, service("#4f8a80", "#5f9a90", shield))


if __name__ == "__main__":
    main()
