"""One look for each role: a shape and a colour, told apart by shape alone. The browser has the same table.

`python -m fullhouse.coach.pictures.looks` writes it for the browser.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import msgspec

from fullhouse.coach.pictures.drawing import FrameRole, LinkRole, MarkRole

Colour = Literal["ink", "blue", "green", "red", "amber", "violet"]
Fill = Literal["none", "light", "full"]


class Look(msgspec.Struct, frozen=True):
    """A path around the origin, in hundredths of a cell; full signs have a light digit."""

    path: str
    colour: Colour
    fill: Fill = "none"
    width: float = 2.6


class LineLook(msgspec.Struct, frozen=True):
    """A line: its colour, its dashes and its width in hundredths of a cell."""

    colour: Colour
    dash: str
    width: float


CIRCLE = "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0"
SQUARE = "M-12 -12h24v24h-24z"
DIAMOND = "M0 -17l16 17l-16 17l-16 -17z"
TRIANGLE = "M0 -18l17 29h-34z"

MARKS: dict[MarkRole, Look] = {
    "premise": Look(CIRCLE, "blue"),
    "true": Look(CIRCLE, "green", "full"),
    "false": Look(SQUARE, "ink"),
    "assumed": Look(
        "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0", "blue", width=2
    ),
    "fin": Look(TRIANGLE, "amber"),
    "pivot": Look(DIAMOND, "violet"),
    "pincer": Look("M0 18l17 -29h-34z", "blue"),
    "target": Look("M-16 0l8 -13h16l8 13l-8 13h-16z", "green", width=3.4),
    "pair": Look("M-7 -14h-6v28h6M7 -14h6v28h-6", "blue"),
    "extra": Look("M0 -16l14 10v20h-28v-20z", "amber"),
    "colour_a": Look(CIRCLE, "blue", "light"),
    "colour_b": Look(SQUARE, "amber", "light"),
    "colour_c": Look(DIAMOND, "violet", "light"),
    "colour_d": Look(TRIANGLE, "green", "light"),
    "elimination": Look("M-14 -14L14 14M14 -14L-14 14", "red", width=5),
}

FRAMES: dict[FrameRole, LineLook] = {
    "house": LineLook("ink", "", 4),
    "base": LineLook("blue", "", 6),
    "cover": LineLook("amber", "14 10", 6),
    "group": LineLook("violet", "10 3", 4),
    "rectangle": LineLook("violet", "2 9", 5),
}

LINKS: dict[LinkRole, LineLook] = {
    "strong": LineLook("blue", "", 4.5),
    "weak": LineLook("blue", "9 7", 3.5),
    "leads": LineLook("ink", "2 6", 3),
}


def main() -> None:
    """Writes the table as the browser reads it."""
    table = {"marks": MARKS, "frames": FRAMES, "links": LINKS}
    pretty = msgspec.json.format(msgspec.json.encode(table), indent=2).decode()
    Path(sys.argv[1]).write_text(pretty + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
