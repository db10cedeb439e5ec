"""The contract every game keeps, whatever its rules: ARCHITECTURE.md, "A game"."""

from itertools import islice
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Called
from fullhouse.core.ids import TABLE, Seat, every_seat
from fullhouse.match.perspectives import legal_moves
from fullhouse.records.playout import play_out
from fullhouse.records.record import read_record, write_record
from fullhouse.records.replay import replay, replay_document
from tests.examples import examples
from tests.walks import CLOCK, Table, any_text, encoded, spelled, tables, viewers, walk

often, now_and_then = examples(60), examples(15)


@often
@given(tables())
def test_every_game_ends_with_a_reason(table: Table) -> None:
    last = None
    for step in walk(table):
        last = step
    state = table.setup()[0] if last is None else last.after
    outcome = table.game.outcome(state)
    assert outcome.is_over
    assert set(outcome.winners) <= set(every_seat(table.seats))
    assert table.game.to_act(state) == ()
    assert table.game.to_move(state) is None
    assert table.game.deadline(state) is None
    with pytest.raises(Refused) as refused:
        table.game.play(state, Seat(1), table.game.read_move(any_text(table.game)))
    assert refused.value.code == "game-over"


@now_and_then
@given(tables(), st.integers(0, 1000))
def test_legal_moves_are_accepted_and_all_others_refused(table: Table, seed: int) -> None:
    played, random = table.game, Random(seed)
    for step in walk(table):
        if random.random() > 0.1:
            continue
        state = step.before
        before = repr(state)
        texts = spelled(played, len(played.view(state, "review").board))
        for seat in (TABLE, *every_seat(table.seats)):
            legal = played.legal(state, seat)
            assert len(set(legal)) == len(legal)
            if seat != TABLE:
                assert bool(legal) == (seat in played.to_act(state))
            for move in random.sample(legal, min(20, len(legal))):
                played.play(state, seat, move)
            for text in random.sample(texts, min(60, len(texts))):
                move = played.read_move(text)
                if move.verb in CLOCK or move in legal:
                    continue
                with pytest.raises(Refused) as refused:
                    played.play(state, seat, move)
                assert "allowed" in refused.value.facts
        assert repr(state) == before


@now_and_then
@given(tables())
def test_verbs_have_roles_and_reasons_are_declared(table: Table) -> None:
    played = table.game
    size = played.board_size
    texts = [played.read_move(text) for text in spelled(played, size * size)]
    assert {verb.name for verb in played.verbs} == {move.verb for move in texts}
    assert len({verb.name for verb in played.verbs}) == len(played.verbs)
    for step in walk(table):
        assert len(played.view(step.after, "review").board) == size * size
        if step.seat != TABLE and step.move.verb not in CLOCK:
            assert step.move.verb not in played.verbs_of("clock")
        reason = played.outcome(step.after).reason
        assert reason is None or reason in played.reasons


@now_and_then
@given(tables(), st.integers(0, 1000))
def test_points_before_a_move_are_what_it_brings(table: Table, seed: int) -> None:
    """What is called is another matter, and a tile that is turned and does not fit brings nothing."""
    played, random = table.game, Random(seed)
    for step in walk(table):
        if random.random() > 0.2:
            continue
        state, seat = step.before, played.to_move(step.before) or step.seat
        for offered in legal_moves(played, state, seat):
            if offered.points is None:
                continue
            cells = [
                cell for cell in range(played.board_size**2) if int(offered.cells or "0", 16) >> cell & 1
            ]
            assert len(cells) == len(offered.points)
            cell, points = random.choice(list(zip(cells, offered.points, strict=True)))
            column, row = "abcdefghi"[cell % played.board_size], cell // played.board_size + 1
            move = played.read_move(offered.form.replace("CELL", f"{column}{row}"))
            after, events = played.play(state, seat, move)
            if any(isinstance(event, Called) for event in events):
                continue
            gained = played.outcome(after).scores[seat - 1] - played.outcome(state).scores[seat - 1]
            assert gained in (0, points) or (played.outcome(after).is_over and gained > points)


@now_and_then
@given(tables())
def test_a_position_is_never_mutated(table: Table) -> None:
    for step in walk(table):
        kept = msgspec.structs.replace(step.before)
        again, events = table.game.play(step.before, step.seat, step.move)
        assert step.before == kept
        assert again == step.after
        assert encoded(events) == encoded(step.events)


@now_and_then
@given(tables(), st.integers(0, 1000))
def test_what_a_viewer_may_not_see_changes_no_byte_for_them(table: Table, seed: int) -> None:
    played, chance = table.game, Chance(seed)
    for step in walk(table):
        for viewer in viewers(step.before):
            seen = played.view(step.before, viewer)
            other = played.imagine(seen, chance)
            assert encoded(played.view(other, viewer)) == encoded(seen)
            assert set(played.to_act(other)) == set(played.to_act(step.before))
            try:
                after, events = played.play(other, step.seat, step.move)
            except Refused:
                continue  # what the mover knows and the viewer does not makes the move impossible there
            if encoded(played.view(after, viewer)) == encoded(played.view(step.after, viewer)):
                told = [played.seen_by(event, viewer) for event in events]
                assert encoded(told) == encoded([played.seen_by(event, viewer) for event in step.events])


@now_and_then
@given(tables())
def test_a_view_made_beside_another_is_the_viewers_own(table: Table) -> None:
    played = table.game
    for step in islice(walk(table), 0, None, 3):
        views = {viewer: played.view(step.after, viewer) for viewer in viewers(step.after)}
        for viewer, own in views.items():
            for beside in views.values():
                assert encoded(played.view_beside(beside, step.after, viewer)) == encoded(own)


@now_and_then
@given(tables(), tables())
def test_two_games_share_no_state(one: Table, other: Table) -> None:
    alone = [encoded(one.game.view(step.after, "review")) for step in walk(one)]
    together, others = walk(one), walk(other)
    mixed = []
    for step in together:
        mixed.append(encoded(one.game.view(step.after, "review")))
        next(others, None)
    assert mixed == alone


@often
@given(tables(), st.booleans())
def test_a_random_game_is_a_record_that_replays_to_the_same_end(table: Table, indent: bool) -> None:
    record = play_out(table.game, table.seed, seats=table.seats, options=table.options)
    again = read_record(write_record(record, indent=indent).encode())
    assert again.moves == record.moves
    assert encoded(replay_document(replay(again))) == encoded(replay_document(replay(record)))
    assert replay(record).outcome.is_over


@now_and_then
@given(tables(), st.integers(0, 1000), st.integers(0, 1000))
def test_a_game_dealt_anew_looks_the_same_up_to_there(table: Table, place: int, seed: int) -> None:
    """The same moves, from the new setup, show the seat what it saw."""
    played = table.game
    steps = list(walk(table))
    if not steps:
        return
    _, setup = table.setup()
    until = place % len(steps)
    last = steps[until]
    seat = last.seat or every_seat(table.seats)[0]
    imagined = played.imagine(played.view(last.before, seat), Chance(seed))
    state, _ = played.setup(table.options, table.seats, played.redeal(setup, last.before, imagined))
    for step in steps[:until]:
        assert encoded(played.view(state, seat)) == encoded(played.view(step.before, seat))
        state, _ = played.play(state, step.seat, step.move)
    assert encoded(played.view(state, seat)) == encoded(played.view(last.before, seat))
