"""A move of any game as data, what its verb is for, and a lazy sequence of the moves that are legal now."""

from collections.abc import Iterator, Sequence
from typing import Literal, overload

import msgspec

from fullhouse.core.ids import Cell, Symbol


class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What somebody does: a verb, and the cell, symbol and ground that the verb asks for.

    `CELL=D` is the verb `write`, whatever the game calls it; `CELL=D!` is the verb `declare`.
    """

    verb: str
    cell: Cell = Cell(-1)
    symbol: Symbol = Symbol(0)
    ground: str = ""


Part = tuple[Sequence[Move], int]
"""A table of moves, and the mask of those that are legal: bit *i* stands for the table's move *i*."""


class Moves(Sequence[Move]):
    """Legal moves, made only when somebody looks: thousands cost no more than a few masks.

    >>> table = [Move("lay", Cell(cell)) for cell in range(4)]
    >>> legal = Moves((table, 0b1010), ([Move("stuck")], 1))
    >>> len(legal), legal[1].cell, legal[-1].verb, Move("lay", Cell(0)) in legal
    (3, 3, 'stuck', False)
    """

    __slots__ = ("_parts",)

    def __init__(self, *parts: Part) -> None:
        self._parts = parts

    @property
    def parts(self) -> tuple[Part, ...]:
        """The tables and masks, for those who want to send them on."""
        return self._parts

    def __len__(self) -> int:
        return sum(mask.bit_count() for _, mask in self._parts)

    def __iter__(self) -> Iterator[Move]:
        for table, mask in self._parts:
            rest = mask
            while rest:
                low = rest & -rest
                yield table[low.bit_length() - 1]
                rest ^= low

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += len(self)
        if index >= 0:
            for table, mask in self._parts:
                count = mask.bit_count()
                if index < count:
                    return table[nth_bit(mask, index)]
                index -= count
        raise IndexError("no such legal move")


NOTHING = Moves()


def nth_bit(mask: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0 at the low end.

    >>> nth_bit(0b10110, 2)
    4
    """
    place, size = 0, mask.bit_length()
    while size > 1:
        half = size >> 1
        below = mask & ((1 << half) - 1)
        count = below.bit_count()
        if n < count:
            mask, size = below, half
        else:
            mask, size = mask >> half, size - half
            place, n = place + half, n - count
    return place


def single(verb: str) -> tuple[Move, ...]:
    """A table of one move, for verbs that take no cell."""
    return (Move(verb),)


Role = Literal["acts", "answers", "objects", "votes", "clock", "aside", "asks"]
"""What a verb is for:

- `acts`: plays the game on. A bot tries these.
- `answers`: says that one accepts what somebody else did; the position stays as it is.
- `objects`: says that somebody else made a mistake. A bot says it only where it would be right.
- `votes`: agrees to something that all decide together, or takes that back; the position stays as it is.
- `clock`: only a clock makes it.
- `aside`: helps, or gives something up (a note, passing). A bot does it only if it has no other move.
- `asks`: asks the coach, who answers the player that asked; like `aside` otherwise.
"""


class Verb(msgspec.Struct, frozen=True):
    """A verb of a game, as its moves have it, and its role."""

    name: str
    role: Role


def verbs(**names: str) -> tuple[Verb, ...]:
    """Verbs by role, several in one text.

    >>> verbs(acts="lay stuck", clock="timeout")[1]
    Verb(name='stuck', role='acts')
    """
    return tuple(
        Verb(name, msgspec.convert(role, Role)) for role, said in names.items() for name in said.split()
    )
