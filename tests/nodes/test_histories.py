"""The checker of the fault run upon stories made by hand: what it accepts, and what it has to find.

Its players come back as the browser does. The runs themselves are a part of `make soak`.
"""

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import AnyEntry, Played
from tests import virtual_time
from tests.nodes.faults.checker import commands_wrong
from tests.nodes.faults.histories import Command, Greeting, Known, gone_back, out_of_order, stale_greetings
from tests.nodes.faults.player import MIN_DELAY_SHARE, RETRY_DELAYS_S, Player
from tests.nodes.faults.proxy import FROM, TO, Proxy
from tests.nodes.faults.replies import Replies, is_message
from tests.waiting import TIMEOUT_SECONDS

ROOT = Path(__file__).parents[2]
PUBLISHED = b"*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$%d\r\n%b\r\n"


def possible(commands: dict[int, Command], known: list[Known]) -> bool:
    """The definition itself: a moment for each entry, in order, neither too soon nor after it was known."""
    moment = float("-inf")
    for seq in range(1, 1 + max([0, *commands, *(one.seq for one in known)])):
        if seq in commands:
            moment = max(moment, commands[seq].sent)
        if any(one.at < moment for one in known if one.seq == seq):
            return False
    return True


def test_an_order_is_found_exactly_where_there_is_one() -> None:
    chance, verdicts = Random(1), []
    for _ in range(2_000):
        length = chance.randint(1, 5)
        commands = {
            seq: Command(f"c{seq}", chance.randint(0, 6))
            for seq in range(1, length + 1)
            if chance.random() < 0.8
        }
        known = [Known(chance.randint(2, 9), chance.randint(1, length)) for _ in range(chance.randint(0, 5))]
        verdicts.append(possible(commands, known))
        assert (out_of_order(commands, known) == []) == verdicts[-1], (commands, known)
    assert 200 < sum(verdicts) < 1_800


def test_a_command_that_overtakes_one_that_was_done_is_named() -> None:
    commands = {1: Command("slow", 5.0), 2: Command("quick", 1.0)}
    assert out_of_order(commands, [Known(2.0, 2), Known(6.0, 1)]) == [
        "slow was sent after entry 2 was known, and is in the log as entry 1"
    ]


def test_commands_at_the_same_time_may_have_any_order() -> None:
    assert out_of_order({1: Command("b", 1.5), 2: Command("a", 1.0)}, [Known(2.0, 1), Known(2.0, 2)]) == []


@pytest.mark.parametrize(("seqs", "faults"), [([1, 2, 2, 5], 0), ([3, 2], 1), ([4, 1, 2, 3, 4], 3)])
def test_what_somebody_has_seen_never_un_happens(seqs: list[int], faults: int) -> None:
    assert len(gone_back("ana", [Known(float(at), seq) for at, seq in enumerate(seqs)])) == faults


def test_an_answer_to_a_repeated_command_may_speak_of_an_older_entry() -> None:
    answer = Known(2.0, 4, "done", is_answer=True)
    assert gone_back("ana", [Known(1.0, 5, "welcome"), answer, Known(3.0, 6)]) == []
    assert len(gone_back("ana", [answer._replace(seq=6), Known(3.0, 5)])) == 1


def test_welcomes_behind_others_are_counted() -> None:
    known = [Known(1.0, 3), Known(4.0, 5)]
    assert (
        stale_greetings([Greeting(0.5, 1), Greeting(2.0, 3), Greeting(2.0, 2), Greeting(5.0, 4)], known) == 2
    )


def test_answers_of_redis_are_cut_where_they_end() -> None:
    published = PUBLISHED % (2, b"hi")
    stream = b"+OK\r\n:1\r\n$-1\r\n*0\r\n%1\r\n+a\r\n:1\r\n" + published
    for size in (1, 7, len(stream)):
        replies = Replies()
        whole = [one for at in range(0, len(stream), size) for one in replies.feed(stream[at : at + size])]
        assert whole == [b"+OK\r\n", b":1\r\n", b"$-1\r\n", b"*0\r\n", b"%1\r\n+a\r\n:1\r\n", published]
        assert [is_message(one) for one in whole] == [False] * 5 + [True]


async def test_one_way_can_be_dead_and_messages_get_lost() -> None:
    heard = asyncio.Queue[bytes]()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            heard.put_nowait(data)
            writer.write((PUBLISHED % (len(data), data)) * 100 + b"+OK\r\n")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    proxy = Proxy(server.sockets[0].getsockname()[1], Random(1))
    await proxy.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        proxy.hold(FROM)
        writer.write(b"one")
        assert await heard.get() == b"one", "this way is open"
        reading = asyncio.create_task(reader.readuntil(b"+OK\r\n"))
        await virtual_time.settle()
        assert not reading.done(), "and this one is not"
        proxy.restore()
        assert (await reading).count(b"message") == 100
        proxy.hold(TO)
        writer.write(b"two")
        await virtual_time.settle()
        assert heard.empty()
        proxy.restore()
        proxy.lost_share = 0.5
        assert 20 < (await reader.readuntil(b"+OK\r\n")).count(b"message") < 80
        assert await heard.get() == b"two"
        proxy.lose(TO)
        writer.write(b"never")
        await virtual_time.settle()
        proxy.restore()
        writer.write(b"three")
        assert await heard.get() == b"three", "what was lost does not come later"
        writer.close()
        await proxy.close()
        server.close()


def test_the_players_of_a_fault_run_wait_like_the_browser() -> None:
    client = (ROOT / "web" / "src" / "net" / "connection.ts").read_text()
    names = ("RETRY_DELAYS_MS", "MIN_DELAY_SHARE")
    delays, share = (re.search(rf"const {name} = (.*);", client) for name in names)
    assert delays is not None
    assert share is not None
    assert tuple(delay / 1000 for delay in json.loads(delays[1]))[: len(RETRY_DELAYS_S)] == RETRY_DELAYS_S
    assert float(share[1]) == MIN_DELAY_SHARE


@pytest.mark.parametrize(
    ("done", "refused", "log", "faults"),
    [
        ({"a": 1}, {}, "a", 0),
        ({}, {"a": "stale"}, "b", 0),
        ({}, {}, "a", 0),
        ({}, {"a": "stale"}, "a", 1),
        ({"a": 1}, {"a": "stale"}, "a", 1),
        ({"a": 2}, {}, "a", 1),
        ({"a": 1}, {}, "aa", 1),
        ({}, {}, "aa", 1),
    ],
)
def test_every_answer_is_compared_with_the_log(
    done: dict[str, int], refused: dict[str, str], log: str, faults: int
) -> None:
    """Also where a command was refused first, and done when it was sent once more."""
    player = Player("ana", "token", [], Random(1), 1.0)
    player.sent, player.done, player.refused = {"a": 1.0}, done, refused
    entries: list[AnyEntry] = [
        Played(at=Seconds(1), seat=Seat(1), id=f"1:{one}", move="lay a1") for one in log
    ]
    assert len(commands_wrong(player, entries)) == faults
