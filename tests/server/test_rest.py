"""REST: its own document holds, bad requests are refused in one form, pages carry strict headers."""

import asyncio
import threading
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from fullhouse.client import RefusedByServer
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.capacity import Rate
from tests.examples import examples
from tests.server.local_server import Served, count_tables, serving
from tests.waiting import TIMEOUT_SECONDS


async def asked(
    client: Served, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> Any:
    return await client.request(method, path, body, headers)


BAD_TABLES: list[tuple[bytes, str]] = [
    (b"", "bad-request"),
    (b"{}", "bad-request"),
    (b'{"game":"\xff"}', "bad-request"),
    (b'{"game":"tiles"}', "bad-request"),
    (b'{"game":"tiles","seats":[]}', "bad-request"),
    (b'{"game":"tiles","seats":[{}],"seed":4}', "bad-request"),
    (b'{"game":"chess","seats":[{}]}', "unknown-game"),
    (b'{"game":"tiles","seats":[{},{},{},{},{}]}', "bad-seat-count"),
    (b'{"game":"tiles","seats":[{},{}],"options":{"referee":"nobody"}}', "bad-option"),
    (b'{"game":"tiles","seats":[{},{}],"options":{"colour":1}}', "unknown-option"),
    (b'{"game":"tiles","seats":[{},{}],"setup":{"stack":[77]}}', "bad-symbol"),
    (b'{"game":"tiles","seats":[{},{}],"setup":{"seed":"x"}}', "bad-seed"),
    (b'{"game":"tiles","seats":[{"who":"bot","bot":"deep"}]}', "unknown-bot"),
    (b'{"game":"tiles","seats":[{"who":"open","name":"Ana"}]}', "open-seat-named"),
    (b'{"game":"tiles","seats":[{"who":"me","name":"\\u202e"}]}', "bad-name"),
    (b'{"game":"tiles","seats":[{}],"settings":{"stretch":11}}', "bad-request"),
    (
        b'{"game":"markers","seats":[{},{}],"options":{"variant":"advanced"},"settings":{"stretch":3}}',
        "glass-too-long",
    ),
    (
        b'{"game":"classic","seats":[{}],"setup":{"problem":"' + b"." * 81 + b'"}}',
        "problem-with-several-solutions",
    ),
    (b'{"game":"tiles","seats":[{}],"deck":{}}', "no-deck-here"),
    (b'{"game":"tiles","seats":[{}],"moves":[{"seat":1,"move":"lay a1"}]}', "moves-without-setup"),
    (
        b'{"game":"tiles","seats":[{}],"setup":{"seed":1},"moves":[{"seat":1,"move":"fly a1"}]}',
        "unknown-move",
    ),
    (b'{"game":"classic","seats":[{}],"deck":{"level":6}}', "bad-request"),
    (b'{"game":"classic","seats":[{}],"deck":{},"setup":{"problem":"x"}}', "setup-and-deck"),
    (b'{"game":"classic","seats":[{}],"setup":{"problem":5}}', "not-a-text"),
    (b'{"game":"tiles","seats":[{}],"setup":' + b'{"a":' * 32 + b"1" + b"}" * 32 + b"}", "bad-request"),
    (
        b'{"game":"tiles","seats":[{}],"setup":' + b'{"a":' * 31 + b"1" + b"}" * 31 + b"}",
        "unknown-setup-field",
    ),
    (b'{"game":"tiles","seats":[{}],"setup":' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}", "bad-request"),
]


@pytest.mark.usefixtures("adapter")
async def test_invalid_tables_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        for body, code in BAD_TABLES:
            status, _, answer = await asked(client, "POST", "/api/tables", body)
            problem = msgspec.json.decode(answer)
            assert (status, problem["code"]) == (400, code), body[:80]
            assert code != "bad-request" or problem["facts"]["kind"] not in (None, "other"), body[:80]
        assert await count_tables(client.hub.store) == 0
        refusals: list[tuple[str, str, bytes | None, int, str]] = [
            ("GET", "/api/nothing", None, 404, "unknown-path"),
            ("DELETE", "/api/tables", None, 405, "wrong-method"),
            ("GET", "/api/tables/bako-timu", None, 404, "unknown-code"),
            ("GET", "/api/tables/..", None, 404, "unknown-code"),
            ("POST", "/api/tables", b"x" * 100_000, 413, "message-too-large"),
            ("POST", "/api/key", b"{}", 401, "unknown-token"),
        ]
        for method, path, sent, status, code in refusals:
            answered, _, answer = await asked(client, method, path, sent)
            assert (answered, msgspec.json.decode(answer)["code"]) == (status, code), path


@pytest.mark.usefixtures("adapter")
async def test_seats_are_taken_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(), NewSeat())))
        joined = await asyncio.gather(
            *(client.join(key.code, f"P{number}") for number in range(5)), return_exceptions=True
        )
        seats = sorted(result.seats[0] for result in joined if not isinstance(result, BaseException))
        assert seats == [2, 3]
        codes = {result.code for result in joined if isinstance(result, RefusedByServer)}
        assert codes == {"no-open-seat"}
        preview = await client.preview(key.code)
        assert (preview.open_seats, preview.stage) == ((), "gathering")


async def test_inline_scripts_are_allowed_by_digest(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<style>a{}</style><script>go()</script><script src=/x.js></script>")

    async with serving(tmp_path) as client:
        _, headers, _ = await asked(client, "GET", "/t/bako-timu")
        policy = headers["content-security-policy"].split("; ")
        script = b64encode(sha256(b"go()").digest()).decode()
        style = b64encode(sha256(b"a{}").digest()).decode()
        assert f"script-src 'self' 'sha256-{script}'" in policy
        assert f"style-src 'self' 'sha256-{style}'" in policy
        _, headers, _ = await asked(client, "GET", "/api/health")
        assert "sha256" not in headers["content-security-policy"]


async def test_the_client_is_served_with_strict_headers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Full House</title>" + " " * 2000)
    (static / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (tmp_path / "secret.txt").write_text("secret")

    async with serving(tmp_path) as client:
        for path in ("/", "/tv/bako-timu", "/play/bako-timu", "/new/tiles"):
            status, headers, body = await asked(client, "GET", path)
            assert (status, b"Full House" in body, headers["cache-control"]) == (200, True, "no-cache")
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        status, headers, _ = await asked(client, "GET", "/assets/app-1a2b.js")
        assert (status, "immutable" in headers["cache-control"]) == (200, True)
        status, again, _ = await asked(client, "GET", "/", headers={"if-none-match": headers["etag"]})
        assert status == 200
        status, _, _ = await asked(client, "GET", "/", headers={"if-none-match": again["etag"]})
        assert status == 304
        _, zipped, body = await asked(client, "GET", "/", headers={"accept-encoding": "gzip"})
        assert (zipped["content-encoding"], body[:2]) == ("gzip", b"\x1f\x8b")
        for path in (
            "/assets/none.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
        ):
            status, _, body = await asked(client, "GET", path)
            assert (status, b"secret" in body) == (404, False), path
        assert (await asked(client, "POST", "/"))[0] == 405


async def test_a_missing_client_build_is_explained(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        status, _, body = await asked(client, "GET", "/", headers={"accept-language": "de"})
        assert (status, "Browser" in body.decode()) == (503, True)


def test_the_api_does_what_its_document_says(tmp_path: Path) -> None:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    life = serving(tmp_path)
    client = asyncio.run_coroutine_threadsafe(life.__aenter__(), loop).result(TIMEOUT_SECONDS)
    try:
        document = schemathesis.openapi.from_url(f"{client.address}/api/schema/openapi.json")
        operations: list[Any] = [one.ok() for one in document.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) >= 12
        for operation in operations:
            _try_out(operation.as_strategy())
    finally:
        asyncio.run_coroutine_threadsafe(life.__aexit__(None, None, None), loop).result(TIMEOUT_SECONDS)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(TIMEOUT_SECONDS)
        loop.close()


def _try_out(cases: Any) -> None:
    @examples(5, suppress_health_check=list(HealthCheck), database=None)
    @given(cases)
    def one(case: Any) -> None:
        case.call_and_validate(checks=[not_a_server_error, response_schema_conformance])

    one()


async def test_a_key_costs_more_than_a_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stored as long as its table is."""
    monkeypatch.setattr("fullhouse.server.operation.middleware.REFUSAL_DELAY_SECONDS", 0.0)

    async with serving(tmp_path, requests=Rate(0.001, 67)) as client:
        key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat())))
        for _ in range(8):
            await client.watch(key.code)
        with pytest.raises(RefusedByServer, match="too-many-requests"):
            await client.watch(key.code)
