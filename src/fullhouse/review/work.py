"""The work of a review in pieces, so that the turning points come first and others can do the rest.

`first_look` judges every decision quickly; `look_deeper` judges one of them again, the dearest first in the
order of `by_loss`; `assemble` makes a review of whatever there is, with the curve, the turning points, the
best move, accuracy and luck. Same record, budget and seed, same review.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat, every_seat
from fullhouse.records.record import Record
from fullhouse.records.replay import positions
from fullhouse.review.data import Decision, PlayerReview, Point, Review
from fullhouse.review.decisions import WORTH_A_WORD, judge_decision
from fullhouse.review.judges import Judging, judge_for, margin, share
from fullhouse.review.moments import Played, is_together, played
from fullhouse.review.path import is_solving, problem_path, solving_decisions

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


TURNING = 3
SHARP = 0.1
"""A loss of this much takes a decision's accuracy down to 37 %."""
TURNS = 0.06
"""Against others, a turning point gives away at least this chance to win."""


def turning_points(played: Played, decisions: Sequence[Decision]) -> tuple[int, ...]:
    """The moves that cost most, the most expensive first; none where nobody gave much away."""
    contest = len(played.record.seats) > 1 and not is_solving(played)
    dear = [
        one
        for one in decisions
        if one.kind is not None and one.loss > WORTH_A_WORD and (not contest or one.given >= TURNS)
    ]
    return tuple(one.n for one in sorted(dear, key=lambda one: one.given + one.loss, reverse=True)[:TURNING])


def best_move(decisions: Sequence[Decision]) -> int | None:
    """The move whose next best one was worth least beside it."""
    best = max(decisions, key=lambda one: one.gap, default=None)
    return best.n if best is not None and best.gap > WORTH_A_WORD else None


def curve(played: Played, decisions: Sequence[Decision]) -> tuple[Point, ...]:
    """What each seat could expect before each decision, by whoever decided, and the result at the end.

    Where a problem is solved, how much of it is right.
    """
    seats = len(played.record.seats)
    if is_solving(played):
        return _progress(played, decisions)
    win, lead = [1 / seats] * seats, [0.0] * seats
    points = []
    for one in decisions:
        _set(win, one.seat, one.before.win)
        lead[one.seat - 1] = one.before.lead
        if seats == 2:
            lead[2 - one.seat] = -one.before.lead
        points.append(Point(one.n - 1, tuple(win), tuple(lead)))
    view = played.final
    if view.over:
        ends = tuple(share(view.winners, view.scores, seat) for seat in every_seat(seats))
        if seats == 1:  # somebody alone has won, has failed without points, or keeps what they had
            ends = (1.0 if view.winners else decisions[-1].after.win if view.scores[0] else 0.0,)
        leads = tuple(float(margin(view.scores, seat)) for seat in every_seat(seats))
        points.append(Point(len(played.record.moves), ends, leads))
    return tuple(points)


def _progress(played: Played, decisions: Sequence[Decision]) -> tuple[Point, ...]:
    """The share of the grid that is right: on one board for all, or in a race on everybody's own."""
    seats = len(played.record.seats)
    right, nothing = [0.0] * seats, (0.0,) * seats
    points = []
    for one in decisions:
        for seat in every_seat(seats) if is_together(played) else (one.seat,):
            right[seat - 1] = one.before.win
        points.append(Point(one.n - 1, tuple(right), nothing))
    if played.final.over:
        for seat in played.final.winners:
            right[seat - 1] = 1.0
        points.append(Point(len(played.record.moves), tuple(right), nothing))
    return tuple(points)


def _set(win: list[float], seat: Seat, value: float) -> None:
    """One seat's chance, and what is left for the others in their old proportions."""
    if len(win) == 1:
        win[0] = value
        return
    rest = sum(win) - win[seat - 1]
    for other in range(len(win)):
        if other != seat - 1:
            win[other] = (1 - value) * (win[other] / rest if rest > 0 else 1 / (len(win) - 1))
    win[seat - 1] = value


def player_reviews(
    played: Played, decisions: Sequence[Decision], points: Sequence[Point]
) -> tuple[PlayerReview, ...]:
    seats = every_seat(len(played.record.seats))
    lost = [sum(max(0.0, one.given) for one in decisions if one.seat == seat) for seat in seats]
    hints = _hints(played)
    reviews = []
    for seat in seats:
        mine = [one for one in decisions if one.seat == seat]
        judged = [exp(-one.loss / SHARP) for one in mine if one.choices > 1]
        luck = None
        if played.final.over and points and not is_solving(played):
            others = sum(lost) - lost[seat - 1]
            gained = points[-1].win[seat - 1] - points[0].win[seat - 1]
            luck = gained + lost[seat - 1] - others / max(1, len(seats) - 1)
        times = [one.seconds for one in mine if one.seconds is not None]
        reviews.append(
            PlayerReview(
                seat=seat,
                accuracy=100 * max(0.0, sum(judged) - hints[seat]) / len(judged) if judged else None,
                decisions=len(mine),
                lost=lost[seat - 1],
                luck=luck,
                seconds=sum(times) if times else None,
                points_lost=sum(max(0.0, one.before.lead - one.after.lead) for one in mine),
                hints=hints[seat],
            )
        )
    return tuple(reviews)


def _hints(played: Played) -> Counter[Seat]:
    """How many hints each seat has asked for."""
    hints: Counter[Seat] = Counter()
    before = 0
    for recorded, state, _ in positions(played.record):
        now = played.game.hints(state)
        if recorded is not None:
            hints[recorded.seat] += now - before
        before = now
    return hints


def unlucky(played: Played, players: Sequence[PlayerReview]) -> tuple[Seat, ...]:
    """Who gave away less than every winner and did not win."""
    winners = played.final.winners
    if not winners or len(players) == 1 or is_solving(played):
        return ()
    least = min(players[seat - 1].lost for seat in winners)
    return tuple(one.seat for one in players if one.seat not in winners and one.lost < least)
