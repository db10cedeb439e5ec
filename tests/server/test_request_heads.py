"""Heads of requests that a proxy in front might read otherwise are refused: none hides in another."""

from pathlib import Path

import pytest

from tests.server.local_server import Served, serving
from tests.server.test_connections import dialled

HOST = b"Host: localhost\r\n"
WHOLE = b"GET /api/health HTTP/1.1\r\n" + HOST
TWO_LENGTHS = (
    b"POST /api/tables HTTP/1.1\r\n"
    + HOST
    + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
)


async def answers(client: Served, sent: bytes) -> bytes:
    reader, writer = await dialled(client)
    writer.write(sent)
    said = await reader.read()
    writer.close()
    return said


@pytest.mark.parametrize(
    "head",
    [
        TWO_LENGTHS,
        b"GET /api/health HTTP/1.1\nHost: localhost\r\n\r\n",
        WHOLE + b"Accept: text/html\nX-Other: 1\r\n\r\n",
        WHOLE + b"\n",
        WHOLE + b"Connection: close\r\n\n",
    ],
    ids=["two lengths", "first line", "a header", "the end", "the end after a header"],
)
async def test_what_may_be_read_in_two_ways_is_refused(tmp_path: Path, head: bytes) -> None:
    async with serving(tmp_path) as client:
        said = await answers(client, head + WHOLE + b"\r\n")
        assert said.startswith(b"HTTP/1.1 400 ")
        assert said.count(b"HTTP/1.1 ") == 1  # and what follows is not read


async def test_one_head_after_the_other_is_read_also_in_pieces(tmp_path: Path) -> None:
    body = b'{"text": "a line\\n"}\n'
    post = b"POST /api/nothing HTTP/1.1\r\n" + HOST + b"Content-Length: %d\r\n\r\n" % len(body) + body
    last = WHOLE + b"Connection: close\r\n\r\n"
    async with serving(tmp_path) as client:
        said = await answers(client, post + WHOLE + b"\r\n" + last)
        assert said.count(b"HTTP/1.1 ") == 3
        assert said.count(b"HTTP/1.1 200 OK") == 2
        reader, writer = await dialled(client)
        for byte in last:
            writer.write(bytes([byte]))
            await writer.drain()
        assert (await reader.read()).startswith(b"HTTP/1.1 200 OK")
        writer.close()
