"""What a format is: how to recognise, read and write it, and what it has room for."""

from collections.abc import Callable, Sequence

import msgspec

from fullhouse.problems.problem import Field, Problem


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """Each module of the folder above has one, called `FORMAT`, whose id is the module's name."""

    carries: tuple[Field, ...] = ()
    """What it has room for besides the givens."""
    several: bool = True
    """Whether one text holds several problems."""
    by_line: bool = False
    """Whether each line is a problem, so that a file of any length can be read and written in pieces."""
    claims: Callable[[str], bool]
    """Whether a text is, by its first look, in this format and no other."""
    read: Callable[[str], list[Problem]]
    write: Callable[[Sequence[Problem]], str]
