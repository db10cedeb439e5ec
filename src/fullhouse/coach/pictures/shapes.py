"""The shapes that pictures of steps are made of: places on the board, marks, outlines, arrows. No Sudoku."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

SIDE = 60
MARGIN = 28
SIZE = 9 * SIDE + 2 * MARGIN
INK, QUIET = "#1f2933", "#7b8794"
GOES, COMES, WAY = "#c62828", "#1b7f3b", "#3366cc"

Point = tuple[float, float]

DASHES = {"solid": "", "dashed": "7 4", "dotted": "2 4", "broken": "12 4 2 4"}

HEADS = (
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="4.5" markerHeight="4.5" '
    f'orient="auto"><path d="M0 0L8 4L0 8z" fill="{WAY}"/></marker></defs>'
)


def corner(cell: int) -> tuple[int, int]:
    return MARGIN + cell % 9 * SIDE, MARGIN + cell // 9 * SIDE


def centre(cell: int) -> Point:
    x, y = corner(cell)
    return x + SIDE / 2, y + SIDE / 2


def spot(cell: int, symbol: int) -> Point:
    """Where a candidate stands within its cell: 1 2 3 above 4 5 6 above 7 8 9."""
    (x, y), place = corner(cell), symbol - 1
    return x + SIDE * (place % 3 + 0.5) / 3, y + SIDE * (place // 3 + 0.5) / 3


def text(at: Point, words: str, size: int, colour: str = QUIET) -> str:
    """What matters is bold; what is quiet is not."""
    weight = "" if colour == QUIET or size > 30 else ' font-weight="bold"'
    return f'<text x="{at[0]:.1f}" y="{at[1]:.1f}" font-size="{size}" fill="{colour}"{weight}>{words}</text>'


def mark(shape: str, at: Point, colour: str = INK) -> str:
    """A small sign around a candidate; each shape is another role, so that nobody needs the colours."""
    x, y = at
    paths = {
        "circle": f"M{x - 9:.1f} {y:.1f}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
        "square": f"M{x - 8:.1f} {y - 8:.1f}h16v16h-16z",
        "diamond": f"M{x:.1f} {y - 11:.1f}l10 11l-10 11l-10 -11z",
        "triangle": f"M{x:.1f} {y - 11:.1f}l11 18h-22z",
        "hexagon": f"M{x - 10:.1f} {y:.1f}l5 -9h10l5 9l-5 9h-10z",
        "double": f"M{x - 8:.1f} {y:.1f}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M{x - 11:.1f} {y:.1f}"
        "a11 11 0 1 0 22 0a11 11 0 1 0 -22 0",
    }
    return f'<path class="{shape}" d="{paths[shape]}" fill="none" stroke="{colour}" stroke-width="1.5"/>'


def ring(at: Point) -> str:
    """Around a digit that a step places."""
    shape = f'cx="{at[0]}" cy="{at[1]}" r="25"'
    return f'<circle class="placed" {shape} fill="none" stroke="{COMES}" stroke-width="3"/>'


def struck(at: Point, reach: float = 7) -> str:
    x, y = at
    return (
        f'<path class="struck" d="M{x - reach:.1f} {y - reach:.1f}l{2 * reach} {2 * reach}m0 {-2 * reach}'
        f'l{-2 * reach} {2 * reach}" stroke="{GOES}" stroke-width="2"/>'
    )


def outline(cells: Iterable[int], line: str, inset: float, width: float = 2) -> str:
    """A frame around the smallest rectangle that holds some cells."""
    corners = [corner(cell) for cell in cells]
    left, top = min(x for x, _ in corners) + inset, min(y for _, y in corners) + inset
    right, bottom = max(x for x, _ in corners) + SIDE - inset, max(y for _, y in corners) + SIDE - inset
    dash = f' stroke-dasharray="{DASHES[line]}"' if DASHES[line] else ""
    return (
        f'<rect class="frame {line}" x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" '
        f'rx="6" fill="none" stroke="{INK}" stroke-width="{width}"{dash}/>'
    )


def arrow(start: Point, end: Point, *, strong: bool) -> str:
    """A link from one candidate to the next: a strong one in a full line, a weak one in dashes."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < 1:
        return ""
    gap = min(10.0, length / 4) / length
    dx, dy = (end[0] - start[0]) * gap, (end[1] - start[1]) * gap
    kind, style = ("strong", "") if strong else ("weak", ' stroke-dasharray="5 4"')
    line = f"M{start[0] + dx:.1f} {start[1] + dy:.1f}L{end[0] - dx:.1f} {end[1] - dy:.1f}"
    return (
        f'<path class="{kind}" d="{line}" stroke="{WAY}" stroke-width="{2.6 if strong else 1.8}" '
        f'fill="none" marker-end="url(#head)"{style}/>'
    )


def ray(start: Point, end: Point) -> str:
    """From a tile to a cell that it bars."""
    return (
        f'<path class="ray" d="M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" stroke="{GOES}" '
        'stroke-width="2" stroke-opacity="0.55" fill="none"/>'
    )


def board() -> str:
    """Lines and the names of columns and rows."""
    drawn = []
    for k in range(10):
        width, colour = (3, INK) if k % 3 == 0 else (1, QUIET)
        at, far = MARGIN + k * SIDE, MARGIN + 9 * SIDE
        drawn.append(
            f'<path d="M{MARGIN} {at}H{far}M{at} {MARGIN}V{far}" stroke="{colour}" stroke-width="{width}"/>'
        )
    for k in range(9):
        at = MARGIN + int((k + 0.5) * SIDE)
        drawn += (text((at, MARGIN - 9), chr(ord("a") + k), 14), text((MARGIN - 14, at + 5), str(k + 1), 14))
    return "".join(drawn)
