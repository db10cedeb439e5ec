"""What follows from the decisions: the curve, the turning points, the best move, accuracy and luck."""

from collections import Counter
from collections.abc import Sequence
from math import exp

from fullhouse.core.ids import Seat, every_seat
from fullhouse.records.replay import positions
from fullhouse.review.data import Decision, PlayerReview, Point
from fullhouse.review.judges import margin, share
from fullhouse.review.losses import WORTH_A_WORD
from fullhouse.review.moments import Played, is_together
from fullhouse.review.solving import is_solving

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
