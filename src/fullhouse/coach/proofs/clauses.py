"""Clauses for the checker: of some candidates one is true. And all ways to make a list of them true."""

from collections.abc import Iterator

from fullhouse.coach.geometry import PEERS
from fullhouse.coach.step import Candidate

Clause = frozenset[Candidate]
"""One of these candidates is true."""


def fillings(clauses: list[Clause], true: tuple[Candidate, ...]) -> Iterator[tuple[Candidate, ...]]:
    """Every way to choose candidates that do not clash, one of each clause at least."""
    left = [clause for clause in clauses if not clause & set(true)]
    if not left:
        yield true
        return
    open_ = [[c for c in clause if not any(clash(c, other) for other in true)] for clause in left]
    for candidate in min(open_, key=len):
        yield from fillings(left, (*true, candidate))


def clash(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and other[0] in PEERS[one[0]]
