"""The node of a browser, here without one: the same routes, sockets and bots on a browser's store."""

import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fullhouse.core.ids import Seconds
from fullhouse.pocket.host import Host
from fullhouse.server.features.bots import Pace
from fullhouse.server.jobs import JOBS
from fullhouse.store.browser.store import BrowserStore
from tests.records.test_proofs import played
from tests.store.shelves import MemoryShelf
from tests.waiting import until

AT_ONCE = Pace(think=Seconds(0), breath=Seconds(0), verdict=Seconds(0))


class Inline:
    """Does heavy work here and now."""

    waiting = running = 0

    async def run(self, job: str, body: bytes, *, caller: str, seconds: float = 0) -> bytes:  # noqa: ARG002
        return JOBS[job](body)

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class Page:
    """One socket to a table, and what it has heard."""

    def __init__(self, host: Host, token: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self._connection = host.connect(self._hear, lambda _code: None)
        self.say(do="hello", token=token, protocol=1, after=None)

    def say(self, **message: Any) -> None:
        self._connection.take(msgspec.json.encode(message))

    async def wait(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        await until(lambda: any(map(fits, self.heard)))
        return next(filter(fits, self.heard))

    def _hear(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))


async def ask(host: Host, method: str, path: str, body: Any = None) -> Any:
    sent = b"" if body is None else msgspec.json.encode(body)
    answer = await host.answer(method, path, {}, {}, sent)
    assert answer.status < 300, (answer.status, answer.body)
    return msgspec.json.decode(answer.body)


async def test_a_game_against_a_bot_outlives_its_page() -> None:
    shelf = MemoryShelf()
    host = Host(BrowserStore(shelf), Inline(), pace=AT_ONCE)
    await host.start()
    games = await ask(host, "GET", "/api/games")
    assert {game["id"] for game in games} >= {"tiles", "classic", "challenge"}
    new = {"game": "tiles", "seats": [{"who": "me", "name": "Ana"}, {"who": "bot"}]}
    key = await ask(host, "POST", "/api/tables", new)
    page = Page(host, key["token"])
    welcome = await page.wait(lambda message: message["say"] == "welcome")
    assert welcome["table"]["code"] == key["code"]
    assert welcome["perspectives"], "all seats are taken: the game runs"
    await host.close()

    again = Host(BrowserStore(shelf), Inline(), pace=AT_ONCE)
    await again.start()
    back = Page(again, key["token"])
    welcome = await back.wait(lambda message: message["say"] == "welcome")
    assert welcome["seq"] >= 2
    assert welcome["perspectives"]
    await again.close()


async def test_bad_requests_are_refused_as_a_server_does() -> None:
    host = Host(BrowserStore(MemoryShelf()), Inline())
    await host.start()
    answers = [
        await host.answer("GET", "/api/nothing", {}, {}, b""),
        await host.answer("POST", "/api/tables", {}, {}, b"{"),
        await host.answer("POST", "/api/tables", {}, {}, b'{"game": "chess"}'),
    ]
    assert [answer.status for answer in answers] == [404, 400, 400]
    await host.close()


async def test_a_browser_signs_nothing_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no key, and not the package that signs; what a server has signed it can check all the same."""
    signed = played()
    for module in ("cryptography", "fullhouse.records.proofs.signing"):
        monkeypatch.setitem(sys.modules, module, None)
    host = Host(BrowserStore(MemoryShelf()), Inline())
    await host.start()
    assert await ask(host, "GET", "/api/verify") == {"key": ""}
    key = await ask(host, "POST", "/api/tables", {"game": "tiles", "seats": [{"who": "me", "name": "Ana"}]})
    page = Page(host, key["token"])
    await page.wait(lambda message: message["say"] == "welcome")
    page.say(do="vote", topic="abandon", id="stop")
    await page.wait(lambda message: message["say"] == "news")
    await host.services.hub.store.settle()  # type: ignore[union-attr]
    record = await ask(host, "GET", f"/api/tables/{key['code']}/record")
    assert "proof" not in record
    told = await ask(host, "POST", "/api/verify", record)
    assert (told["signed"], told["signer"], told["key"]) == (False, None, None)
    told = await ask(host, "POST", "/api/verify", signed.to_dict())
    assert (told["signed"], told["signer"], told["people"]) == (False, "unknown", True)
    await host.close()
