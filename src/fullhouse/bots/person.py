"""The five levels as players: the numbers of a level decide how much it sees, proves, plans and overlooks."""

import logging
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from fullhouse.bots import brains
from fullhouse.bots.attention import answer
from fullhouse.bots.bot import Bot, Choice, Situation, Why
from fullhouse.bots.deduction import proved_digits
from fullhouse.bots.eyes import happens
from fullhouse.bots.helper import BOTS as HELPERS
from fullhouse.bots.helper import solution_of
from fullhouse.bots.levels import Level, levels
from fullhouse.bots.oversights import oversight
from fullhouse.bots.reasons import with_reach
from fullhouse.bots.scene import Scene, digit
from fullhouse.core.chance import Chance
from fullhouse.core.errors import FullHouseError
from fullhouse.core.moves import Move

log = logging.getLogger(__name__)
FIRST = 10
"""The place of the weakest level among all bots."""
STUBBORN = 0.2
"""The chance that somebody goes beyond the techniques they know, each time they look at a problem."""
PLANS_ALONE = 0.5
"""Whose foresight is not larger than this plans only against opponents."""
SEEDS = 2**53


class Person(Bot):
    """A level. Without a kernel, a net, or in an unknown game, it falls back to the next simpler method."""

    def __init__(self, name: str, level: int, numbers: Level) -> None:
        self.name, self.level, self.numbers = name, level, numbers
        self.pace, self.solving = numbers.pace, numbers.solving

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = situation.legal if situation.legal is not None else game.legal(state, seat)
        numbers = self.numbers.in_game(game.id)
        watched = happens(chance, numbers.attention)
        said = answer(game, state, seat, legal, watched=watched)
        if said is not None or view.to_move not in (None, seat):
            return Choice(said)
        scene = Scene(numbers, situation, legal, state, chance)
        ways = (_enough, _tidy, _slip, _mend, _planned, _proved, _best_seen, _anything)
        found = next((choice for way in ways if (choice := way(scene)) is not None), Choice(None))
        if found.move is None:
            return found
        return Choice(found.move, with_reach(found.why, situation, found.move))


def _planned(scene: Scene) -> Choice | None:
    """The best move by the brain of this game among those that are noticed and can be proved."""
    level, view = scene.level, scene.view
    plans = level.foresight > (0 if len(view.scores) > 1 else PLANS_ALONE)
    # Whoever corrects an own digit in somebody else's turn is to move, but no brain knows that situation.
    in_turn = view.to_move == scene.seat == getattr(view, "turn", scene.seat) and scene.acts
    if not plans or scene.is_solving or not in_turn or not brains.knows(scene.game.id):
        return None
    full = brains.MASTER[scene.game.id]
    budget = scene.situation.budget or max(1, round(level.thinks * full.budget))
    effort = brains.Effort(budget=budget, width=full.width, win=full.win)
    seed = scene.chance.below(SEEDS)
    try:
        advice = brains.advise(scene.game.id, view, scene.seat, effort=effort, seed=seed)
    except (FullHouseError, ValueError) as error:
        log.warning("No advice for %s, a simpler way plays: %s", scene.game.id, error)
        return None
    legal = set(scene.acts)
    advice = tuple(replace(one, move=scene.game.proved(scene.state, one.move)) for one in advice)
    known = scene.proved() if scene.needs_proof and level.technique else None
    advice = tuple(
        one
        for one in advice
        if one.move in legal and (known is None or one.move.cell < 0 or digit(one.move) in known)
    )
    for look in scene.looks:
        noticed = [one for one in advice if one.move.cell < 0 or look >> one.move.cell & 1]
        if level.foresight < 1:
            noticed.sort(key=partial(_mixed, scene), reverse=True)
        if noticed:
            best = noticed[0]
            technique = None if known is None else known.get(digit(best.move))
            why = Why(
                points=best.now,
                lead=best.points,
                win=best.win,
                technique=technique,
                looked_at=scene.cells_noticed(),
            )
            return Choice(best.move, why)
    return None


def _mixed(scene: Scene, advice: brains.Advice) -> float:
    foresight = scene.level.foresight
    return (1 - foresight) * advice.now + foresight * advice.points + _misjudged(scene)


def _misjudged(scene: Scene) -> float:
    """By how much this player is wrong about a move's points."""
    return scene.level.misjudges * (2 * scene.chance.below(1_000) / 1_000 - 1)


def _enough(scene: Scene) -> Choice | None:
    """The end of a free turn, after as many digits as this player finds in its time."""
    turn = scene.game.free_turn(scene.view, scene.seat)
    if turn is None or turn.moves < max(1, round(scene.level.digits * (turn.seconds or 60) / 60)):
        return None
    return next((Choice(move) for move in scene.without_cell()), None)


def _tidy(scene: Scene) -> Choice | None:
    """Drops tiles that are of no use any more, if that ends no turn and this player thinks of it."""
    for move in scene.acts:
        if move.cell < 0 and move.symbol and happens(scene.chance, scene.level.attention):
            after = scene.tried(move)
            if after is not None and scene.game.to_move(after) == scene.seat:
                return Choice(move, Why(points=scene.points(move, after)))
    return None


def _slip(scene: Scene) -> Choice | None:
    if not happens(scene.chance, scene.level.slips):
        return None
    move = oversight(scene)
    return None if move is None else Choice(move, Why(looked_at=scene.cells_noticed()))


def _mend(scene: Scene) -> Choice | None:
    """Takes a wrong digit off a shared problem, where this player notices one."""
    if not scene.is_solving or scene.problem is None or not happens(scene.chance, scene.level.attention):
        return None
    pairs = zip(scene.view.board, solution_of(scene.problem), strict=True)
    return _helped(scene) if any(shown not in (".", right) for shown, right in pairs) else None


def _proved(scene: Scene) -> Choice | None:
    """A digit that this player can prove, the one with the most points among those noticed first."""
    if not scene.needs_proof:
        return None
    own = scene.proved()
    found = _best(scene, lambda move: digit(move) in own)
    if found is None and (not scene.is_solving or happens(scene.chance, STUBBORN)):
        own = proved_digits(scene.view.board, "")
        found = _best(scene, lambda move: digit(move) in own) or (
            _helped(scene) if scene.is_solving else None
        )
    if found is None:
        return Choice(None) if scene.is_solving else None
    technique = None if found.move is None else own.get(digit(found.move))
    return Choice(
        found.move, Why(points=found.why.points, technique=technique, looked_at=found.why.looked_at)
    )


def _best_seen(scene: Scene) -> Choice | None:
    return _best(scene, lambda _move: True)


def _best(scene: Scene, wanted: Callable[[Move], bool]) -> Choice | None:
    """The wanted move with the most points, as this player counts, from the first look that shows one."""
    for moves in scene.seen(wanted):
        honest = scene.honest(moves)
        if honest:
            points, move = max(honest, key=lambda pair: pair[0] + _misjudged(scene))
            return Choice(move, Why(points=points, looked_at=scene.cells_noticed()))
    return None


def _helped(scene: Scene) -> Choice | None:
    choice = HELPERS[0].decide(scene.situation, scene.chance)
    return None if choice.move is None else choice


def _anything(scene: Scene) -> Choice | None:
    """An act without a cell, or whatever else is no objection."""
    objections = scene.game.verbs_of("objects")
    rest = [move for move in scene.legal if move.verb not in objections]
    moves = scene.without_cell() or rest
    return Choice(scene.chance.choice(moves)) if moves else None


BOTS = tuple(Person(name, FIRST + place, numbers) for place, (name, numbers) in enumerate(levels().items()))
