"""Tables for tests of the match, without any server: a fake time, and people who hold keys."""

from typing import Any

from fullhouse.bots import known_bots
from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding import commands as asked
from fullhouse.match.deciding.decisions import decide, started
from fullhouse.match.entries import AnyEntry, Chair, Opened, Played, read_entry, write_entry
from fullhouse.match.holder import DecisionContext, Holder
from fullhouse.match.ids import Player, Seq
from fullhouse.match.info import Settings
from fullhouse.match.table import Happened, Table
from fullhouse.match.waiting import NOBODY_OVERDUE

HOST = Holder(host=True, players=frozenset([Player(1)]))


def person(number: int) -> Holder:
    return Holder(players=frozenset([Player(number)]), host=number == 1)


class Desk:
    """A table, its log and a clock that only the test turns."""

    def __init__(
        self,
        game: str = "tiles",
        people: int = 2,
        bots: int = 0,
        settings: Settings | None = None,
        **options: Any,
    ) -> None:
        self.now = Seconds(1000)
        self.overdue = NOBODY_OVERDUE
        chairs = [
            Chair(name=f"P{number}", player=Player(number), driver="person")
            for number in range(1, people + 1)
        ]
        chairs += [Chair(name="Bot", driver="bot", bot="greedy") for _ in range(bots)]
        opened = Opened(
            at=self.now,
            code="bako-timu",
            game=game,
            rules=1,
            options=options,
            settings=settings or Settings(),
            chairs=tuple(chairs),
        )
        self.log: list[AnyEntry] = [opened]
        self.table = Table(opened)
        self._ids = 0

    def start(self) -> "Desk":
        self.append(started(self.table, self.context))
        return self

    @property
    def context(self) -> DecisionContext:
        return DecisionContext(
            now=self.now,
            seed=lambda: 7,
            overdue=lambda _now: self.overdue,
            bots=known_bots(self.table.game.id),
        )

    def append(self, entry: AnyEntry) -> Happened:
        happened = self.table.apply(entry)
        self.log.append(read_entry(write_entry(entry)))
        return happened

    def run_out(self) -> None:
        """The clock's moves that are due, as the server makes them."""
        while self.table.stage == "playing" and self.table.clocks is not None:
            due = self.table.clocks.expired(self.now)
            if due is None:
                return
            self.append(Played(at=self.now, seat=due[0], move=due[1]))

    def do(self, who: Holder, command: asked.AnyCommand) -> Happened:
        self.run_out()
        return self.append(decide(self.table, who, command, self.context))

    def play(self, seat: int, move: str, after: int | None = None) -> Happened:
        player = self.table.chair(Seat(seat)).player
        seen = self.table.seq if after is None else Seq(after)
        return self.do(
            Holder(players=frozenset([player])), asked.Play(id=self.new_id(), move=move, after=seen)
        )

    def vote(self, number: int, topic: Any, *, agree: bool = True) -> Happened:
        return self.do(person(number), asked.Vote(id=self.new_id(), topic=topic, agree=agree))

    def wait(self, seconds: float) -> None:
        self.now = Seconds(self.now + seconds)
        self.run_out()

    def refuses(self, call: Any, *args: Any, **kwargs: Any) -> str:
        """The code with which something is refused; nothing has changed by it."""
        before = (self.table.seq, repr(self.table.state), list(self.table.chairs))
        try:
            call(*args, **kwargs)
        except FullHouseError as error:
            assert (self.table.seq, repr(self.table.state), list(self.table.chairs)) == before
            return error.code
        raise AssertionError("it was not refused")

    def new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    def legal(self, seat: int) -> list[str]:
        game = self.table.game
        return [game.write_move(move) for move in game.legal(self.table.state, Seat(seat))]
