"""The five levels as players: the numbers of a level decide how much it sees, proves, plans and overlooks."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from fullhouse.bots import brains
from fullhouse.bots.answers import answer, watch
from fullhouse.bots.bot import Bot, Choice, Situation, Why
from fullhouse.bots.deduction import proved_digits
from fullhouse.bots.faultless import last_resort
from fullhouse.bots.levels import STRONGEST, USUAL, Level, level_at, level_of, levels, strengths
from fullhouse.bots.perception import (
    Perception,
    digit,
    happens,
    honest_mistake,
    is_blocked,
    shown_grid,
    with_reach,
)
from fullhouse.bots.simple import HelperBot, solution_of
from fullhouse.core.chance import Chance
from fullhouse.core.moves import Move
from fullhouse.games import game_bot
from fullhouse.games.kit.bot import Advice, Effort

FIRST = 10
"""The place of the weakest level among all bots."""
STUBBORN = 0.2
"""The chance that somebody goes beyond the techniques they know, each time they look at a problem."""
SEEDS = 2**53
LARGE = 0.15
"""How much larger the largest digit looks than the smallest, as a share of what somebody can be wrong by."""


class LevelBot(Bot):
    """A level. Without a net, or in a game that no brain knows, it falls back to the next simpler method."""

    def __init__(self, name: str, level: int, numbers: Level) -> None:
        self.name, self.level, self.numbers = name, level, numbers
        self.pace, self.solving = numbers.pace, numbers.solving

    def numbers_in(self, game: str) -> Level:
        """What it sees and plans in this game."""
        return level_of(self.name, game) if self.name in levels() else self.numbers

    def numbers_now(self, game: str, chance: Chance) -> Level:
        """The numbers for one move: those of the strongest level in the moves into which all work goes."""
        numbers = self.numbers_in(game)
        if numbers.thinks in {0, 1}:
            return numbers
        return level_of(STRONGEST, game) if happens(chance, numbers.thinks) else replace(numbers, thinks=0.0)

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = situation.legal if situation.legal is not None else game.legal(state, seat)
        numbers = self.numbers_now(game.id, chance)
        said = answer(game, state, seat, legal, watch(situation, numbers.attention, chance))
        if said is not None or view.to_move not in (None, seat):
            return Choice(said)
        perception = Perception(numbers, situation, legal, state, chance)
        methods = (_enough, _stop, _tidy, _slip, _mend, _planned, _proved, _best_seen, _anything)
        chosen = next(
            (choice for method in methods if (choice := method(perception)) is not None), Choice(None)
        )
        if chosen.move is None:
            return chosen
        return Choice(chosen.move, with_reach(chosen.why, situation, chosen.move))


class StrengthBot(LevelBot):
    """A player of any strength between the weakest level and the strongest, named by it: `1350`."""

    is_offered = False

    def __init__(self, strength: int) -> None:
        super().__init__(str(strength), FIRST + len(levels()), levels()[USUAL])
        self.strength = strength

    def numbers_in(self, game: str) -> Level:
        return level_at(self.strength, game)


def range_of(game: str) -> tuple[int, int]:
    """The strengths of the weakest level and of the strongest in a game."""
    low, *_, high = strengths(game_bot(game)).values()
    return low, high


def _planned(perception: Perception) -> Choice | None:
    """The best move by the brain of this game among those that are noticed and can be proved."""
    level, view = perception.level, perception.view
    plans = level.foresight > 0
    # Whoever corrects an own digit in somebody else's turn is to move, but no brain knows that situation.
    in_turn = view.to_move == perception.seat == getattr(view, "turn", perception.seat) and perception.acts
    if not plans or perception.is_solving or not in_turn or not brains.knows(perception.game.id):
        return None
    full = game_bot(perception.game.id).effort
    budget = perception.situation.budget or max(1, round(level.thinks * full.budget))
    effort = Effort(budget=budget, width=full.width, win=full.win)
    seed = perception.chance.below(SEEDS)
    advice = brains.advise(perception.game.id, view, perception.seat, effort=effort, seed=seed)
    legal = set(perception.acts)
    advice = tuple(replace(one, move=perception.game.proved(perception.state, one.move)) for one in advice)
    known = perception.proved() if perception.needs_proof and level.technique else None
    advice = tuple(
        one
        for one in advice
        if one.move in legal and (known is None or one.move.cell < 0 or digit(one.move) in known)
    )
    for look in perception.looks:
        noticed = [one for one in advice if one.move.cell < 0 or look >> one.move.cell & 1]
        if level.foresight < 1 or level.misjudges:
            noticed.sort(key=partial(_mixed, perception), reverse=True)
        if noticed:
            best = noticed[0]
            technique = None if known is None else known.get(digit(best.move))
            why = Why(
                points=best.now,
                lead=best.points,
                win=best.win,
                technique=technique,
                looked_at=perception.cells_noticed(),
            )
            return Choice(best.move, why)
    return None


def _mixed(perception: Perception, advice: Advice) -> float:
    foresight = perception.level.foresight
    return (1 - foresight) * advice.now + foresight * advice.points + _misjudged(perception, advice.move)


def _misjudged(perception: Perception, move: Move) -> float:
    """By how much this player is wrong about a move's points: less near the last move; large digits lure."""
    error = perception.farness(move) * (2 * perception.chance.below(1_000) / 1_000 - 1)
    return perception.level.misjudges * (error + LARGE * perception.largeness(move))


def _enough(perception: Perception) -> Choice | None:
    """The end of a free turn, after as many digits as this player finds in its time."""
    turn = perception.game.free_turn(perception.view, perception.seat)
    if turn is None or turn.moves < max(1, round(perception.level.digits * (turn.seconds or 60) / 60)):
        return None
    return next((Choice(move) for move in perception.without_cell()), None)


def _stop(perception: Perception) -> Choice | None:
    """The vote to stop, where it is offered and this player notices that nothing fits anywhere any more."""
    grid = shown_grid(perception.situation)
    if not getattr(perception.view, "stop_offered", False) or grid is None:
        return None
    if not is_blocked(grid) or perception.seat in perception.game.votes(perception.shown):
        return None
    votes = perception.game.verbs_of("votes")
    stop = next((move for move in perception.legal if move.verb in votes), None)
    return Choice(stop) if happens(perception.chance, perception.level.attention) else None


def _tidy(perception: Perception) -> Choice | None:
    """Drops tiles that are of no use any more, if that ends no turn and this player thinks of it."""
    for move in perception.acts:
        if move.cell < 0 and move.symbol and happens(perception.chance, perception.level.attention):
            after = perception.tried(move)
            if after is not None and perception.game.to_move(after) == perception.seat:
                return Choice(move, Why(points=perception.points(move, after)))
    return None


def _slip(perception: Perception) -> Choice | None:
    if not happens(perception.chance, perception.level.slips):
        return None
    move = honest_mistake(perception)
    return None if move is None else Choice(move, Why(looked_at=perception.cells_noticed()))


def _mend(perception: Perception) -> Choice | None:
    """Takes a wrong digit off a shared problem, where this player notices one."""
    if (
        not perception.is_solving
        or perception.problem is None
        or not happens(perception.chance, perception.level.attention)
    ):
        return None
    pairs = zip(perception.view.board, solution_of(perception.problem), strict=True)
    return _helped(perception) if any(shown not in (".", right) for shown, right in pairs) else None


def _proved(perception: Perception) -> Choice | None:
    """A digit that this player can prove, the one with the most points among those noticed first."""
    if not perception.needs_proof:
        return None
    own = perception.proved()
    best = _best(perception, lambda move: digit(move) in own)
    if best is None and (not perception.is_solving or happens(perception.chance, STUBBORN)):
        own = proved_digits(perception.view.board, "")
        best = _best(perception, lambda move: digit(move) in own) or (
            _helped(perception) if perception.is_solving else None
        )
    if best is None:
        return Choice(None) if perception.is_solving else None
    technique = None if best.move is None else own.get(digit(best.move))
    return Choice(best.move, Why(points=best.why.points, technique=technique, looked_at=best.why.looked_at))


def _best_seen(perception: Perception) -> Choice | None:
    return _best(perception, lambda _move: True)


def _best(perception: Perception, wanted: Callable[[Move], bool]) -> Choice | None:
    """The wanted move with the most points, as this player counts, from the first look that shows one."""
    for moves in perception.seen(wanted):
        faultless = perception.faultless(moves)
        if faultless:
            points, move = max(faultless, key=lambda pair: pair[0] + _misjudged(perception, pair[1]))
            return Choice(move, Why(points=points, looked_at=perception.cells_noticed()))
    return None


def _helped(perception: Perception) -> Choice | None:
    choice = HelperBot().decide(perception.situation, perception.chance)
    return None if choice.move is None else choice


def _anything(perception: Perception) -> Choice | None:
    """An act without a cell, or what is left where every act would be a fault."""
    moves = perception.without_cell() or last_resort(perception.game, perception.legal)
    return Choice(perception.chance.choice(moves)) if moves else None


BOTS = tuple(LevelBot(name, FIRST + place, numbers) for place, (name, numbers) in enumerate(levels().items()))
