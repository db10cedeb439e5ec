"""Rounds in turns, their best and their spread, as a table; the documentation site draws it."""

from __future__ import annotations

import resource
from collections.abc import Callable
from statistics import median
from time import process_time

Turn = Callable[[], object]


def _spent() -> float:
    """CPU seconds of this process and of all that it has started."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


class Row:
    """One line: seconds of each round of everybody who took part."""

    def __init__(self, name: str, things: int) -> None:
        self.name, self.things = name, things
        self.rounds: dict[str, list[float]] = {}

    def measure(self, turns: dict[str, Turn], rounds: int) -> None:
        """CPU seconds; everybody once, then everybody again."""
        for _ in range(rounds):
            for who, turn in turns.items():
                start = _spent()
                turn()
                self.rounds.setdefault(who, []).append(_spent() - start)

    def each(self, who: str) -> float:
        """Microseconds for one, the best round."""
        return min(self.rounds[who]) / self.things * 1e6

    def spread(self, who: str) -> float:
        """How much slower than the best the middle round was."""
        return median(self.rounds[who]) / min(self.rounds[who]) - 1


def table(rows: list[Row]) -> str:
    """A line for everybody; behind each peer how many times as long as ours it takes."""
    lines = ["| set | who | µs for one | middle round | times ours |", "|---|---|---|---|---|"]
    for row in rows:
        ours = next(iter(row.rounds))
        for who in row.rounds:
            each = f"{row.each(who):,.2f} | +{row.spread(who):.0%} | {row.each(who) / row.each(ours):.2f}"
            lines.append(f"| {row.name} | {who} | {each} |".replace("%", " %"))
    return "\n".join(lines)
