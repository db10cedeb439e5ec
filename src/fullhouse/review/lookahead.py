"""Values of what no judge compares (faults, objections, lost turns): carried out in imagined positions.

Each position agrees with the seat's view. It is played on by the judge's own first choices until the seat has
its turn again.
"""

from collections.abc import Sequence
from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame
from fullhouse.review.data import Value
from fullhouse.review.judges import Judging, aim, margin, play_on, share

MAX_FOLLOWED_MOVES = 40
"""How many moves of the others are followed at most."""


def foresee(  # noqa: PLR0917
    game: AnyGame,
    judge: Judging,
    view: View,
    seat: Seat,
    moves: Sequence[Move | None],
    chances: Sequence[Chance],
) -> list[Value | None]:
    """The value of each move for the seat, in one imagined position for each chance; None for one refused.

    The move None means to do nothing and to wait for one's turn.
    """
    sums: list[tuple[float, float] | None] = [(0.0, 0.0)] * len(moves)
    for chance in chances:
        state = game.imagine(view, chance)
        for place, move in enumerate(moves):
            so_far = sums[place]
            if so_far is None:
                continue
            try:
                after = state if move is None else game.play(state, seat, move)[0]
            except Refused:
                sums[place] = None
                continue
            value = _later(game, judge, after, seat)
            sums[place] = (so_far[0] + value.lead / len(chances), so_far[1] + value.win / len(chances))
    return [None if total is None else Value(*total) for total in sums]


def _later(game: AnyGame, judge: Judging, state: Any, seat: Seat) -> Value:
    """What the seat can expect when it has its turn again, or at the end."""
    if judge.name == "playouts":
        end = play_on(game, state, Chance(0))
        return Value(margin(end.scores, seat), share(end.winners, end.scores, seat))
    for _ in range(MAX_FOLLOWED_MOVES):
        outcome = game.outcome(state)
        if outcome.is_over:
            break
        turn = game.to_move(state)
        if turn == seat:
            judged = judge.first(game.view(state, seat), seat)
            if judged:
                return max((one.value for one in judged), key=lambda value: aim(judge, value))
            break
        after = _step(game, judge, state, turn)
        if after is None:
            break
        state = after
    outcome = game.outcome(state)
    scores = outcome.scores
    ahead = margin(scores, seat)
    if outcome.is_over:
        return Value(ahead, share(outcome.winners, scores, seat))
    even = 1 / len(scores)
    return Value(ahead, even)


def _step(game: AnyGame, judge: Judging, state: Any, turn: Seat | None) -> Any:
    """The position after what the others do: they accept what they are asked, and play the best move."""
    quiet = game.verbs_of("answers")
    for seat in game.to_act(state):
        if seat == turn:
            continue
        accepts = [move for move in game.legal(state, seat) if move.verb in quiet]
        if accepts and turn is None:
            return game.play(state, seat, accepts[0])[0]
    if turn is None:
        return None
    judged = judge.first(game.view(state, turn), turn)
    for one in sorted(judged, key=lambda one: aim(judge, one.value), reverse=True):
        try:
            return game.play(state, turn, one.move)[0]
        except Refused:
            continue
    legal = [move for move in game.legal(state, turn) if move.verb in game.verbs_of("acts")]
    return game.play(state, turn, legal[0])[0] if legal else None
