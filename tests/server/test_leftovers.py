"""Closed connections leave nothing behind: no place, no reference cycle, no open socket of a client."""

import asyncio
import gc
import socket
import struct
from pathlib import Path

import h11
import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.server import ServerProtocol

from fullhouse.client import ClientTable, RefusedByServer
from fullhouse.server.api.asgi import HttpRequest
from fullhouse.server.net import http, wire
from tests.server.local_server import serving
from tests.server.test_connections import dialled, shaken
from tests.server.test_rest import asked
from tests.server.test_wire import HANDSHAKE, at_a_table
from tests.virtual_time import advance, settle
from tests.waiting import until

REFUSED = '{"say":"refused","id":null,"code":"unknown-token","facts":{}}'


@pytest.mark.parametrize("answer", [REFUSED, '{"say":"nonsense"}'])
async def test_a_client_that_does_not_get_in_leaves_no_connection_behind(answer: str) -> None:
    left: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def porter(guest: ServerConnection) -> None:
        await guest.recv()
        await guest.send(answer)
        await guest.wait_closed()
        left.set_result(None)

    async with serve(porter, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        with pytest.raises((RefusedByServer, msgspec.ValidationError)):
            await ClientTable.connect(f"http://{host}:{port}", "x" * 22)
        await left


async def test_connections_reset_before_they_are_accepted_give_their_places_back(tmp_path: Path) -> None:
    """Such a connection has no peer any more, but may have sent a whole handshake."""

    async with serving(tmp_path, connections_each=3) as client:
        host = client.address.removeprefix("http://")
        for start in (b"", HANDSHAKE.format(host=host, version=13).encode(), b"GET / HTTP/1.1\r\n\r\n"):
            for _ in range(5):  # the event loop stands still meanwhile
                with socket.create_connection(("127.0.0.1", int(host.partition(":")[2]))) as rude:
                    rude.sendall(start)
                    rude.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            await settle()
        capacity = client.application.network.capacity
        await until(lambda: capacity.count == 0)
        for _ in range(3):
            assert capacity.take("127.0.0.1"), "what an address had is free again"
        for _ in range(3):
            capacity.give_back("127.0.0.1")
        async with at_a_table(client):
            assert capacity.count


async def test_closed_connections_leave_nothing_for_the_garbage_collector(tmp_path: Path) -> None:
    """It runs rarely: what waits for it is memory that a storm of connections takes."""

    async with serving(tmp_path) as client:
        gc.collect()
        gc.disable()
        try:
            for _ in range(20):
                _, writer = await shaken(client)
                writer.transport.abort()
                _, writer = await dialled(client)
                writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
                await asyncio.sleep(0)
                writer.transport.abort()
                await asked(client, "GET", "/api/tables/bako-timu")
            await advance(10)
            assert set(_counted().values()) == {0}, _counted()
        finally:
            gc.enable()


def _counted() -> dict[str, int]:
    """How many objects there are of which each connection or request has one."""
    kinds = (http.HttpConnection, wire.Wire, ServerProtocol, h11.Connection, HttpRequest)
    types = [type(thing) for thing in gc.get_objects()]
    return {kind.__name__: types.count(kind) for kind in kinds}
