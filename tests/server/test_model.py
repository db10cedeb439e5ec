"""Commands of several clients in any order, lost commits, crashes, sleep: the hub against a simple model."""

import asyncio
import inspect
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding.commands import AnyCommand, Play, Vote
from fullhouse.match.entries import Chair, Opened
from fullhouse.match.history.results import results_in
from fullhouse.match.history.snapshots import agrees
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.info import Settings
from fullhouse.match.perspectives import perspective, viewers
from fullhouse.match.table import Table
from fullhouse.server.features.totals import Totals
from fullhouse.server.services import subscribe
from fullhouse.server.tables import snapshots
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.tables.commands import carry_out, enter, leave, start_if_full
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from tests.clocks import WallClock
from tests.examples import examples
from tests.server.fakes import Ear, FakeStore

ONE = TableId(1)
GAMES = ("tiles", "challenge", "markers", "one-two-three", "classic")
clients = st.integers(0, 3)


class TableMachine(RuleBasedStateMachine):
    """Two people with two tabs, one with one, and a spectator, at one table."""

    @initialize(name=st.sampled_from(GAMES), referee=st.sampled_from(("table", "umpire", "guard")))
    def sit_down(self, name: str, referee: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.every, snapshots.SNAPSHOT_EVERY_ENTRIES = snapshots.SNAPSHOT_EVERY_ENTRIES, 3
        self.time = 1000.0
        self.store = FakeStore()
        self.store.beat(Seconds(self.time))
        chairs = tuple(Chair(name=f"P{n}", player=Player(n), driver="person") for n in (1, 2))
        options = {} if name == "classic" else {"referee": referee, "sand_glass": 30}
        opened = Opened(
            at=Seconds(self.time),
            code="bako-timu",
            game=name,
            rules=1,
            options=options,
            settings=Settings(pause="everybody"),
            chairs=chairs,
        )
        holders = [
            frozenset([Player(1)]),
            frozenset([Player(1)]),
            frozenset([Player(2)]),
            frozenset[Player](),
        ]
        self.holders = [Holder(players=players) for players in holders]
        self.answered: dict[str, int] = {}
        self.commands: list[tuple[int, AnyCommand]] = []
        self.number = 0
        self.run(lambda: self.store.open_table("", opened))
        self.restart()
        room = self.room
        self.run(lambda: start_if_full(self.hub, room))
        self.commit()

    def run(self, call: Any) -> Any:
        """Call something inside the event loop."""

        async def inside() -> Any:
            answer = call()
            return await answer if inspect.isawaitable(answer) else answer

        return self.loop.run_until_complete(inside())

    def restart(self) -> None:
        self.hub = Hub(self.store, WallClock(lambda: Seconds(self.time)))
        self.totals = Totals(self.store)
        self.run(self.totals.load)
        subscribe(self.hub, totals=self.totals)
        self.ears: list[Ear] = []
        for holder in self.holders:
            self.ears.append(Ear(holder))
        for ear in self.ears:
            self.enter(ear, None)

    def enter(self, ear: Ear, after: Seq | None) -> None:
        room = self.room
        self.run(lambda: enter(self.hub, room, ear, after))

    @property
    def room(self) -> Room:
        room: Room = self.run(lambda: self.hub.room(ONE))
        return room

    @property
    def table(self) -> Table:
        return self.room.table

    # What clients do

    def send(self, client: int, command: AnyCommand) -> None:
        before = len(self.ears[client].heard)
        self.commands.append((client, command))
        room = self.room
        try:
            self.run(lambda: carry_out(self.hub, room, self.holders[client], command, self.ears[client]))
        except FullHouseError:
            new = self.ears[client].heard[before:]
            assert all(message.get("id") != command.id for message in new)

    @rule(client=clients, choice=st.integers(0, 10**6), back=st.integers(0, 2))
    def play(self, client: int, choice: int, back: int) -> None:
        table, holder = self.table, self.holders[client]
        seats = table.seats_of(holder.players) or (Seat(1),)
        legal = table.game.legal(table.state, seats[0])
        text = table.game.write_move(legal[choice % len(legal)]) if len(legal) else "pass"
        self.number += 1
        after = Seq(max(0, table.seq - back))
        self.send(client, Play(id=f"n{self.number}", move=text, after=after))

    @rule(
        client=clients,
        move=st.sampled_from(["timeout", "silence", "time_up", "accept", "object", "xyz", "stop"]),
    )
    def play_anything(self, client: int, move: str) -> None:
        self.number += 1
        self.send(client, Play(id=f"n{self.number}", move=move, after=self.table.seq))

    @rule(
        client=clients, topic=st.sampled_from(["pause", "resume", "rematch", "abandon"]), agree=st.booleans()
    )
    def vote(self, client: int, topic: Any, agree: bool) -> None:
        self.number += 1
        self.send(client, Vote(id=f"n{self.number}", topic=topic, agree=agree))

    @rule(topic=st.sampled_from(["abandon", "rematch"]))
    def agree(self, topic: Any) -> None:
        """Both people vote for it: the game ends, or the next one begins."""
        for client in (0, 2):
            self.vote(client=client, topic=topic, agree=True)

    @precondition(lambda self: self.commands)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """A command is sent again: it is answered as before, or refused, but never carried out twice."""
        client, command = data.draw(st.sampled_from(self.commands[-20:]))
        before = self.table.seq
        was_done = self.table.answered.get(self.holders[client].command_id(command.id))
        self.send(client, command)
        if was_done is not None:
            extra = [happened.what for happened in self.table.tail if happened.seq > before]
            assert all(
                move.move in ("timeout", "silence", "time_up")
                for move in self.table.tail
                if move.seq > before
            ), extra

    @rule(seconds=st.floats(0, 45))
    def wait(self, seconds: float) -> None:
        self.time += seconds
        room = self.room
        self.run(lambda: expire_clocks(self.hub, room))

    @rule(client=clients)
    def come_back(self, client: int) -> None:
        """A phone slept: it says hello with the last seq it saw."""
        old = self.ears[client]
        seen = max([message["seq"] for message in (*old.all("welcome"), *old.all("news"))], default=1)
        ear = Ear(self.holders[client])
        room = self.room
        self.run(lambda: leave(self.hub, room, old))
        self.enter(ear, Seq(seen))
        self.commit()
        self.ears[client] = ear
        (welcome,) = ear.all("welcome")
        if welcome["missed"] is not None:
            sent = [missed["seq"] for missed in welcome["missed"]]
            assert sent == list(range(seen + 1, welcome["seq"] + 1))

    # What befalls the server

    @rule()
    def commit(self) -> None:
        self.run(self.store.commit)

    @rule(is_stored=st.booleans())
    def fail(self, is_stored: bool) -> None:
        """The disk is full, or only the answer is lost: all come back and find what was stored."""
        if self.store.waiting:
            self.run(self.store.lose_answers if is_stored else lambda: self.store.commit(failing=True))
            assert all(ear.closed for ear in self.ears)
            self.restart()
            self.commit()

    @rule(seconds=st.floats(0, 1000))
    def crash(self, seconds: float) -> None:
        """Kill and restart: what was acknowledged is there, and the clocks stood still."""
        self.learn()
        self.store.beat(Seconds(self.time))
        self.store.crash()
        table = Table.replayed(self.store.entries(ONE))
        left = table.clocks.glass_info(Seconds(self.time)) if table.clocks else None
        self.time += seconds
        self.restart()
        self.commit()
        now = self.table.clocks.glass_info(Seconds(self.time)) if self.table.clocks else None
        if left is not None and now is not None and self.table.stage == "playing" and left.left > 0:
            assert abs(now.left - left.left) < 0.01

    # What is always so

    def learn(self) -> None:
        """Remember every answer that was given."""
        for ear, holder in zip(self.ears, self.holders, strict=True):
            for done in ear.all("done"):
                assert self.answered.setdefault(holder.command_id(done["id"]), done["seq"]) == done["seq"]

    @invariant()
    def nothing_is_told_before_it_is_stored(self) -> None:
        if not hasattr(self, "store"):
            return
        stored = len(self.store.logs[ONE])
        for ear in self.ears:
            seqs = [message["seq"] for message in ear.heard if "seq" in message and message["say"] != "done"]
            assert all(seq <= stored for seq in seqs)
            news = [message["seq"] for message in ear.all("news")]
            assert news == list(range(news[0], news[0] + len(news))) if news else True

    @invariant()
    def every_answer_is_in_the_log_once(self) -> None:
        if not hasattr(self, "store"):
            return
        self.learn()
        entries = self.store.entries(ONE)
        for command, seq in self.answered.items():
            assert [place for place, entry in enumerate(entries, 1) if entry.id == command] == [seq]

    @invariant()
    def the_log_tells_the_table_and_the_last_news_its_picture(self) -> None:
        if not hasattr(self, "store") or self.store.waiting:
            return
        again = Table.replayed(self.store.entries(ONE))
        assert again.state == self.table.state
        assert again.seq == self.table.seq
        for ear, holder in zip(self.ears, self.holders, strict=True):
            sent = [message for message in ear.heard if message["say"] in ("welcome", "news")]
            if sent and not ear.closed:
                shown_now = [perspective(again, viewer) for viewer in viewers(again, holder)]
                pictures = [msgspec.json.decode(msgspec.json.encode(shown.view)) for shown in shown_now]
                assert [shown["view"] for shown in sent[-1]["perspectives"]] == pictures

    @invariant()
    def results_totals_and_snapshots_are_those_of_the_log(self) -> None:
        """Whatever was lost: never a result without its entry, nor an end without its result."""
        if not hasattr(self, "store"):
            return
        entries = self.store.entries(ONE)
        ended = list(results_in(ONE, entries))
        assert self.store.results == {(ONE, result.round): result for result in ended}
        assert self.totals.finished.total() == len(ended)
        for seq, snapshot in self.store.snapshots.values():
            assert seq <= len(entries)
            assert agrees(snapshot, entries)

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.loop.close()
            snapshots.SNAPSHOT_EVERY_ENTRIES = self.every


TestTable = TableMachine.TestCase
TestTable.settings = examples(12, stateful_step_count=40)
