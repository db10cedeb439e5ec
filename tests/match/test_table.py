"""Seats, votes, take-over, rematch and stale moves, decided without any server."""

from typing import Any, cast

import msgspec
import pytest

from fullhouse.client.table import spelled_out
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat, Seconds
from fullhouse.games import game, game_ids
from fullhouse.match.deciding import commands as asked
from fullhouse.match.entries import Opened, Woke
from fullhouse.match.history.rounds import recorded
from fullhouse.match.history.snapshots import read_snapshot, write_snapshot
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq
from fullhouse.match.info import Settings
from fullhouse.match.perspectives import legal_moves, perspective, table_info, viewers
from fullhouse.match.table import MOST_SENT, Table
from fullhouse.records.record import RecordedMove
from fullhouse.records.replay import replay
from tests.match.tables import HOST, Desk, person
from tests.match.test_erasure import desk_with_names


def first(desk: Desk, verb: str) -> str:
    seat = desk.table.game.to_move(desk.table.state)
    assert seat is not None
    return next(move for move in desk.legal(seat) if move.startswith(verb))


def test_a_move_changes_the_turn_and_the_log_tells_it_again() -> None:
    desk = Desk().start()
    desk.play(1, first(desk, "lay"))
    desk.play(2, first(desk, "lay"))
    again = Table.replayed(desk.log)
    assert again.state == desk.table.state
    assert (again.seq, again.last_position_seq, again.answered) == (
        desk.table.seq,
        desk.table.last_position_seq,
        desk.table.answered,
    )


def test_a_stale_move_is_refused_and_one_for_the_present_position_is_not() -> None:
    desk = Desk().start()
    seen = desk.table.seq
    desk.play(1, first(desk, "lay"))
    assert desk.refuses(desk.play, 2, first(desk, "lay"), after=seen) == "stale"
    assert desk.refuses(desk.play, 2, first(desk, "lay"), after=desk.table.seq + 1) == "unknown-seq"
    desk.play(2, first(desk, "lay"))


def test_entries_that_keep_the_position_make_no_move_stale() -> None:
    desk = Desk(people=3).start()
    desk.play(1, first(desk, "lay"))
    seen = desk.table.seq
    desk.play(3, "object")
    desk.vote(3, "abandon")
    desk.play(2, first(desk, "lay"), after=seen)


def test_two_opponents_may_accept_at_the_same_moment() -> None:
    desk = Desk(people=3).start()
    desk.play(1, "stuck")
    seen = desk.table.seq
    desk.play(2, "accept", after=seen)
    desk.play(3, "accept", after=seen)
    assert desk.table.stage == "over"


def test_an_objection_that_names_its_cell_is_never_stale() -> None:
    desk = Desk().start()
    seen = desk.table.seq
    move = first(desk, "lay")
    desk.play(1, move)
    desk.play(2, f"object {move[-2:]}", after=seen)


def test_clients_cannot_send_the_clocks_moves() -> None:
    desk = Desk(sand_glass=30).start()
    for move in ("timeout", "silence", "TIMEOUT"):
        assert desk.refuses(desk.play, 1, move) == "only-the-clock"
    limited = Desk("classic", time_limit=1).start()
    assert limited.refuses(limited.play, 1, "time_up") == "only-the-clock"


def test_only_held_seats_can_move_and_several_must_be_named() -> None:
    desk = Desk(people=3).start()
    both = Holder(players=frozenset([Player(1), Player(2)]))
    move = first(desk, "lay")
    play = asked.Play(id="x", move=move, after=desk.table.seq)
    assert desk.refuses(desk.do, both, play) == "which-seat"
    stranger = Holder(players=frozenset([Player(9)]))
    assert desk.refuses(desk.do, stranger, play) == "no-seat"
    assert desk.refuses(desk.do, both, msgspec.structs.replace(play, seat=Seat(3))) == "not-your-seat"
    assert desk.do(both, msgspec.structs.replace(play, seat=Seat(1))).seat == 1
    watcher = Holder(watching="tv")
    assert desk.refuses(desk.do, watcher, play) == "no-seat"


def test_pausing_stops_the_game_and_its_clock() -> None:
    desk = Desk(sand_glass=30).start()
    desk.wait(10)
    desk.vote(1, "pause")
    desk.wait(1000)
    assert desk.refuses(desk.play, 1, first(desk, "lay")) == "table-paused"
    assert desk.refuses(desk.vote, 1, "pause") == "no-such-vote"
    assert table_info(desk.table).paused_by == 1
    desk.vote(2, "resume")
    assert table_info(desk.table).paused_by == 0
    assert desk.table.clocks is not None
    clock = desk.table.clocks.glass_info(desk.now)
    assert clock is not None
    assert float(clock.left) == 20
    desk.play(1, first(desk, "lay"))


def test_everybody_has_to_agree_where_the_table_wants_it() -> None:
    desk = Desk(people=2, bots=1, settings=Settings(pause="everybody")).start()
    desk.vote(1, "pause")
    assert not desk.table.paused
    (vote,) = table_info(desk.table).votes
    assert (vote.seats, vote.needed) == ((1,), (2,))
    desk.vote(1, "pause", agree=False)
    desk.vote(2, "pause")
    assert not desk.table.paused
    desk.vote(1, "pause")
    assert desk.table.paused


def test_whoever_says_no_ends_the_question_for_all() -> None:
    desk = Desk(people=3).start()
    desk.vote(1, "abandon")
    desk.vote(2, "abandon")
    (vote,) = table_info(desk.table).votes
    assert (vote.seats, vote.needed) == ((1, 2), (3,))
    desk.vote(2, "abandon", agree=False)  # taken back: Ana still wants to
    (vote,) = table_info(desk.table).votes
    assert (vote.seats, vote.needed) == ((1,), (2, 3))
    desk.vote(3, "abandon", agree=False)
    assert table_info(desk.table).votes == ()
    desk.vote(2, "abandon")
    desk.vote(3, "abandon")
    assert desk.table.stage == "playing"  # Ana said so before it was refused
    desk.vote(1, "abandon")
    assert desk.table.abandoned


def test_each_viewer_gets_their_own_view() -> None:
    desk = Desk(people=2)
    assert viewers(desk.table, person(1)) == ()
    desk.start()
    assert viewers(desk.table, person(2)) == (2,)
    assert viewers(desk.table, Holder(players=frozenset([Player(1), Player(2)]))) == (1, 2)
    assert viewers(desk.table, Holder(watching="tv")) == ("tv",)
    assert perspective(desk.table, "tv").view.hands == (None, None)
    desk.vote(1, "abandon")
    desk.vote(2, "abandon")
    assert viewers(desk.table, Holder(watching="tv")) == ("review",)


def test_legal_moves_are_told_as_forms_with_cells() -> None:
    desk = Desk("challenge").start()
    forms = {legal.form: legal.cells for legal in perspective(desk.table, Seat(1)).legal}
    assert int(forms["flip CELL"] or "", 16).bit_count() == 80
    desk = Desk().start()
    listed = {legal.form for legal in perspective(desk.table, Seat(1)).legal}
    assert listed == {"lay CELL", "stuck"}


@pytest.mark.parametrize("name", game_ids())
def test_forms_and_cells_spell_out_exactly_what_is_offered(name: str) -> None:
    played = game(name)
    desk = Desk(name, people=min(2, played.most_seats)).start()
    size = 6 if name == "animals" else 9
    chance = Chance(4)
    for _ in range(15):
        for seat in desk.table.seats:
            listed = [
                text
                for legal in legal_moves(played, desk.table.state, Seat(seat))
                for text in spelled_out(legal, size)
            ]
            offered = played.offered(desk.table.state, Seat(seat))
            assert sorted(listed) == sorted(map(played.write_move, offered))
            assert set(listed) >= set(desk.legal(seat))
        if desk.table.stage != "playing":
            return
        mover = played.to_move(desk.table.state) or Seat(1)
        desk.play(mover, chance.choice(desk.legal(mover)))


def test_server_downtime_does_not_count_on_clocks() -> None:
    desk = Desk(sand_glass=30).start()
    desk.wait(10)
    down = desk.now
    desk.now = Seconds(desk.now + 5000)
    desk.append(Woke(at=desk.now, down=down))
    assert desk.table.clocks is not None
    assert float(desk.table.clocks.played(desk.now)) == 10
    desk.wait(19)
    assert desk.table.game.to_move(desk.table.state) == 1
    desk.wait(1)
    assert desk.table.game.to_move(desk.table.state) == 2


def test_what_was_missed_can_be_told_unless_it_is_too_long_ago() -> None:
    desk = Desk().start()
    for _ in range(20):
        seat = desk.table.game.to_move(desk.table.state)
        assert seat is not None
        desk.play(seat, first(desk, "lay"))
    missed = desk.table.happened_after(Seq(desk.table.seq - 3))
    assert missed is not None
    assert [happened.seq for happened in missed] == list(range(desk.table.seq - 2, desk.table.seq + 1))
    for _ in range(10):
        seat = desk.table.game.to_move(desk.table.state)
        assert seat is not None
        desk.play(seat, first(desk, "lay"))
    assert desk.table.happened_after(Seq(1)) is None
    assert desk.table.happened_after(Seq(desk.table.seq + 5)) is None


def test_a_table_is_the_same_whether_earlier_games_are_played_again_or_not() -> None:
    desk = desk_with_names()
    for number in range(40):
        desk.do(person(1), asked.Rename(id=f"r{number}", seat=Seat(1), name=f"N{number}"))
        again = Table.replayed(desk.log)
        slow = Table(cast("Opened", desk.log[0]))
        for entry in desk.log[1:]:
            slow.apply(entry)
        for one in (again, slow):
            assert table_info(one) == table_info(desk.table)
            assert one.state == desk.table.state
            assert list(one.tail) == list(desk.table.tail)
            assert one.answered == desk.table.answered
            assert (one.seq, one.last_position_seq, one.round) == (
                desk.table.seq,
                desk.table.last_position_seq,
                desk.table.round,
            )
            assert one.last_player == desk.table.last_player


def test_a_log_of_many_games_deals_only_the_last_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of ten thousand games must not hold up the server when it is opened."""
    desk = Desk(people=1).start()
    for number in range(100):
        desk.do(HOST, asked.Vote(id=f"{number}a", topic="abandon"))
        desk.do(HOST, asked.Vote(id=f"{number}b", topic="rematch"))
    setups: list[object] = []
    kind = type(desk.table.game)
    real = kind.setup

    def counted(self: Any, *given: Any) -> Any:
        setups.append(given)
        return real(self, *given)

    monkeypatch.setattr(kind, "setup", counted)
    assert Table.replayed(desk.log).state == desk.table.state
    assert 1 <= len(setups) <= MOST_SENT


def test_a_game_taken_up_starts_with_its_moves_and_the_rematch_without() -> None:
    first = Desk("tiles").start()
    first.play(1, first.legal(1)[0])
    first.play(2, first.legal(2)[0])
    whole = recorded(first.log)
    assert whole is not None
    desk = Desk("tiles")
    moves = tuple(RecordedMove(one.seat, one.move) for one in whole.record.moves)
    opened = msgspec.structs.replace(desk.log[0], setup=dict(whole.record.setup), moves=moves)
    desk.log, desk.table = [opened], Table(cast("Opened", opened))
    desk.start()
    assert desk.table.state == first.table.state
    desk.play(1, desk.legal(1)[0])
    again = recorded(desk.log)
    assert again is not None
    assert [one.move for one in again.record.moves[:2]] == [one.move for one in moves]
    assert replay(again.record).view.board == desk.table.game.view(desk.table.state, "review").board
    assert Table.replayed(desk.log).state == desk.table.state
    desk.vote(1, "abandon")
    desk.vote(2, "abandon")
    desk.vote(1, "rematch")
    desk.vote(2, "rematch")
    new = recorded(desk.log)
    assert new is not None
    assert (new.round, new.record.moves) == (2, ())


def test_a_snapshot_of_a_game_taken_up_keeps_its_moves() -> None:
    desk = Desk("tiles")
    opened = msgspec.structs.replace(cast("Opened", desk.log[0]), moves=(RecordedMove(Seat(1), "lay e5"),))
    desk.log, desk.table = [opened], Table(opened)
    desk.start()
    kept = write_snapshot(desk.table)
    assert kept is not None
    again = read_snapshot(kept)
    assert again is not None
    assert (again.taken_over, again.state) == (desk.table.taken_over, desk.table.state)
