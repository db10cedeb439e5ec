"""Who judges the moves of a view: the strongest bot's net, or games played on by simple players.

A judge gets a view and nothing else, so that what was hidden then changes nothing. What no judge compares
(faults, objections, lost turns) is carried out in imagined positions that agree with the view, each played on
by the judge's own first choices until the seat has its turn again.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from fullhouse.bots import brains
from fullhouse.core.chance import Chance
from fullhouse.core.errors import FullHouseError, Refused
from fullhouse.core.events import most_points
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.core.options import RefereedOptions
from fullhouse.games import AnyGame, game_bot
from fullhouse.games.kit.bot import Effort
from fullhouse.review.data import Judge, Value

POINT_ALONE = 1 / 20
"""What a point is worth in chances to win, where a brain counts points only."""
COMPARED = 8
"""How many moves are played on from at most, those with the most points first."""
FIRST_GAMES = 2
"""How many games are played on from each move for the first look."""
GLANCES = 4
"""A simple player compares this many moves and takes the one with the most points."""
MOST_MOVES = 400
"""A game that is played on ends after this many moves."""


class Judged(msgspec.Struct, frozen=True):
    """A move, the points that it brings at once, and what can be expected from it."""

    move: Move
    now: float
    value: Value


class Judging(Protocol):
    name: Judge
    point: float
    """What a point is worth in chances to win."""

    def first(self, view: View, seat: Seat, also: Sequence[Move] = ()) -> list[Judged]:
        """The moves worth comparing, by a first look, and these ones if it can judge them.

        Empty where this view cannot be judged.
        """

    def deep(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[Judged]:
        """Some moves, each looked into equally deep; those that cannot be judged are left out."""


def aim(judge: Judging, value: Value) -> float:
    """A value as one number, half of it the chance to win, half the lead."""
    return (value.win + judge.point * value.lead) / 2


def margin(scores: Sequence[int], seat: Seat) -> int:
    """The lead over the best opponent; alone, the points."""
    others = [score for other, score in enumerate(scores, 1) if other != seat]
    return scores[seat - 1] - max(others, default=0)


def guarded(view: View) -> View:
    """The same view at a table where faults are refused."""
    if not isinstance(view.options, RefereedOptions):
        return view
    return replace(view, options=replace(view.options, referee="guard"))


class NetJudge:
    """The strongest bot: the first look is its net alone, the deep one sees every reply or draw."""

    name: Judge = "net"

    def __init__(self, game: AnyGame, budget: int) -> None:
        effort = game_bot(game.id).effort
        self._game = game.id
        self._effort = Effort(budget=budget, width=effort.width, win=effort.win)
        self.point = 1 / effort.win if effort.win else POINT_ALONE

    def first(self, view: View, seat: Seat, also: Sequence[Move] = ()) -> list[Judged]:  # noqa: ARG002
        return self._weighed(view, seat, ())  # all moves that the net knows

    def deep(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[Judged]:
        return self._weighed(view, seat, moves) if moves else []

    def _weighed(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[Judged]:
        if view.to_move != seat:
            return []
        try:
            weights = brains.weigh(self._game, view, seat, moves, effort=self._effort)
        except (FullHouseError, ValueError):  # a correction, or a claim: no brain knows these situations
            return []
        ahead = margin(view.scores, seat)
        return [Judged(one.move, one.now, Value(ahead + one.points, one.win)) for one in weights]


class PlayoutJudge:
    """Simple players play on from positions that agree with the view, the same ones after each move."""

    name: Judge = "playouts"

    def __init__(self, game: AnyGame, budget: int, seed: int) -> None:
        self._game, self._seed = game, seed
        self._games = max(FIRST_GAMES, budget // 4)
        self.point = 1 / 100

    def first(self, view: View, seat: Seat, also: Sequence[Move] = ()) -> list[Judged]:
        if view.to_move != seat:
            return []
        state = self._game.imagine(guarded(view), Chance(self._seed))
        acts = self._game.verbs_of("acts")
        moves = [move for move in self._game.legal(state, seat) if move.verb in acts]
        worth = {move: points_of(self._game, state, seat, move) for move in moves}
        best = sorted(moves, key=worth.__getitem__, reverse=True)[:COMPARED]
        return self._played_on(view, seat, list(dict.fromkeys([*best, *also])), FIRST_GAMES)

    def deep(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[Judged]:
        return self._played_on(view, seat, moves, self._games) if view.to_move == seat else []

    def _played_on(self, view: View, seat: Seat, moves: Sequence[Move], games: int) -> list[Judged]:
        shown = guarded(view)
        judgements = []
        for move in moves:
            lead = win = now = 0.0
            for number in range(games):
                state = self._game.imagine(shown, Chance(self._seed + number))
                try:
                    after, _ = self._game.play(state, seat, move)
                except Refused:
                    break
                now = points_of(self._game, state, seat, move)
                end = play_on(self._game, after, Chance(self._seed + number))
                lead += margin(end.scores, seat) / games
                win += share(end.winners, end.scores, seat) / games
            else:
                judgements.append(Judged(move, now, Value(lead, win)))
        return judgements


def points_of(game: AnyGame, state: Any, seat: Seat, move: Move) -> float:
    """The points that a move brings at once, as they are shown before it; 0 where none are."""
    shown = game.points(state, seat, move, 1 << move.cell) if move.cell >= 0 else None
    return shown[0] if shown else 0.0


def share(winners: Sequence[Seat], scores: Sequence[int], seat: Seat) -> float:
    """A seat's part of a win: first places are shared. Where nobody has won yet, the leaders have."""
    first = winners or most_points(scores)
    return 1 / len(first) if seat in first else 0.0


def play_on(game: AnyGame, state: Any, chance: Chance) -> Any:
    """How a game ends when simple players take the most points of the few moves they look at."""
    acts, quiet = game.verbs_of("acts"), game.verbs_of("answers")
    for _ in range(MOST_MOVES):
        if game.outcome(state).is_over:
            break
        seat = game.to_move(state) or next(iter(game.to_act(state)), None)
        if seat is None:
            break
        legal = game.legal(state, seat)
        if not legal:
            break
        glances = [chance.choice(legal) for _ in range(GLANCES)]
        useful = [move for move in glances if move.verb in acts]
        if not useful:
            useful = [move for move in legal if move.verb in quiet] or glances[:1]
        move = max(useful, key=lambda one: points_of(game, state, seat, one))
        state, _ = game.play(state, seat, move)
    return game.outcome(state)


def judge_for(game: AnyGame, view: View, budget: int, seed: int) -> Judging:
    """The best judge there is for a game with these seats and options."""
    if brains.can_weigh(game.id, view):
        return NetJudge(game, budget)
    return PlayoutJudge(game, budget, seed)


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
