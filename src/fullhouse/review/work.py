"""The work of a review in pieces, so that the turning points come first and others can do the rest.

`first_look` judges every decision quickly; `look_deeper` judges one of them again, the dearest first in the
order of `by_loss`; `assemble` makes a review of whatever there is. Same record, budget and seed, same review.
"""

from collections.abc import Callable, Sequence

from fullhouse.core.errors import BadInput
from fullhouse.records.record import Record
from fullhouse.review.data import Decision, Review
from fullhouse.review.decisions import judge_decision
from fullhouse.review.judges import Judging, judge_for
from fullhouse.review.moments import Played, played
from fullhouse.review.path import problem_path
from fullhouse.review.solving import is_solving, solving_decisions
from fullhouse.review.summary import best_move, curve, player_reviews, turning_points, unlucky

BUDGET = 40
"""How many positions are judged for each decision; a quarter as many games are played on."""
MOST_BUDGET = 10_000
SEED = 1

Progress = Callable[[int, int], None]
"""Told how many decisions are judged, and how many there are."""


def review(
    record: Record, *, budget: int = BUDGET, seed: int = SEED, progress: Progress = lambda _done, _all: None
) -> Review:
    """The whole review of a record. Raises BadInput for one that has no decisions, or far too many."""
    game = played(record)
    decisions = first_look(game, budget, seed)
    order = by_loss(decisions)
    for done, n in enumerate(order):
        progress(done, len(order))
        decisions = look_deeper(game, decisions, n, budget, seed)
    return assemble(game, decisions, budget)


def first_look(game: Played, budget: int = BUDGET, seed: int = SEED) -> list[Decision]:
    """Every decision that can be judged, by a first look."""
    check_budget(budget)
    path = problem_path(game) if is_solving(game) else None
    if path is not None:
        return list(solving_decisions(game, path))
    judge = _judge(game, budget, seed)
    decisions = (judge_decision(game, judge, moment, deep=False, seed=seed) for moment in game.moments)
    return [decision for decision in decisions if decision is not None]


def look_deeper(
    game: Played, decisions: Sequence[Decision], n: int, budget: int = BUDGET, seed: int = SEED
) -> list[Decision]:
    """The decisions, the one with this number looked into deeply; left out where that cannot be judged."""
    check_budget(budget)
    judge = _judge(game, budget, seed)
    moment = next(one for one in game.moments if one.n == n)
    deep = judge_decision(game, judge, moment, deep=True, seed=seed)
    return [new for one in decisions if (new := deep if one.n == n else one) is not None]


def by_loss(decisions: Sequence[Decision]) -> list[int]:
    """The numbers of the decisions that need a deeper look, the dearest first."""
    left = [one for one in decisions if not one.deep]
    return [one.n for one in sorted(left, key=lambda one: (-one.loss, one.n))]


def assemble(game: Played, decisions: Sequence[Decision], budget: int = BUDGET) -> Review:
    """A review of what has been judged so far. Raises BadInput where that is nothing."""
    record, view = game.record, game.final
    if not decisions:
        raise BadInput("review-no-decisions", game=record.game, moves=len(record.moves))
    points = curve(game, decisions)
    players = player_reviews(game, decisions, points)
    return Review(
        game=record.game,
        seats=record.seats,
        judge="solution" if is_solving(game) else _judge(game, budget, SEED).name,
        budget=budget,
        is_complete=not by_loss(decisions),
        moves=len(record.moves),
        over=view.over,
        winners=view.winners,
        scores=view.scores,
        decisions=tuple(decisions),
        curve=points,
        turning=turning_points(game, decisions),
        best=best_move(decisions),
        players=players,
        unlucky=unlucky(game, players),
        path=problem_path(game),
    )


def _judge(game: Played, budget: int, seed: int) -> Judging:
    return judge_for(game.game, game.moments[0].view, budget, seed)


def check_budget(budget: int) -> None:
    """Raises BadInput for a budget that is too small or too large."""
    if not 1 <= budget <= MOST_BUDGET:
        raise BadInput("review-budget", budget=budget, most=MOST_BUDGET)
