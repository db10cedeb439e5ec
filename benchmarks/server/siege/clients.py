"""Hand-written HTTP and WebSocket clients on loopback, each from an address of its own (127.0.0.2 and up)."""

import asyncio
import base64
import contextlib
import json
import os
import struct
from typing import Any

SERVER = "127.0.0.1"
TIMEOUT_SECONDS = 20.0
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def address(number: int) -> str:
    """The address of an attacker: never that of the victim."""
    return f"127.0.{1 + number // 250 % 250}.{2 + number % 250}"


async def opened(port: int, source: str) -> Streams:
    return await asyncio.wait_for(
        asyncio.open_connection(SERVER, port, local_addr=(source, 0)), TIMEOUT_SECONDS
    )


async def ask(
    port: int, source: str, method: str, path: str, body: Any = None, *, token: str | None = None
) -> tuple[int, bytes]:
    """One request; status 0 where there was no answer."""
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nhost: {SERVER}\r\nconnection: close\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
    if token is not None:
        head += f"authorization: Bearer {token}\r\n"
    try:
        reader, writer = await opened(port, source)
        try:
            writer.write(f"{head}\r\n".encode() + data)
            answer = await asyncio.wait_for(reader.read(), TIMEOUT_SECONDS)
        finally:
            writer.close()
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return 0, b""
    first, _, rest = answer.partition(b"\r\n\r\n")
    status = first.split(b" ", 2)[1:2]
    return int(status[0]) if status else 0, rest


async def ask_json(port: int, source: str, method: str, path: str, body: Any = None) -> dict[str, Any]:
    """The answer of a request that is accepted, or nothing."""
    status, answer = await ask(port, source, method, path, body)
    document: dict[str, Any] = json.loads(answer) if status and status < 300 else {}
    return document


async def socket(port: int, source: str, token: str | None = None) -> Streams:
    """An open WebSocket, which has said hello where it has a token."""
    reader, writer = await opened(port, source)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api/socket HTTP/1.1\r\nhost: {SERVER}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    writer.write(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode())
    try:
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_SECONDS)
    except BaseException:
        writer.close()
        raise
    if token is not None:
        writer.write(frame(1, json.dumps({"do": "hello", "token": token}).encode()))
    return reader, writer


def frame(opcode: int, data: bytes) -> bytes:
    """A masked frame; the mask is zero, which the protocol allows."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([0x80 | opcode]) + length + b"\0\0\0\0" + data


async def drain(streams: Streams, seconds: float) -> None:
    """Read and throw away for a while."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(seconds):
            while await streams[0].read(65_536):
                pass


def reset(streams: Streams) -> None:
    """Reset the connection, as when a phone loses its network."""
    streams[1].transport.abort()
