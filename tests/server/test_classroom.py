"""Forty pupils behind one address load the page, join, play and come back at once, with default limits."""

import asyncio
from pathlib import Path

from fullhouse.client import ClientTable
from fullhouse.server.protocol import TRY_AGAIN
from fullhouse.server.settings import UNLIMITED, Config
from tests.server.local_server import Served, serving
from tests.server.test_abuse import TWO

PUPILS = 40
FILES = 40
"""What a page consists of, at most."""


async def load_page(client: Served) -> set[bytes]:
    """The statuses of a page and its files, fetched over one connection."""
    host, port = client.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    seen = set()
    for _ in range(FILES):
        writer.write(b"GET /index.html HTTP/1.1\r\nhost: x\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await reader.readexactly(int(length))
        seen.add(head.split()[1])
    writer.close()
    return seen


async def play_a_move(pair: tuple[ClientTable, ClientTable]) -> None:
    mover, other = pair
    seq = await mover.play(mover.moves()[0])
    await other.until(lambda table: table.seq >= seq)


async def test_forty_pupils_behind_one_address_are_never_too_many(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<p>Full House</p>")

    usual = Config(database=tmp_path / "none")
    async with serving(tmp_path, **{name: getattr(usual, name) for name in UNLIMITED}) as client:
        pages = await asyncio.gather(*(load_page(client) for _ in range(PUPILS)))
        assert set().union(*pages) == {b"200"}
        hosts = await asyncio.gather(*(client.create(TWO) for _ in range(PUPILS // 2)))
        guests = await asyncio.gather(*(client.join(key.code, "Ben") for key in hosts))
        tokens = [key.token for pair in zip(hosts, guests, strict=True) for key in pair]
        sockets = await asyncio.gather(*(client.sit(token) for token in tokens))
        await asyncio.gather(*(table.start() for table in sockets[::2]))
        pairs = list(zip(sockets[::2], sockets[1::2], strict=True))
        await asyncio.gather(*map(play_a_move, pairs))
        for room in list(client.hub.rooms.values()):
            room.close_all(TRY_AGAIN, b'{"say":"bye","code":"stopping"}')
        back = await asyncio.gather(*(client.sit(token) for token in tokens))
        await asyncio.gather(*(play_a_move(pair) for pair in zip(back[1::2], back[::2], strict=True)))
        for table in (*sockets, *back):
            await table.close()
