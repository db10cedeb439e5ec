"""The promises themselves: each walks through a game, and raises Broken where it is not kept."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Called
from fullhouse.core.ids import TABLE, Seat, every_seat
from fullhouse.match.contract.walks import (
    CLOCK,
    Step,
    Table,
    any_table,
    any_text,
    encoded,
    spelled,
    viewers,
    walk,
)
from fullhouse.match.perspectives import legal_moves
from fullhouse.records.playout import play_out
from fullhouse.records.record import read_record, write_record
from fullhouse.records.replay import replay, replay_document


class Broken(Exception):
    """A promise that is not kept: after how many moves, and what was found."""

    def __init__(self, number: int, evidence: str) -> None:
        super().__init__(f"move {number}: {evidence}")
        self.number, self.evidence = number, evidence


def _hold(is_so: object, number: int, evidence: str, *shown: object) -> None:
    if not is_so:
        raise Broken(number, " ".join([evidence, *map(str, shown)]))


def _counted(table: Table) -> Iterator[tuple[int, Step]]:
    return enumerate(walk(table), 1)


def ends(table: Table, random: Random) -> None:  # noqa: ARG001
    """It ends, says who won, and nobody may do anything after that."""
    played, state, number = table.game, table.setup()[0], 0
    for number, step in _counted(table):  # noqa: B007
        state = step.after
    outcome = played.outcome(state)
    _hold(outcome.is_over, number, "outcome.is_over", outcome)
    _hold(set(outcome.winners) <= set(every_seat(table.seats)), number, "winners", outcome.winners)
    _hold(played.to_act(state) == (), number, "to_act", played.to_act(state))
    _hold(played.to_move(state) is None, number, "to_move", played.to_move(state))
    _hold(played.deadline(state) is None, number, "deadline", played.deadline(state))
    code = ""
    try:
        played.play(state, Seat(1), played.read_move(any_text(played)))
    except Refused as refused:
        code = refused.code
    _hold(code == "game-over", number, f"play {any_text(played)!r} → {code or 'accepted'}")


def legal_or_refused(table: Table, random: Random) -> None:
    """What is legal is accepted, everything else is refused, and neither changes the position."""
    played = table.game
    for number, step in _counted(table):
        if random.random() > 0.1:
            continue
        state, before = step.before, repr(step.before)
        texts = spelled(played, len(played.view(state, "review").board))
        for seat in (TABLE, *every_seat(table.seats)):
            legal = played.legal(state, seat)
            _hold(len(set(legal)) == len(legal), number, "legal twice", seat)
            if seat != TABLE:
                _hold(bool(legal) == (seat in played.to_act(state)), number, "legal ≠ to_act", seat)
                shown = played.view(state, seat).to_act
                _hold((seat in shown) == (seat in played.to_act(state)), number, "view.to_act ≠ to_act", seat)
            for move in random.sample(legal, min(20, len(legal))):
                try:
                    played.play(state, seat, move)
                except Refused as refused:
                    raise Broken(number, f"legal {played.write_move(move)!r} → {refused.code}") from None
            for text in random.sample(texts, min(60, len(texts))):
                move = played.read_move(text)
                if move.verb in CLOCK or move in legal:
                    continue
                try:
                    played.play(state, seat, move)
                except Refused as refused:
                    _hold("allowed" in refused.facts, number, f"{text!r}: no facts “allowed”")
                else:
                    raise Broken(number, f"seat {seat}, not legal {text!r} → accepted")
        _hold(repr(state) == before, number, "position changed")


def declared(table: Table, random: Random) -> None:  # noqa: ARG001
    """Its verbs have roles, and it ends for reasons that it declares."""
    played = table.game
    size = played.board_size
    moves = [played.read_move(text) for text in spelled(played, size * size)]
    names = [verb.name for verb in played.verbs]
    _hold(set(names) == {move.verb for move in moves}, 0, "verbs", names)
    _hold(len(set(names)) == len(names), 0, "verbs twice", names)
    for number, step in _counted(table):
        board = played.view(step.after, "review").board
        _hold(len(board) == size * size, number, "board", board)
        if step.seat != TABLE and step.move.verb not in CLOCK:
            _hold(step.move.verb not in played.verbs_of("clock"), number, "clock", step.move.verb)
        reason = played.outcome(step.after).reason
        _hold(reason is None or reason in played.reasons, number, "reason", reason)


def points_come(table: Table, random: Random) -> None:
    """Points that are shown before a move are what it brings, faults that are called aside."""
    played = table.game
    for number, step in _counted(table):
        if random.random() > 0.2:
            continue
        state, seat = step.before, played.to_move(step.before) or step.seat
        for offered in legal_moves(played, state, seat):
            if offered.points is None:
                continue
            mask = int(offered.cells or "0", 16)
            cells = [cell for cell in range(played.board_size**2) if mask >> cell & 1]
            _hold(len(cells) == len(offered.points), number, "points", offered.form)
            cell, points = random.choice(list(zip(cells, offered.points, strict=True)))
            column, row = "abcdefghi"[cell % played.board_size], cell // played.board_size + 1
            text = offered.form.replace("CELL", f"{column}{row}")
            after, events = played.play(state, seat, played.read_move(text))
            if any(isinstance(event, Called) for event in events):
                continue
            gained = played.outcome(after).scores[seat - 1] - played.outcome(state).scores[seat - 1]
            is_more = played.outcome(after).is_over and gained > points
            _hold(gained in (0, points) or is_more, number, f"{text!r}: {points} ≠ {gained}")


def never_changed(table: Table, random: Random) -> None:  # noqa: ARG001
    """A position is never changed, and the same move has the same effect again."""
    for number, step in _counted(table):
        kept = msgspec.structs.replace(step.before)
        again, events = table.game.play(step.before, step.seat, step.move)
        _hold(step.before == kept, number, "position changed")
        _hold(again == step.after, number, "another position")
        _hold(encoded(events) == encoded(step.events), number, "other events", events)


def secrets_kept(table: Table, random: Random) -> None:
    """What a viewer may not see changes no byte of what they get."""
    played, chance = table.game, Chance(random.randrange(1000))
    for number, step in _counted(table):
        for viewer in viewers(step.before):
            seen = played.view(step.before, viewer)
            other = played.imagine(seen, chance)
            _hold(encoded(played.view(other, viewer)) == encoded(seen), number, "imagine: view of", viewer)
            same = set(played.to_act(other)) == set(played.to_act(step.before))
            _hold(same, number, "imagine: to_act", viewer)
            try:
                after, events = played.play(other, step.seat, step.move)
            except Refused:
                continue  # what the mover knows and the viewer does not makes the move impossible there
            if encoded(played.view(after, viewer)) == encoded(played.view(step.after, viewer)):
                seen_here = [played.seen_by(event, viewer) for event in events]
                seen_there = [played.seen_by(event, viewer) for event in step.events]
                _hold(encoded(seen_here) == encoded(seen_there), number, "seen_by", viewer)


def views_are_own(table: Table, random: Random) -> None:  # noqa: ARG001
    """A view that is made beside another one is the viewer's own."""
    played = table.game
    for number, step in islice(_counted(table), 0, None, 3):
        views = {viewer: played.view(step.after, viewer) for viewer in viewers(step.after)}
        for viewer, own in views.items():
            for beside in views.values():
                made = played.view_beside(beside, step.after, viewer)
                _hold(encoded(made) == encoded(own), number, "view_beside", viewer)


def nothing_shared(table: Table, random: Random) -> None:
    """Two games that are played side by side do not touch each other."""
    played = table.game
    others = walk(any_table(table.id, random.randrange(10_000)))
    alone = [encoded(played.view(step.after, "review")) for step in walk(table)]
    for number, step in _counted(table):
        _hold(encoded(played.view(step.after, "review")) == alone[number - 1], number, "view")
        next(others, None)


def replays(table: Table, random: Random) -> None:
    """A record of it, written and read, is replayed to the same end."""
    record = play_out(table.game, table.seed, seats=table.seats, options=table.options)
    again = read_record(write_record(record, indent=random.random() < 0.5).encode())
    _hold(again.moves == record.moves, len(record.moves), "moves")
    documents = [encoded(replay_document(replay(one))) for one in (again, record)]
    _hold(documents[0] == documents[1], len(record.moves), "replay")
    _hold(replay(record).outcome.is_over, len(record.moves), "outcome.is_over")


def dealt_anew(table: Table, random: Random) -> None:
    """Dealt anew, the same moves show a seat what it saw."""
    played, steps = table.game, list(walk(table))
    if not steps:
        return
    _, setup = table.setup()
    until = random.randrange(len(steps))
    last = steps[until]
    seat = last.seat or every_seat(table.seats)[0]
    imagined = played.imagine(played.view(last.before, seat), Chance(random.randrange(1000)))
    state, _ = played.setup(table.options, table.seats, played.redeal(setup, last.before, imagined))
    for number, step in enumerate(steps[:until], 1):
        same = encoded(played.view(state, seat)) == encoded(played.view(step.before, seat))
        _hold(same, number, "redeal: view of", seat)
        state, _ = played.play(state, step.seat, step.move)
    _hold(encoded(played.view(state, seat)) == encoded(played.view(last.before, seat)), until, "redeal")


Promise = Callable[[Table, Random], None]
PROMISES: dict[str, Promise] = {
    "ends": ends,
    "legal": legal_or_refused,
    "declared": declared,
    "points": points_come,
    "unchanged": never_changed,
    "secrets": secrets_kept,
    "views": views_are_own,
    "apart": nothing_shared,
    "replays": replays,
    "dealt-anew": dealt_anew,
}
"""By name; words `check-game-<name>`."""


def kept(name: str, promise: Promise, trials: int, seed: int) -> tuple[Table, str] | None:
    """None where a game keeps a promise so often; else the table where it does not, and what was found."""
    for trial in range(trials):
        table = any_table(name, seed + trial)
        evidence: Any = None
        try:
            promise(table, Random(seed + trial))
        except Broken as broken:
            evidence = broken
        except Exception as error:
            evidence = f"{type(error).__name__}: {error}"
        if evidence is not None:
            return table, str(evidence)
    return None
