"""A table moves between a server and a browser that is its own: the same log, the same clocks, both ways."""

from typing import Any

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.pocket.host import Host
from fullhouse.store.browser.store import BrowserStore
from tests.clocks import WallClock
from tests.pocket.test_host import AT_ONCE, Inline, Page, ask
from tests.store.shelves import MemoryShelf

ALONE = {"game": "solitaire", "seats": [{"who": "me", "name": "Ana"}]}
APART = {"game": "tiles", "seats": [{"who": "me", "name": "Ana"}, {"who": "open"}]}


class Wall:
    def __init__(self, now: float) -> None:
        self.seconds = now

    def __call__(self) -> Seconds:
        return Seconds(self.seconds)


async def opened(*, is_private: bool, now: float = 1_000_000.0) -> tuple[Host, Wall]:
    clock = Wall(now)
    host = Host(BrowserStore(MemoryShelf()), Inline(), pace=AT_ONCE, clock=WallClock(clock))
    await host.start()
    assert host.services is not None
    host.services.is_private = is_private
    return host, clock


async def asked(host: Host, path: str, body: Any, token: str = "") -> tuple[int, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await host.answer("POST", path, {}, headers, msgspec.json.encode(body))
    return answer.status, msgspec.json.decode(answer.body)


async def test_a_running_game_goes_on_in_a_browser_whose_clock_differs() -> None:
    server, server_clock = await opened(is_private=False)
    browser, _ = await opened(is_private=True, now=2_000_000.0)
    key = await ask(server, "POST", "/api/tables", ALONE)
    server_clock.seconds += 40
    assert (await asked(server, "/api/export", {"copy": True}, key["token"]))[1]["code"] == "still-running"
    status, taken = await asked(server, "/api/export", {}, key["token"])
    assert status == 201
    assert taken["age"] == 40
    assert "abandoned" not in taken["log"]
    again = (await asked(server, "/api/export", {}, key["token"]))[1]
    assert again["log"] == taken["log"], "an answer that was lost is given again"
    gone = Page(server, key["token"])
    welcome = await gone.wait(lambda message: message["say"] == "welcome")
    assert welcome["table"]["stage"] == "over", "nobody plays on at the server"

    status, brought = await asked(browser, "/api/import", taken)
    assert status == 201, brought
    assert brought["code"] == key["code"]
    assert brought["token"].startswith("here-")
    page = Page(browser, brought["token"])
    welcome = await page.wait(lambda message: message["say"] == "welcome")
    assert welcome["table"]["stage"] == "playing"
    copy = (await asked(browser, "/api/export", {"copy": True}, brought["token"]))[1]
    assert copy["age"] == 40, "as much time has passed as at the server"
    assert [_without_time(line) for line in copy["log"].splitlines()] == [
        _without_time(line) for line in taken["log"].splitlines()
    ]
    await server.close()
    await browser.close()


def _without_time(line: str) -> dict[str, Any]:
    entry = msgspec.json.decode(line)
    return {name: value for name, value in entry.items() if name not in ("at", "invitation")}


async def test_a_code_that_is_taken_gives_a_second_table_and_keeps_both() -> None:
    server, _ = await opened(is_private=False)
    browser, _ = await opened(is_private=True)
    key = await ask(browser, "POST", "/api/tables", ALONE)
    copy = (await asked(browser, "/api/export", {"copy": True}, key["token"]))[1]
    first = (await asked(server, "/api/import", copy))[1]
    second = (await asked(server, "/api/import", copy))[1]
    assert first["code"] == key["code"]
    assert second["code"] != first["code"]
    page = Page(browser, key["token"])
    assert (await page.wait(lambda message: message["say"] == "welcome"))["table"]["stage"] == "playing"
    assert server.services is not None
    room = await server.services.hub.room_of_code(first["code"])
    assert room.table.is_imported, "its result is in no list of the best"
    await server.close()
    await browser.close()


async def test_what_does_not_fit_is_refused_with_its_line() -> None:
    server, _ = await opened(is_private=False)
    browser, _ = await opened(is_private=True)
    key = await ask(browser, "POST", "/api/tables", ALONE)
    log = (await asked(browser, "/api/export", {"copy": True}, key["token"]))[1]["log"]
    first, *rest = log.splitlines()
    wrong = {
        "": 0,
        "nonsense": 1,
        "\n".join(rest): 1,
        "\n".join([first, '{"what":"opened"}']): 2,
        "\n".join([first, *rest, '{"what":"played","at":1,"seat":1,"move":"zz"}']): len(rest) + 2,
    }
    for text, line in wrong.items():
        status, said = await asked(server, "/api/import", {"log": text})
        assert (status, said["code"], said["facts"]["line"]) == (400, "bad-log", line), text[-60:]
    apart = await ask(server, "POST", "/api/tables", APART)
    assert (await asked(server, "/api/export", {}, apart["token"]))[1]["code"] == "not-alone"
    assert (await asked(server, "/api/export", {}, "nobody-has-this-token"))[0] == 401
    await server.close()
    await browser.close()
