"""One decision judged, by what its seat saw: what it lost and what kind of loss that was."""

from typing import Any

from msgspec.structs import replace

from fullhouse.bots import brains
from fullhouse.bots.faultless import umpired
from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Called
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame
from fullhouse.games.kit import forced
from fullhouse.review.data import Better, Decision, Kind, Value
from fullhouse.review.judges import Judged, Judging, aim, foresee, guarded, points_of
from fullhouse.review.moments import Moment, Played
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

WORTH_A_WORD = 0.004
"""Smaller losses are not named: another judge might see it the other way round."""
REPLIES = 4
"""In how many imagined positions the best reply is counted."""
MOSTLY = 0.4
"""A loss is named after what makes up this share of it."""
COMPARED = 3
"""How many of the best moves by the first look are looked into."""
OFFERED = 3
"""How many better moves are kept."""
SAMPLES, FIRST_SAMPLES = 6, 1
"""In how many imagined positions a move is carried out that no judge compares, and for the first look."""

Facts = dict[str, Any]


def fault_of(game: AnyGame, moment: Moment) -> tuple[str, ...] | None:
    """The cells that show the fault of a move, as an umpire would call it; None where it is none."""
    shown = umpired(moment.view)
    if shown is moment.view or moment.move.verb not in game.verbs_of("acts"):
        return None
    try:
        _, events = game.play(game.imagine(shown, Chance(0)), moment.seat, moment.move)
    except Refused:
        return ()
    return next((event.because for event in events if isinstance(event, Called)), None)


def plain_kind(game: AnyGame, moment: Moment) -> tuple[Kind, Facts] | None:
    """The kinds that the rules alone decide: lost time, objections, faults, claims."""
    if moment.timed_out:
        return "time", {"seconds": round(moment.seconds or 0)}
    if moment.move.verb in game.verbs_of("objects"):
        verdict = [event for event in moment.events if event.is_upheld]
        return None if verdict else ("wasted", {})
    fault = fault_of(game, moment)
    if fault is not None:
        facts = {"because": fault}
        if moment.move.cell < 0:
            return "claim", facts
        called = moment.was_noticed or any(isinstance(event, Called) for event in moment.events)
        return ("fault" if called else "unnoticed"), facts
    if moment.missed is not None:
        return "missed", {}
    return None


def kind_of(game: AnyGame, moment: Moment, best: Judged, now: float, lost_lead: float) -> tuple[Kind, Facts]:
    """The kind of a loss by a worse move than the best one."""
    if best.move.verb == "declare" and moment.move.verb != "declare":
        return "forced", _proof(moment.view, best.move)
    if best.now - now > max(0.5, MOSTLY * lost_lead):
        return "points", {"points": round(best.now - now, 1)}
    opened = _reply(game, moment, moment.move) - _reply(game, moment, best.move)
    if opened > max(0.5, MOSTLY * lost_lead):
        return "opened", {"points": round(opened, 1)}
    return "later", {}


def _proof(view: Any, move: Move) -> Facts:
    grid = Grid.parse(view.board.replace("?", "."), NINE)
    proof = forced.prove(grid, grid.open, move.cell, move.symbol)
    return {"ground": proof.ground if proof else "", "proof": proof}


def _reply(game: AnyGame, moment: Moment, move: Move) -> float:
    """The most points that the next seat could get at once, on average over imagined positions."""
    total = 0.0
    for number in range(REPLIES):
        state = game.imagine(guarded(moment.view), Chance(number))
        try:
            after, _ = game.play(state, moment.seat, move)
        except Refused:
            continue
        turn = game.to_move(after)
        if turn is not None and turn != moment.seat:
            total += _most(game, after, turn) / REPLIES
    return total


def _most(game: AnyGame, state: Any, seat: Seat) -> float:
    acts = game.verbs_of("acts")
    return max(
        (points_of(game, state, seat, move) for move in game.legal(state, seat) if move.verb in acts),
        default=0.0,
    )


def judge_decision(
    played: Played, judge: Judging, moment: Moment, *, deep: bool, seed: int
) -> Decision | None:
    """The decision with its values; None where nobody can tell what it was worth."""
    view, seat = moment.view, moment.seat
    move = replace(moment.move, ground="") if moment.move.ground else moment.move
    judged = judge.first(view, seat, () if deep else (move,))
    judged.sort(key=lambda one: aim(judge, one.value), reverse=True)
    if deep and judged:
        wanted = [one.move for one in judged[:COMPARED]]
        looked = judge.deep(view, seat, wanted if move in wanted else [*wanted, move])
        judged = sorted(looked or judged, key=lambda one: aim(judge, one.value), reverse=True)
    own = next((one for one in judged if one.move == move), None)
    plain = plain_kind(played.game, moment)
    if own is None or (plain is not None and plain[0] == "missed"):
        return _exceptional(played, judge, moment, judged, deep=deep, seed=seed)
    best = judged[0]
    loss = max(0.0, aim(judge, best.value) - aim(judge, own.value))
    gap = 0.0
    if best is own and len(judged) > 1:
        gap = aim(judge, own.value) - aim(judge, judged[1].value)
    kind: Kind | None = None
    facts: Facts = {}
    if plain is not None:
        kind, facts = plain
    elif loss > WORTH_A_WORD:
        kind, facts = kind_of(played.game, moment, best, own.now, best.value.lead - own.value.lead)
    return _decision(
        played, judge, moment, best.value, own.value, own.now,
        better=_better(played, judge, judged, own), loss=loss, gap=gap, choices=len(judged),
        kind=kind, facts=facts, deep=deep,
    )  # fmt: skip


def _exceptional(
    played: Played, judge: Judging, moment: Moment, judged: list[Judged], *, deep: bool, seed: int
) -> Decision | None:
    """A move that no judge compares, beside the best one that it does, or beside an objection or silence."""
    plain = plain_kind(played.game, moment)
    if plain is None and not judged:
        return None
    other: Move | None = moment.missed if plain is not None and plain[0] == "missed" else None
    if other is None and judged:
        other = judged[0].move
    chances = [Chance(seed + number) for number in range(SAMPLES if deep else FIRST_SAMPLES)]
    good, bad = foresee(played.game, judge, moment.view, moment.seat, [other, moment.move], chances)
    if good is None or bad is None:
        return None
    before = judged[0].value if judged else good
    lead, win = max(0.0, good.lead - bad.lead), max(0.0, good.win - bad.win)
    after = Value(before.lead - lead, max(0.0, before.win - win))
    loss = max(0.0, aim(judge, before) - aim(judge, after))
    kind, facts = (None, {}) if plain is None else plain
    if plain is None and loss > WORTH_A_WORD:
        kind, facts = kind_of(played.game, moment, judged[0], 0, lead)
    offered: tuple[Better, ...] = () if other is None else (_offer(played, judge, other, 0, before),)
    if judged and other == judged[0].move:
        offered = _better(played, judge, judged, None)
    return _decision(
        played, judge, moment, before, after, 0,
        better=offered, loss=loss, gap=0, choices=max(2, len(judged)), kind=kind, facts=facts, deep=deep,
    )  # fmt: skip


def _better(played: Played, judge: Judging, judged: list[Judged], own: Judged | None) -> tuple[Better, ...]:
    above = judged if own is None else judged[: judged.index(own)]
    return tuple(_offer(played, judge, one.move, one.now, one.value) for one in above[:OFFERED])


def _offer(played: Played, judge: Judging, move: Move, now: float, value: Value) -> Better:
    return Better(played.game.write_move(move), now, _shown(played, judge, value))


def _shown(played: Played, judge: Judging, value: Value) -> Value:
    """A value as people read it: the judge compares moves by its own chances, these are as they come out."""
    if judge.name != "net":
        return value
    return replace(value, win=brains.calibrated(played.game.id, len(played.record.seats), value.win))


def _decision(  # noqa: PLR0917
    played: Played, judge: Judging, moment: Moment, before: Value, after: Value, now: float, **rest: object
) -> Decision:
    return Decision(
        n=moment.n,
        seat=moment.seat,
        move=played.game.write_move(moment.move),
        before=_shown(played, judge, before),
        after=_shown(played, judge, after),
        given=before.win - after.win,
        now=now,
        seconds=moment.seconds,
        **rest,  # type: ignore[arg-type]
    )
