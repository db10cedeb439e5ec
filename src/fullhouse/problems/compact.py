"""A problem in some 28 letters: which cells are given, and their digits."""

from base64 import urlsafe_b64decode, urlsafe_b64encode

from fullhouse.core.errors import BadInput

CELLS = 81


def pack(problem: str) -> str:
    """The code of a problem on the 9×9 board.

    >>> plain = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> unpack(pack(plain)) == plain
    True
    """
    number = 0
    for char in reversed(problem.replace(".", "")):
        number = number * 9 + int(char) - 1
    for char in problem:
        number = number * 2 + (char != ".")
    return urlsafe_b64encode(number.to_bytes((number.bit_length() + 7) // 8, "big")).decode().rstrip("=")


def clues_in(code: str) -> int:
    """How many cells are given; much faster than to unpack it.

    >>> clues_in(pack("53" + "." * 79))
    2
    """
    return (_number(code) & (1 << CELLS) - 1).bit_count()


def unpack(code: str) -> str:
    """The problem of a code; BadInput for an invalid code."""
    digits, given = divmod(_number(code), 1 << CELLS)
    cells = []
    for cell in range(CELLS):
        if given >> (CELLS - 1 - cell) & 1:
            digits, digit = divmod(digits, 9)
            cells.append(str(digit + 1))
        else:
            cells.append(".")
    if digits:
        raise BadInput("bad-problem-code", value=code)
    return "".join(cells)


def _number(code: str) -> int:
    try:
        return int.from_bytes(urlsafe_b64decode(code + "=" * (-len(code) % 4)), "big")
    except ValueError:
        raise BadInput("bad-problem-code", value=code) from None
