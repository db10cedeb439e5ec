"""Two nodes, one end: a vote abandons the game at one while the last digit is written at the other."""

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

from fullhouse.match.deciding.commands import AnyCommand, Play, Vote
from fullhouse.match.entries import Abandoned
from fullhouse.match.history.results import shape_of
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, TableId
from fullhouse.match.ports import StoredResult
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.tables.commands import carry_out, enter
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from tests.boards import SOLUTION
from tests.nodes.sites import site
from tests.server.fakes import Ear
from tests.waiting import until

SEATS = (NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben"))
LAST_DIGIT = f"i9={SOLUTION[-1]}"
NEARLY_SOLVED = NewTable(game="classic", seats=SEATS, setup={"problem": f"{SOLUTION[:-1]}."})
ANA, BEN = Holder(players=frozenset([Player(1)])), Holder(players=frozenset([Player(2)]))
_ids = count(1)


class EndingRace:
    """A table that lacks one digit, with Ana at one node and Ben at the other."""

    def __init__(self, hubs: list[Hub], rooms: list[Room]) -> None:
        self._hubs, self._rooms = hubs, rooms
        self._ears = [Ear(ANA), Ear(BEN)]
        for hub, room, ear in zip(hubs, rooms, self._ears, strict=True):
            enter(hub, room, ear, None)

    async def run(self, *, is_vote_first: bool) -> str:
        """Ben has agreed to stop, and writes the last digit all the same while Ana agrees, too."""
        self._send(1, Vote(id=f"{next(_ids)}", topic="abandon"))
        await self._settled()
        seq = self._rooms[1].stored
        vote = Vote(id=f"{next(_ids)}", topic="abandon")
        move = Play(id=f"{next(_ids)}", move=LAST_DIGIT, after=seq)
        commands: list[AnyCommand] = [vote, move]
        for place in (0, 1) if is_vote_first else (1, 0):
            self._send(place, commands[place])
        answers = [await self._answer(place, commands[place].id) for place in (0, 1)]
        assert sorted(answer["say"] for answer in answers) == ["done", "refused"], answers
        await self._settled()
        return await self._agreed()

    async def _agreed(self) -> str:
        """How the game ended: in the log, in its only result, and on both screens."""
        table, store = self._rooms[0].id, self._hubs[0].store
        for hub in self._hubs:
            await hub.store.settle()
        log = await store.read_log(table)
        reason = "abandoned" if isinstance(log[-1], Abandoned) else "solved"
        (result,) = await self._results(table)
        assert shape_of(result).reason == reason, (reason, shape_of(result))
        assert result.finished == log[-1].at
        assert [seat.won for seat in shape_of(result).seats] == [reason == "solved"] * 2
        for ear in self._ears:
            shown = [message for message in ear.heard if message["say"] in ("welcome", "news")][-1]
            assert shown["seq"] == len(log)
            assert (shown["table"]["stage"], shown["table"]["abandoned"]) == ("over", reason == "abandoned")
            assert not ear.closed
        return reason

    async def _results(self, table: TableId) -> list[StoredResult]:
        return await self._hubs[0].store.results_of([table], most=10)

    async def _settled(self) -> None:
        await until(lambda: len({seq for room in self._rooms for seq in (room.stored, room.table.seq)}) == 1)

    def _send(self, place: int, command: AnyCommand) -> None:
        ear = self._ears[place]
        carry_out(self._hubs[place], self._rooms[place], ear.holder, command, ear)

    async def _answer(self, place: int, command: str) -> dict[str, Any]:
        heard = self._ears[place].heard
        await until(lambda: any(message.get("id") == command for message in heard))
        (answer,) = [message for message in heard if message.get("id") == command]
        return answer


async def run(address: str, folder: Path, races: int, *, lanes: int = 20) -> Counter[str]:
    """So many races at several tables at once; how they ended. Raises AssertionError where two disagree."""
    async with site(address, folder, 2) as nodes:
        hubs = [node.hub for node in nodes]
        left = iter(range(races))
        ended: Counter[str] = Counter()

        async def lane() -> None:
            for number in left:
                key = await nodes[number % 2].create(NEARLY_SOLVED)
                table = await hubs[0].store.find_table(key.code)
                await hubs[number % 2].store.settle()
                race = EndingRace(hubs, [await hub.room(table) for hub in hubs])
                ended[await race.run(is_vote_first=number % 4 < 2)] += 1

        await asyncio.gather(*(lane() for _ in range(lanes)))
        for node in nodes:
            await node.services.totals.load()
            assert node.services.totals.finished == {"classic": races}, "every game is counted once"
        return ended
