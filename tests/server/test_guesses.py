"""Guessing codes: limited for each caller, and for all of them together."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.local_server import Served, serving
from tests.server.test_abuse import TWO
from tests.server.test_rest import asked


async def guessed(client: Served, code: str, caller: str) -> str:
    """What a caller behind the proxy is told about a code: the refusal, or `found`."""
    status, _, body = await asked(client, "GET", f"/api/tables/{code}", headers={"x-forwarded-for": caller})
    return "found" if status == 200 else str(json.loads(body)["code"])


def test_after_too_many_guesses_right_and_wrong_codes_get_the_same_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        few: dict[str, Any] = {"guesses_a_second": 0.001, "guesses_at_once": 3}
        async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
            right = (await client.create(TWO)).code
            wrong = [await guessed(client, "bako-timu", "192.0.2.1") for _ in range(5)]
            assert wrong == [*["unknown-code"] * 3, *["too-many-requests"] * 2]
            assert await guessed(client, right, "192.0.2.1") == "too-many-requests"
            assert await guessed(client, right, "192.0.2.2") == "found"

    asyncio.run(scene())


def test_an_ipv6_network_is_one_caller(tmp_path: Path) -> None:
    async def scene() -> None:
        few: dict[str, Any] = {"guesses_a_second": 0.001, "guesses_at_once": 3}
        async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
            told = [await guessed(client, "bako-timu", f"2001:db8:1:2::{host:x}") for host in range(1, 6)]
            assert told == [*["unknown-code"] * 3, *["too-many-requests"] * 2]
            assert await guessed(client, "bako-timu", "2001:db8:1:3::1") == "unknown-code"

    asyncio.run(scene())


def test_guesses_of_all_callers_together_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        few: dict[str, Any] = {"all_guesses_a_second": 0.001, "all_guesses_at_once": 4}
        async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
            told = [await guessed(client, "bako-timu", f"192.0.2.{host}") for host in range(6)]
            assert told == [*["unknown-code"] * 4, *["too-many-requests"] * 2]

    asyncio.run(scene())
