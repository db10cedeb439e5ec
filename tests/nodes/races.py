"""Two nodes, one cell: both lay at the same seq, and the log decides. `python -m tests.nodes.races 10000`.

With `--endings`, a vote to abandon the game races against its last move.
"""

import argparse
import asyncio
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

from fullhouse.client.table import spelled_out
from fullhouse.match.deciding.commands import Play
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq
from fullhouse.match.info import LegalMoves
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.tables.commands import carry_out, enter
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from tests.databases.postgres import Postgres
from tests.nodes import endings
from tests.nodes.sites import site
from tests.server.fakes import Ear
from tests.waiting import until

SEATS = (NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben"))
ASKED = NewTable(game="tiles", seats=SEATS, options={"referee": "guard"})
BOTH = Holder(players=frozenset([Player(1), Player(2)]))
_ids = count(1)


class Track:
    """A table that two nodes have loaded, with a listener at each."""

    def __init__(self, hubs: list[Hub], rooms: list[Room]) -> None:
        self.hubs, self.rooms = hubs, rooms
        self.ears = [Ear(BOTH) for _ in hubs]
        for hub, room, ear in zip(hubs, rooms, self.ears, strict=True):
            enter(hub, room, ear, None)

    @property
    def is_open(self) -> bool:
        return self.rooms[0].table.stage == "playing"

    async def race(self, number: int) -> None:
        """Both nodes lay the same tile at the same moment: one of them wins, and both know."""
        await until(lambda: len({seq for room in self.rooms for seq in (room.stored, room.table.seq)}) == 1)
        seq = self.rooms[0].stored
        state = self.ears[0].heard
        legal, seat = next(
            (perspective["legal"], perspective["viewer"])
            for message in reversed(state)
            for perspective in message.get("perspectives", ())
            if perspective["legal"]
        )
        form = legal[0]
        move = spelled_out(LegalMoves(form["form"], form["cells"]), 9)[0]
        commands = [Play(id=f"{next(_ids)}", move=move, after=seq, seat=seat) for _ in self.hubs]
        order = range(len(self.hubs)) if number % 2 else range(len(self.hubs) - 1, -1, -1)
        before = [len(ear.heard) for ear in self.ears]
        for place in order:
            carry_out(self.hubs[place], self.rooms[place], BOTH, commands[place], self.ears[place])
        answers = [await self._answer(place, commands[place].id, before[place]) for place in (0, 1)]
        won = [place for place, answer in enumerate(answers) if answer["say"] == "done"]
        assert len(won) == 1, answers
        (winner,) = won
        loser = 1 - winner
        assert answers[winner]["seq"] > seq
        refusal = answers[loser]
        if self.is_open:
            assert (refusal["say"], refusal["code"]) == ("refused", "stale"), refusal
            assert refusal["facts"]["seq"] >= answers[winner]["seq"], "the loser is told how far the log is"
        else:
            assert (refusal["say"], refusal["code"]) == ("refused", "wrong-stage"), refusal
        said = [message["say"] for message in self.ears[loser].heard[before[loser] :]]
        assert said.index("news") < said.index("refused"), "and what happened, before the refusal"

    async def _answer(self, place: int, command: str, first: int) -> dict[str, Any]:
        heard = self.ears[place].heard

        def answers() -> list[dict[str, Any]]:
            return [message for message in heard[first:] if message.get("id") == command]

        await until(lambda: bool(answers()))
        (answer,) = answers()
        return answer


async def run(address: str, folder: Path, races: int, *, tables: int = 20) -> None:
    """So many races at several tables at once. Raises AssertionError for the first that goes wrong."""
    async with site(address, folder, 2) as nodes:
        hubs = [node.hub for node in nodes]
        left = iter(range(races))

        async def lane() -> None:
            track: Track | None = None
            for number in left:
                if track is None or not track.is_open:
                    key = await nodes[number % 2].create(ASKED)
                    table = await hubs[0].store.find_table(key.code)
                    await hubs[number % 2].store.settle()
                    track = Track(hubs, [await hub.room(table) for hub in hubs])
                await track.race(number)

        await asyncio.gather(*(lane() for _ in range(tables)))
        for hub in hubs:
            for room in hub.rooms.values():
                log = await hub.store.read_log(room.id)
                assert len(log) == room.table.seq == room.stored
                assert room.stored == Seq(len(log))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("races", type=int, nargs="?", default=10_000)
    parser.add_argument("--endings", action="store_true")
    asked = parser.parse_args()
    races = asked.races
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            if asked.endings:
                ended = asyncio.run(endings.run(postgres.new_database(), Path(folder), races))
                print(f"{races} races, {dict(ended)}: log, result, totals and both screens agree")
            else:
                asyncio.run(run(postgres.new_database(), Path(folder), races))
                print(f"{races} races: one winner in each, and both players were told the truth")
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
