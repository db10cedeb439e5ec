"""A game taken up again before one of its moves: what was hidden then is dealt anew, and nothing else."""

import pytest
from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import TABLE, Seat
from fullhouse.games import game
from fullhouse.records.playout import play_out
from fullhouse.records.record import Record, RecordedMove
from fullhouse.records.replay import Continuation, continuation, replay

TILES = play_out(game("tiles"), 5, seats=2, options={"referee": "guard"})
CHALLENGE = play_out(game("challenge"), 5, seats=2, options={"referee": "guard"})


def taken_up(record: Record, start: Continuation) -> Record:
    return replace(record, setup=start.setup, moves=start.moves)


@pytest.mark.parametrize(("record", "hidden"), [(TILES, "stack"), (CHALLENGE, "tiles")])
def test_what_the_seat_had_not_seen_is_dealt_anew(record: Record, hidden: str) -> None:
    starts = [continuation(record, 9, Chance(seed)) for seed in range(4)]
    assert len({str(start.setup[hidden]) for start in starts}) == 4
    for start in starts:
        assert sorted(start.setup[hidden]) == sorted(record.setup[hidden]), "the same tiles in another order"
        assert start.moves == record.moves[:8]
        assert start.seat == record.moves[8].seat
        before = replace(record, moves=record.moves[:8])
        assert replay(taken_up(record, start)).view.board == replay(before).view.board


def test_an_opponents_secret_tile_is_dealt_anew_and_ones_own_is_not() -> None:
    hands = set()
    for seed in range(12):
        start = continuation(TILES, 9, Chance(seed))
        shown = replay(taken_up(TILES, start)).view.hands
        hands.add(shown[2 - start.seat])
        own = replay(replace(TILES, moves=TILES.moves[:8])).view.hands[start.seat - 1]
        assert shown[start.seat - 1] == own
    assert len(hands) > 1


def test_a_problem_stays_the_problem() -> None:
    record = play_out(game("classic"), 3, seats=1)
    start = continuation(record, 5, Chance(1))
    assert start.setup == record.setup
    assert len(start.moves) == 4


def test_where_the_table_moved_the_seat_to_move_decides() -> None:
    record = play_out(game("one-two-three"), 3, seats=2)
    cut = replace(record, moves=(*record.moves[:4], RecordedMove(TABLE, "silence")))
    expected = replay(replace(record, moves=record.moves[:4])).view.to_move
    assert continuation(cut, 5, Chance(1)).seat == expected


def test_the_times_of_another_game_are_left_out() -> None:
    timed = replace(TILES, moves=tuple(RecordedMove(one.seat, one.move, 3.5) for one in TILES.moves))
    assert {move.at for move in continuation(timed, 4, Chance(1)).moves} == {None}


@pytest.mark.parametrize("n", [-1, 0, 10_000])
def test_a_move_that_was_never_made_is_refused(n: int) -> None:
    with pytest.raises(BadInput) as refused:
        continuation(TILES, n, Chance(1))
    assert refused.value.code == "no-such-move"
    assert refused.value.facts == {"n": n, "moves": len(TILES.moves)}


def test_the_first_move_starts_a_new_game_with_ones_own_tile() -> None:
    start = continuation(TILES, 1, Chance(1))
    assert start.moves == ()
    assert start.seat == Seat(1)
    assert start.setup["stack"][0] == TILES.setup["stack"][0]
    assert start.setup["golden"] == TILES.setup["golden"]
