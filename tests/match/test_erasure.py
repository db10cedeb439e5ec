"""Names taken out of a log: all of one player's, no one else's, and the game still replays."""

from fullhouse.core.ids import Seat
from fullhouse.match.deciding import commands as asked
from fullhouse.match.entries import Joined, write_entry
from fullhouse.match.history.erasure import names_of, without_names
from fullhouse.match.ids import Player, Seq
from fullhouse.match.table import Table
from tests.match.tables import HOST, Desk, person

TWO = Player(2)


def desk_with_names() -> Desk:
    """Player 2 is Berta, then Bella, moves with a reorder and a rematch, and leaves the seat to Carl."""
    desk = Desk(people=3)
    desk.do(person(2), asked.Rename(id="1", seat=Seat(2), name="Berta"))
    desk.do(HOST, asked.Reorder(id="2", order=(Seat(3), Seat(1), Seat(2))))
    desk.start()
    desk.do(person(3), asked.Rename(id="3", seat=Seat(1), name="Dora"))
    for number in (1, 2, 3):
        desk.do(person(number), asked.Vote(id="4", topic="abandon"))
    for number in (1, 2, 3):
        desk.do(person(number), asked.Vote(id="5", topic="rematch"))
    desk.do(person(2), asked.Rename(id="6", seat=Seat(2), name="Bella"))
    desk.do(person(2), asked.Leave(id="7", seat=Seat(2)))
    desk.append(Joined(at=desk.now, seat=Seat(2), player=Player(4), name="Carl"))
    return desk


def test_every_name_of_the_player_goes_and_no_other() -> None:
    desk = desk_with_names()
    assert names_of(desk.log, frozenset([TWO])) == {"P2", "Berta", "Bella"}
    changed = without_names(desk.log, frozenset([TWO]))
    log = [changed.get(Seq(seq), entry) for seq, entry in enumerate(desk.log, 1)]
    text = b"\n".join(map(write_entry, log))
    assert not any(name in text for name in (b"P2", b"Berta", b"Bella"))
    assert all(name in text for name in (b"P1", b"P3", b"Dora", b"Carl"))
    again = Table.replayed(log)
    assert again.state == desk.table.state
    assert [chair.name for chair in again.chairs] == ["P1", "Carl", "Dora"]


def test_who_comes_later_to_the_same_seat_keeps_the_name() -> None:
    desk = desk_with_names()
    assert names_of(desk.log, frozenset([Player(4)])) == {"Carl"}
    assert set(without_names(desk.log, frozenset([Player(4)]))) == {len(desk.log)}


def test_without_players_nothing_changes() -> None:
    assert without_names(desk_with_names().log, frozenset()) == {}
