"""Sealed deals: promised before the shares come, opened after the end, the same however a table wakes."""

from typing import Any

from msgspec.structs import replace

from fullhouse.core.ids import Seat
from fullhouse.match.deciding.commands import Vote
from fullhouse.match.deciding.decisions import started
from fullhouse.match.entries import Abandoned, AnyEntry, Opened, Played, Shared, Started, Voted
from fullhouse.match.history.rounds import recorded
from fullhouse.match.history.snapshots import agrees, write_snapshot
from fullhouse.match.holder import DecisionContext
from fullhouse.match.ids import Player
from fullhouse.match.perspectives import deal_info
from fullhouse.match.table import Table
from fullhouse.records.proofs.signing import proof_of
from fullhouse.records.proofs.verify import verify
from tests.match.tables import Desk, person

KEY = b"k" * 32
ANA, BEN = "0a" * 16, "0b" * 16


class SealedDesk(Desk):
    """A table that promises its deals, with secrets that count up."""

    def __init__(self, **asked: Any) -> None:
        super().__init__(**asked)
        opened = self.log[0]
        assert isinstance(opened, Opened)
        self.log = [replace(opened, sealed=f"{1:064x}")]
        self.table = Table(self.log[0])  # type: ignore[arg-type]
        self.secrets = 1

    @property
    def context(self) -> DecisionContext:
        return replace(super().context, secret=self.secret)

    def secret(self) -> str:
        self.secrets += 1
        return f"{self.secrets:064x}"

    def share(self, player: int, share: str) -> None:
        self.append(Shared(at=self.now, seat=Seat(player), player=Player(player), share=share))

    def end(self) -> None:
        self.append(Abandoned(at=self.now))


def verified(log: list[AnyEntry], number: int) -> tuple[str, ...]:
    """The shares of a game, once its record was found good."""
    played = recorded(log, number)
    assert played is not None
    record = replace(played.record, proof=proof_of(played.record, played.dealt, KEY))
    assert verify(record).deal in ("shared", "server", "chosen")
    return () if played.dealt is None else played.dealt.shares


def test_the_promise_comes_first_and_every_share_changes_the_deal() -> None:
    desk = SealedDesk()
    promised = deal_info(desk.table)
    assert promised.commitment == promised.next != ""
    alone = started(desk.table, desk.context)
    desk.share(1, ANA)
    desk.share(2, BEN)
    assert deal_info(desk.table).shares == (ANA, BEN)
    both = started(desk.table, desk.context)
    assert isinstance(alone, Started)
    assert isinstance(both, Started)
    assert alone.setup != both.setup
    assert started(desk.table, desk.context).setup == both.setup, "drawn again, it is the same"  # type: ignore[union-attr]
    desk.append(both)
    assert deal_info(desk.table).commitment == promised.commitment != deal_info(desk.table).next
    assert verified(desk.log, 1) == (ANA, BEN)


def test_the_first_share_of_a_player_counts() -> None:
    desk = SealedDesk()
    desk.share(1, ANA)
    desk.share(1, BEN)
    assert deal_info(desk.table).shares == (ANA,)


def test_votes_for_another_game_bring_the_shares_of_its_deal() -> None:
    desk = SealedDesk()
    desk.start()
    desk.end()
    promised = deal_info(desk.table).next
    desk.do(person(1), Vote(id="v1", topic="rematch", share=ANA))
    assert isinstance(desk.log[-1], Voted)
    desk.do(person(2), Vote(id="v2", topic="rematch", share=BEN))
    assert (desk.table.round, deal_info(desk.table).commitment) == (2, promised)
    assert verified(desk.log, 1) == ()
    assert verified(desk.log, 2) == (ANA, BEN)
    vote = desk.log[-2]
    for _ in range(30):  # so many entries that the votes before the start are not played again
        desk.append(replace(vote, topic="pause", share="", agree=False))
    assert Table.replayed(desk.log).dealt == desk.table.dealt


def test_a_table_that_wakes_knows_what_it_promised() -> None:
    desk = SealedDesk()
    desk.share(1, ANA)
    desk.start()
    assert vars(Table.replayed(desk.log))["seal"] == desk.table.seal
    snapshot = write_snapshot(desk.table)
    assert snapshot is not None
    assert agrees(snapshot, desk.log)


def test_the_chain_of_the_table_is_that_of_its_record() -> None:
    desk = SealedDesk(game="classic", people=1).start()
    for move in ("note a1 1", "note a1 2"):
        desk.append(Played(at=desk.now, seat=Seat(1), move=move))
    played = recorded(desk.log)
    assert played is not None
    assert proof_of(played.record, played.dealt, KEY).head == desk.table.link


def test_tables_without_a_secret_and_chosen_setups_promise_nothing() -> None:
    open_table = Desk().start()
    assert deal_info(open_table.table).commitment == deal_info(open_table.table).next == ""
    assert verified(open_table.log, 1) == ()
    chosen = SealedDesk()
    setup = started(chosen.table, chosen.context).setup  # type: ignore[union-attr]
    opened = replace(chosen.log[0], setup=setup)
    chosen.log, chosen.table = [opened], Table(opened)  # type: ignore[arg-type]
    chosen.start()
    assert deal_info(chosen.table).commitment == ""
    assert deal_info(chosen.table).next != "", "a rematch is dealt by chance"
