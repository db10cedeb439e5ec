"""Reactions over real sockets: everybody sees them, nothing is stored, and a flood changes nothing."""

from pathlib import Path

import msgspec

from fullhouse.client import ClientTable
from fullhouse.core.ids import Seat
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.protocol import Reacted
from fullhouse.server.tables.listeners import MOST_REACTIONS
from tests.server.local_server import serving
from tests.server.test_abuse import plays_on, sitting


def heard(table: ClientTable) -> list[tuple[int, str]]:
    return [(one.seat, one.reaction) for one in table.reactions]


def refusals(table: ClientTable) -> list[str]:
    messages = [msgspec.json.decode(message) for message in table.heard]
    return [message["code"] for message in messages if message["say"] == "refused"]


async def test_everybody_sees_a_reaction_and_the_log_does_not_have_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, _, _):
        key = await client.watch(ana.table.code)
        async with await client.sit(key.token) as watcher:
            before = ana.seq
            await ben.react("bravo")
            await watcher.react("wow")
            for table in (ana, ben, watcher):
                await table.until(lambda now: len(now.reactions) == 2)
                assert sorted(heard(table)) == [(0, "wow"), (2, "bravo")]
                assert table.seq == before
        await plays_on(ana, ben)


async def test_a_flood_reaches_nobody_and_the_game_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, _):
        async with await client.sit(token) as second:
            for _ in range(MOST_REACTIONS):
                await ana.react("laugh")
                await second.react("laugh")
            await ana.ping()
            await second.ping()
        await ben.react("thanks")
        await ana.until(lambda now: Reacted(reaction="thanks", seat=Seat(2)) in now.reactions)
        assert heard(ana) == [(1, "laugh")] * MOST_REACTIONS + [(2, "thanks")], "two devices are one person"
        assert len(refusals(ana) + refusals(second)) == MOST_REACTIONS
        assert set(refusals(ana) + refusals(second)) == {"too-many-reactions"}
        await plays_on(ana, ben)


async def test_all_watchers_together_may_send_as_much_as_one_person(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, _, _):
        keys = [await client.watch(ana.table.code) for _ in range(MOST_REACTIONS + 2)]
        watchers = [await client.sit(key.token) for key in keys]
        for watcher in watchers:
            await watcher.react("hello")
            await watcher.ping()
        await ben.react("hmm")
        await ana.until(lambda now: (2, "hmm") in heard(now))
        assert heard(ana).count((0, "hello")) == MOST_REACTIONS
        for watcher in watchers:
            await watcher.close()


async def test_only_known_reactions_of_ones_own_seat_are_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, _, _):
        await ben.react("good", Seat(1))
        await ben.send(b'{"do":"react","id":"1","reaction":"you are all stupid"}')
        await ben.send(b'{"do":"react","id":"2","reaction":"good","text":"hello"}')
        await ben.ping()
        assert refusals(ben) == ["not-your-seat", "bad-message", "bad-message"]
        assert heard(ana) == []


async def test_whoever_holds_several_seats_says_which_one_reacts(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        seats = (NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben"))
        key = await client.create(NewTable(game="tiles", seats=seats))
        async with await client.sit(key.token) as both:
            await both.react("luck")
            await both.react("luck", Seat(2))
            await both.until(lambda now: bool(now.reactions))
            assert (heard(both), refusals(both)) == ([(2, "luck")], ["which-seat"])
