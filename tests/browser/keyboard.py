"""Many digits written at once: a question to a browser costs more than its answer."""

from collections.abc import Iterable

from tests.browser.house import COLUMNS, Person

TYPE = """async (grid, keys) => {
    for (const [cell, key] of keys) {
        const target = grid.querySelector(`[data-cell="${cell}"]`)
        target.focus()
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        await new Promise(requestAnimationFrame)
    }
}"""
"""Digits as keys of a keyboard, all in one question to the page."""


def type_digits(one: Person, digits: Iterable[tuple[str, int]]) -> None:
    one.board.evaluate(TYPE, [[_square(cell), str(digit)] for cell, digit in digits])


def _square(cell: str) -> int:
    return (int(cell[1]) - 1) * 9 + COLUMNS.index(cell[0])
