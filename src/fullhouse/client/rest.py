"""The client's REST side: requests as structs, answers as structs, refusals as exceptions."""

import asyncio
import http.client
import secrets
from collections.abc import Iterable
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from fullhouse.client.table import ClientTable, RefusedByServer
from fullhouse.core.system_clock import Clock
from fullhouse.match.history.results import ResultShape
from fullhouse.match.ids import Seq
from fullhouse.server.api.shapes import (
    AskTurns,
    ErrorShape,
    GameShape,
    Handover,
    HealthShape,
    Join,
    Key,
    NewTable,
    PlayOn,
    ReviewShape,
    ShareOfDeal,
    Statistics,
    TablePreview,
    Turns,
    TurnShape,
    Watch,
)

T = TypeVar("T")
ANSWER_TIMEOUT_SECONDS = 30
SHARE_BYTES = 16


class Client:
    """A server, by its address."""

    def __init__(self, address: str, clock: Clock | None = None) -> None:
        self.address, self._clock = address.rstrip("/"), clock

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    async def games(self, language: str = "en") -> list[GameShape]:
        return await self.get(f"/api/games?language={quote(language)}", list[GameShape])

    async def create(self, table: NewTable) -> Key:
        return await self.post("/api/tables", table, Key)

    async def preview(self, code: str) -> TablePreview:
        return await self.get(f"/api/tables/{quote(code)}", TablePreview)

    async def join(self, code: str, name: str | None = None, seat: int | None = None) -> Key:
        asked = msgspec.convert({"name": name, "seat": seat}, Join)
        return await self.post(f"/api/tables/{quote(code)}/join", asked, Key)

    async def watch(self, code: str, *, tv: bool = False, token: str | None = None) -> Key:
        return await self.post(f"/api/tables/{quote(code)}/watch", Watch(tv=tv), Key, token)

    async def share(self, token: str, share: str | None = None) -> str:
        """Add 16 random bytes to the next deal, in hexadecimal; a table that waited for them starts."""
        share = share or secrets.token_hex(SHARE_BYTES)
        body = msgspec.json.encode(ShareOfDeal(share=share))
        await self._ask("POST", "/api/share", body, type(None), token)
        return share

    async def another_key(self, token: str, asked: Handover) -> Key:
        return await self.post("/api/key", asked, Key, token)

    async def forget(self, token: str) -> None:
        """Delete the names and all keys of the seats that a token holds."""
        await self._ask("DELETE", "/api/key", None, type(None), token)

    async def turns(self, *tokens: str, after: Iterable[Seq] = (), wait: float = 0) -> list[TurnShape]:
        """The state of the tables of some tokens; with `wait`, as soon as one changes."""
        asked = AskTurns(tokens=tokens, after=tuple(after), wait=wait)
        return await self.post("/api/turns", asked, list[TurnShape])

    async def results(self, *tokens: str) -> list[ResultShape]:
        return await self.post("/api/results", Turns(tokens=tokens), list[ResultShape])

    async def statistics(self) -> Statistics:
        return await self.get("/api/statistics", Statistics)

    async def health(self) -> HealthShape:
        return await self.get("/api/health", HealthShape)

    async def record(self, code: str, token: str | None = None, number: int | None = None) -> dict[str, Any]:
        """A finished game, or a running one as the token's holder sees it."""
        query = "" if number is None else f"?round={number}"
        return await self.get(f"/api/tables/{quote(code)}/record{query}", dict[str, Any], token)

    async def review(self, code: str, token: str | None = None, number: int = 1) -> ReviewShape:
        """What a finished game was worth, as far as it is known by now."""
        return await self.get(f"/api/tables/{quote(code)}/review?round={number}", ReviewShape, token)

    async def play_on(self, code: str, asked: PlayOn, token: str | None = None) -> Key:
        """A new table that takes up a finished game."""
        return await self.post(f"/api/tables/{quote(code)}/play-on", asked, Key, token)

    async def sit(
        self, token: str, after: Seq | None = None, *, session: str | None = None, again: int = 0
    ) -> ClientTable:
        """Connect to the table that a token is for.

        Whoever may send a command once more over another connection says `session`, a text by `new_session`,
        and how often it has connected with it before: then what is refused there is carried out nowhere.
        """
        return await ClientTable.connect(
            self.address, token, after, self._clock, session=session, again=again
        )

    async def get(self, path: str, kind: type[T], token: str | None = None) -> T:
        """Ask any route for an answer of this kind. Raises RefusedByServer."""
        return await self._ask("GET", path, None, kind, token)

    async def post(self, path: str, body: msgspec.Struct, kind: type[T], token: str | None = None) -> T:
        """Send this to any route, for an answer of this kind. Raises RefusedByServer."""
        return await self._ask("POST", path, msgspec.json.encode(body), kind, token)

    async def _ask(self, method: str, path: str, body: bytes | None, kind: type[T], token: str | None) -> T:
        status, answer = await asyncio.to_thread(self.exchange, method, path, body, token)
        return decoded(status, answer, kind)

    def exchange(self, method: str, path: str, body: bytes | None, token: str | None) -> tuple[int, bytes]:
        """One request: the status and the body of its answer, whatever they are."""
        where = urlsplit(self.address)
        secure = where.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(where.hostname or "", where.port, timeout=ANSWER_TIMEOUT_SECONDS)
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        try:
            connection.request(method, f"{where.path}{path}", body, headers)
            # Closed by itself: where the server closes, the socket belongs to the answer.
            with connection.getresponse() as answer:
                return answer.status, answer.read()
        finally:
            connection.close()


def decoded(status: int, answer: bytes, kind: type[T]) -> T:
    """The body of an answer. Raises RefusedByServer where it is a refusal."""
    if status >= 400:
        refusal = msgspec.json.decode(answer, type=ErrorShape)
        raise RefusedByServer(refusal.code, **refusal.facts)
    return msgspec.json.decode(answer or b"null", type=kind)
