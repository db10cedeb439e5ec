"""Plays the seats of a table by the protocol: a page is brought into any state without touching it."""

import asyncio
import threading
from collections.abc import Coroutine
from random import Random
from types import TracebackType
from typing import Any, TypeVar

from fullhouse.client import Client, ClientTable, NewSeat, NewTable, RefusedByServer
from fullhouse.core.ids import Seat
from fullhouse.match.deciding.commands import Start
from fullhouse.match.ids import Seq, Topic
from fullhouse.server.api.shapes import Handover
from fullhouse.server.protocol import Reaction
from fullhouse.solver import solve
from tests.browser.house import COLUMNS

T = TypeVar("T")
OVERTAKEN = ("stale", "wrong-stage", "nobody-asked", "not-asked", "nothing-to-object", "not-your-turn")
"""Codes of refusals for moves that came after the clock ran out."""
UNTOLD = ("fits-somewhere",)
"""Codes of refusals for moves that are offered so that nothing is given away: any tile may be tried."""
NAMES = ("Ana", "Bartholomäus-Maximilian", "Wilhelmina W", "Анастасия", "Eve")
"""Short ones, one of twelve wide letters, which is never cut, and one that is longer."""


class Driver:
    """A table whose moves are made from here. Every seat has a connection of its own."""

    def __init__(
        self,
        address: str,
        game: str,
        seats: int,
        *,
        shared: bool,
        options: dict[str, Any] | None = None,
        setup: dict[str, Any] | None = None,
    ) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._tables: list[ClientTable] = []
        self.key = ""
        """The key that the page uses: of the first seat, or of all seats on one device."""
        self.code = ""
        table = NewTable(game=game, seats=_chairs(seats, shared=shared), options=options or {}, setup=setup)
        self._run(self._open(address, table, shared=shared))

    def __enter__(self) -> "Driver":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        for table in self._tables:
            self._run(table.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _open(self, address: str, asked: NewTable, *, shared: bool) -> None:
        client, seats = Client(address), len(asked.seats)
        key = await client.create(asked)
        tokens = [key.token] * seats
        if not shared:
            tokens[1:] = [(await client.join(key.code, name)).token for name in NAMES[1:seats]]
        self.key, self.code = key.token, key.code
        mine = (await client.another_key(key.token, Handover())).token
        for token in dict.fromkeys([mine, *tokens[1:]] if not shared else [mine]):
            self._tables.append(await client.sit(token))
        if self._tables[0].table.stage == "gathering":
            await self._tables[0].do(Start(id="start"))
        for table in self._tables:
            await table.until(lambda one: one.table.stage == "playing" and bool(one.perspectives))

    def _table(self, seat: Seat) -> ClientTable:
        return next(table for table in self._tables if seat in table.you.seats)

    @property
    def seq(self) -> int:
        return max(table.seq for table in self._tables)

    @property
    def is_over(self) -> bool:
        return bool(self.view["over"])

    @property
    def view(self) -> dict[str, Any]:
        return self._tables[0].perspective.view

    def moves(self) -> list[tuple[Seat, str]]:
        """Everything that anybody may do now."""
        if self.is_over:
            return []
        seats = [(table, seat) for table in self._tables for seat in table.you.seats]
        return [(seat, move) for table, seat in seats for move in table.moves(seat)]

    def play(self, seat: Seat, move: str) -> None:
        """Make a move, and wait until every seat has heard of it."""
        self._wait_for(self._run(self._table(seat).play(move, seat)))

    def react(self, seat: Seat, reaction: Reaction) -> None:
        self._run(self._table(seat).react(reaction, seat))

    def vote(self, topic: Topic) -> None:
        """Everybody agrees and hears of it: a table of one connection votes for all its seats at once."""
        self._wait_for(max([self._run(table.vote(topic)) for table in self._tables]))

    def _wait_for(self, seq: Seq) -> None:
        """Wait until every seat has heard of an entry."""
        for table in self._tables:
            self._run(table.until(lambda one: one.seq >= seq))

    def walk(self, chance: Random, steps: int, avoid: tuple[str, ...] = (), *, knowing: bool = False) -> None:
        """Play moves by chance: rarely those that end things early, and, if knowing, right digits first."""
        for _ in range(steps):
            if self.is_over:
                return
            moves = self.moves()
            right = self._right() if knowing else frozenset()
            best = [one for one in moves if one[1] in right]
            likely = [one for one in moves if not one[1].startswith(avoid)] if avoid else moves
            try:
                self.play(*chance.choice(best or likely or moves))
            except RefusedByServer as refusal:
                # A window may close by the clock while a move is chosen: choose again.
                if refusal.code not in OVERTAKEN + UNTOLD:
                    raise

    def _right(self) -> frozenset[str]:
        """The moves that write what is missing and take out what is wrong, in a game about a problem."""
        givens, board = self.view.get("givens"), self.view["board"]
        if not givens:
            return frozenset()
        names = [f"{column}{row}" for row in range(1, 10) for column in COLUMNS]
        cells = zip(names, str(solve(givens)), board, strict=True)
        return frozenset(
            f"{name}={digit}" if there == "." else f"erase {name}"
            for name, digit, there in cells
            if digit != there
        )

    def hand(self, seat: Seat) -> list[int]:
        return list(self._table(seat).perspective_of(seat).view["hands"][seat - 1] or [])


def _chairs(seats: int, *, shared: bool) -> tuple[NewSeat, ...]:
    """All of this device, or the first one, and the others open."""
    return tuple(
        NewSeat(who="me" if shared or index == 0 else "open", name=name if shared or not index else None)
        for index, name in enumerate(NAMES[:seats])
    )
