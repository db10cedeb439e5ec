"""SudokuWiki's links: `bd=` and 81 digits, or two characters a cell for a problem in progress.

version B      S9B, then in base 36: 1–9 a given, 10–18 a digit written, 18 + bits the candidates, 00 nothing
before it      in base 32: bits, and a last bit that tells givens from the rest; one bit alone is a digit
"""

import re
from collections.abc import Callable, Sequence

from fullhouse.core.errors import BadInput
from fullhouse.problems.formats.kit.links import behind, found_in, is_link_to, value_of
from fullhouse.problems.formats.kit.text import Format, each_line, grid_of, lines
from fullhouse.problems.problem import Problem, candidates_from

_HOST = "sudokuwiki.org"
_BASE = "0123456789abcdefghijklmnopqrstuvwxyz"

_Cell = tuple[int, int, list[int]]
"""A given, a digit written, candidates."""


def claims(text: str) -> bool:
    return is_link_to(text, _HOST)


def read(text: str) -> list[Problem]:
    return each_line(text, _read_link)


def _read_link(link: str) -> Problem:
    tail = behind(link)
    board = tail if tail == link else found_in(value_of(tail, "bd"))
    if board.startswith("S9B"):
        return _unpacked(board[3:], 36, _cell_b)
    if len(board) == 162:
        return _unpacked(board, 32, _cell_a)
    if re.match("[A-Z]+[0-9]+[A-Z]", board):
        raise BadInput("another-kind-of-problem", rule=board[:3])
    return Problem(givens=grid_of(board))


def _unpacked(packed: str, base: int, read_cell: Callable[[int], _Cell]) -> Problem:
    if len(packed) != 162:
        raise BadInput("bad-grid-length", length=len(packed), expected=162)
    cells = [read_cell(_value(packed[at : at + 2], base)) for at in range(0, 162, 2)]
    return Problem(
        givens=grid_of("".join(str(given) for given, _, _ in cells)),
        digits=grid_of("".join(str(digit) for _, digit, _ in cells)),
        candidates=candidates_from(candidates for _, _, candidates in cells),
    )


def _value(pair: str, base: int) -> int:
    high, low = (_BASE.find(char) for char in pair.lower())
    if not (0 <= high < base and 0 <= low < base):
        raise BadInput("bad-link", detail=pair)
    return high * base + low


def _cell_b(value: int) -> _Cell:
    if value <= 9:
        return value, 0, []
    if value <= 18:
        return 0, value - 9, []
    return 0, 0, _symbols(value - 18)


def _cell_a(value: int) -> _Cell:
    symbols = _symbols(value >> 1)
    if len(symbols) != 1:
        return 0, 0, symbols
    return (symbols[0], 0, []) if value & 1 else (0, symbols[0], [])


def _symbols(bits: int) -> list[int]:
    return [symbol for symbol in range(1, 10) if bits >> symbol - 1 & 1]


def write(problems: Sequence[Problem]) -> str:
    return lines(f"https://www.{_HOST}/sudoku.htm?bd={_board(problem)}" for problem in problems)


def _board(problem: Problem) -> str:
    if not problem.digits.filled and not problem.candidates:
        return str(problem.givens).replace(".", "0")
    candidates = problem.candidates or ((),) * 81
    cells = zip(problem.givens.symbols, problem.digits.symbols, candidates, strict=True)
    values = (given or (digit + 9 if digit else _bits(symbols)) for given, digit, symbols in cells)
    return "S9B" + "".join(_BASE[value // 36] + _BASE[value % 36] for value in values)


def _bits(symbols: Sequence[int]) -> int:
    return 18 + sum(1 << symbol - 1 for symbol in symbols) if symbols else 0


FORMAT = Format(by_line=True, carries=("digits", "candidates"), claims=claims, read=read, write=write)
