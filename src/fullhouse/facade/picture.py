"""Boards as text and as SVG: whatever stands in their cells, of 9×9 and 6×6."""

from collections.abc import Mapping
from xml.sax.saxutils import escape

from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE, SIX, Board

SIDE, MARGIN = 40, 20
INK, OWN, QUIET = "#1f2933", "#1554b8", "#7b8794"


def board_of(cells: str) -> Board:
    return NINE if len(cells) == len(NINE.cells) else SIX


def as_text(cells: str) -> str:
    """A character a cell, with rules between the blocks; in ASCII.

    >>> print(as_text("1234" + "." * 32))
    1 2 3 | 4 . .
    . . . | . . .
    ------+------
    . . . | . . .
    . . . | . . .
    ------+------
    . . . | . . .
    . . . | . . .
    """
    size = board_of(cells).size
    rows = [cells[at : at + size] for at in range(0, len(cells), size)]
    drawn = [" | ".join(" ".join(row[at : at + 3]) for at in range(0, size, 3)) for row in rows]
    height = size // 3
    rule = "+".join(["-" * 6, *["-" * 7] * (height - 2), "-" * 6])
    bands = ["\n".join(drawn[at : at + height]) for at in range(0, size, height)]
    return f"\n{rule}\n".join(bands)


def as_svg(
    cells: str, *, own: int = 0, notes: Mapping[Cell, tuple[int, ...]] | None = None, title: str = ""
) -> str:
    """The board as SVG; digits in the cells of the mask `own` are in another colour."""
    board, size = board_of(cells), board_of(cells).size
    height, wide = size // 3, size * SIDE
    lines = []
    for at in range(size + 1):
        place = MARGIN + at * SIDE
        for is_row, step in ((True, height), (False, 3)):
            ends = (MARGIN, place, MARGIN + wide, place) if is_row else (place, MARGIN, place, MARGIN + wide)
            thick = 2.5 if at % step == 0 else 0.7
            x1, y1, x2, y2 = ends
            lines.append(f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{INK}" stroke-width="{thick}"/>')
    for at in range(size):
        middle = MARGIN + at * SIDE + SIDE / 2
        lines.append(_letter(middle, MARGIN - 6, 12, board.name(Cell(at))[0], QUIET))
        lines.append(_letter(MARGIN - 10, middle + 4, 12, str(at + 1), QUIET))
    for cell, char in enumerate(cells):
        x, y = MARGIN + cell % size * SIDE, MARGIN + cell // size * SIDE
        if char != ".":
            colour = OWN if own >> cell & 1 else INK
            lines.append(_letter(x + SIDE / 2, y + SIDE / 2 + 8, 24, escape(char), colour))
        for note in (notes or {}).get(Cell(cell), ()):
            across, down = (note - 1) % 3, (note - 1) // 3
            lines.append(
                _letter(x + SIDE * (across + 0.5) / 3, y + SIDE * (down + 0.5) / 3 + 4, 11, str(note), QUIET)
            )
    whole = wide + 2 * MARGIN
    label = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" width="{whole}" role="img" '
        f'font-family="sans-serif" text-anchor="middle">{label}<rect width="{whole}" height="{whole}" '
        f'fill="white"/>{"".join(lines)}</svg>\n'
    )


def _letter(x: float, y: float, size: int, char: str, colour: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}">{char}</text>'
