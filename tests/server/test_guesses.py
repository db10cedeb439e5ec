"""Guessing codes: limited for each network by itself, and never at the cost of anybody else."""

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from fullhouse.client import RefusedByServer
from fullhouse.server.api.shapes import Handover
from fullhouse.server.capacity import Rate
from tests.server.local_server import Served, serving
from tests.server.test_abuse import TWO, url
from tests.server.test_rest import asked

ATTACKERS = "2001:db8:66"


async def guessed(client: Served, code: str, caller: str, token: str = "") -> str:
    """What a caller behind the proxy is told about a code: the refusal, or `found`."""
    headers = {"x-forwarded-for": caller, **({"authorization": f"Bearer {token}"} if token else {})}
    status, _, body = await asked(client, "GET", f"/api/tables/{code}", headers=headers)
    return "found" if status == 200 else str(json.loads(body)["code"])


async def test_after_too_many_guesses_right_and_wrong_codes_get_the_same_answer(tmp_path: Path) -> None:
    few: dict[str, Any] = {"guesses": Rate(0.001, 3)}
    async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
        right = (await client.create(TWO)).code
        wrong = [await guessed(client, "bako-timu", "192.0.2.1") for _ in range(5)]
        assert wrong == [*["unknown-code"] * 3, *["too-many-requests"] * 2]
        assert await guessed(client, right, "192.0.2.1") == "too-many-requests"
        assert await guessed(client, right, "192.0.2.2") == "found"


async def test_an_ipv6_network_is_one_caller(tmp_path: Path) -> None:
    few: dict[str, Any] = {"guesses": Rate(0.001, 3)}
    async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
        answers = [await guessed(client, "bako-timu", f"2001:db8:1:2::{host:x}") for host in range(1, 6)]
        assert answers == [*["unknown-code"] * 3, *["too-many-requests"] * 2]
        assert await guessed(client, "bako-timu", "2001:db8:1:3::1") == "unknown-code"


async def test_a_large_network_is_refused_as_a_whole_and_nobody_outside_it(tmp_path: Path) -> None:
    few: dict[str, Any] = {"guesses": Rate(0.001, 2)}
    async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
        key = await client.create(TWO)
        answers = [await guessed(client, "bako-timu", f"{ATTACKERS}:{net:x}00::1") for net in range(10)]
        assert answers == [*["unknown-code"] * 8, *["too-many-requests"] * 2], "four times a household's"
        assert await guessed(client, key.code, f"{ATTACKERS}:ffff::1") == "too-many-requests"
        assert await guessed(client, key.code, "2001:db8:67::1") == "found"
        assert await guessed(client, key.code, "192.0.2.1") == "found"
        answers = [await guessed(client, "bako-timu", f"192.0.2.{host}") for host in range(10)]
        assert answers == [*["unknown-code"] * 8, *["too-many-requests"] * 2]
        assert await guessed(client, key.code, "192.0.3.1") == "found"


async def test_a_link_is_no_guess(tmp_path: Path) -> None:
    """Whoever follows one comes in, also from the network of one who guesses; so do those at the table."""

    few: dict[str, Any] = {"guesses": Rate(0.001, 1)}
    async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
        key, other = await client.create(TWO), await client.create(TWO)
        invitation = client.hub.rooms[1].table.invitation
        for _ in range(2):
            await guessed(client, "bako-timu", "192.0.2.1")
        assert await guessed(client, key.code, "192.0.2.1") == "too-many-requests"
        assert await guessed(client, key.code, "192.0.2.1", invitation) == "found"
        assert await guessed(client, key.code, "192.0.2.1", key.token) == "found"
        assert await guessed(client, other.code, "192.0.2.1", invitation) == "too-many-requests"
        assert await guessed(client, key.code, "192.0.2.1", "A" * 16) == "too-many-requests"
        with pytest.raises(RefusedByServer, match="no-seat"):
            await client.forget(invitation)
        with pytest.raises(RefusedByServer, match="not-your-seat"):
            await client.another_key(invitation, Handover())


async def test_many_who_guess_make_codes_longer_and_guesses_dearer_but_refuse_nobody(tmp_path: Path) -> None:
    few: dict[str, Any] = {"guesses": Rate(0.001, 12)}
    all_of_them: dict[str, Any] = {"all_guesses": Rate(0.001, 4)}
    async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few, **all_of_them) as client:
        before = (await client.create(TWO)).code
        answers = [await guessed(client, "bako-timu", f"192.0.{net}.1") for net in range(20)]
        assert answers == ["unknown-code"] * 20
        assert await guessed(client, before, "192.0.2.1") == "found"
        after = (await client.create(TWO)).code
        assert (len(before), len(after)) == (9, 14)
        assert await guessed(client, after.replace("-", "%20").upper(), "198.51.100.1") == "found"
        dear = [await guessed(client, "bako-timu", "198.51.100.2") for _ in range(4)]
        assert dear == [*["unknown-code"] * 3, "too-many-requests"], "four times the price"


async def test_one_network_cannot_take_every_socket(tmp_path: Path) -> None:
    few: dict[str, Any] = {"connections": 20, "connections_each": 8}
    async with (
        serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client,
        AsyncExitStack() as stack,
    ):

        async def comes(address: str) -> bool:
            headers = {"x-forwarded-for": address}
            try:
                await stack.enter_async_context(
                    connect(url(client), compression=None, additional_headers=headers)
                )
            except (InvalidStatus, InvalidMessage):
                return False
            return True

        came = [await comes(f"{ATTACKERS}:{net:x}::1") for net in range(15)]
        assert came == [*[True] * 10, *[False] * 5], "half of the places"
        assert await comes("2001:db8:67::1")
