"""Decisions of a game without opponents on a problem: a digit is right, or it is a mistake."""

from collections.abc import Iterator

from fullhouse.review.data import Better, Decision, Mistake, ProblemPath, Value
from fullhouse.review.moments import Played
from fullhouse.review.path import written
from fullhouse.solver import solve

MISTAKE, FOLLOWED = 0.2, 0.1
"""What a wrong digit loses, and each further one that it led to."""
CHOICES = 2


def is_solving(played: Played) -> bool:
    """Whether a problem is solved, alone or together, and nobody counts points."""
    view = played.moments[0].view
    shared = view.to_move is None or len(view.scores) == 1
    return played.game.problem(view) is not None and shared


def solving_decisions(played: Played, path: ProblemPath) -> Iterator[Decision]:
    """Every digit that was written. Its value is the share of the open cells that are right."""
    problem = played.game.problem(played.moments[0].view) or ""
    solution, total = solve(problem), max(1, problem.count(".") + problem.count("0"))
    mistakes = {mistake.n: mistake for mistake in path.mistakes}
    for moment in played.moments:
        if not written(moment):
            continue
        pairs = zip(moment.view.board, solution, problem, strict=True)
        right = sum(shown == digit != given for shown, digit, given in pairs)
        good = Value(0.0, (right + 1) / total)
        mistake = mistakes.get(moment.n)
        yield Decision(
            n=moment.n,
            seat=moment.seat,
            move=played.game.write_move(moment.move),
            before=good,
            after=good if mistake is None else Value(0.0, right / total),
            now=0,
            better=() if mistake is None else (Better(f"{mistake.cell}={mistake.right}", 0, good),),
            given=0 if mistake is None else 1 / total,
            loss=0 if mistake is None else min(1.0, MISTAKE + FOLLOWED * mistake.led_to),
            choices=CHOICES,
            kind=None if mistake is None else "mistake",
            facts={} if mistake is None else _facts(mistake),
            seconds=moment.seconds,
            deep=True,
        )


def _facts(mistake: Mistake) -> dict[str, object]:
    return {"cell": mistake.cell, "symbol": mistake.symbol, "right": mistake.right, "count": mistake.led_to}
