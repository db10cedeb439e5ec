"""What a request costs whoever sends it, and how slowly a refusal comes."""

from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.system_clock import SystemClock
from fullhouse.server.capacity import Rate
from fullhouse.server.operation import health, middleware
from tests.operation.test_middleware import ALONE
from tests.server.local_server import serving
from tests.server.test_rest import asked as request

UNUSUAL_SECONDS = 1234.5
"""Nobody else waits for as long."""


class CountsRefusals(SystemClock):
    """Refusals that come slowly are counted, and come at once."""

    def __init__(self) -> None:
        super().__init__()
        self.refusals = 0

    async def sleep(self, seconds: float) -> None:
        if seconds == UNUSUAL_SECONDS:
            self.refusals += 1
        else:
            await super().sleep(seconds)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/health", b""),
        ("POST", "/api/tables", b"[" * 100),
        ("GET", "/api/nothing/here", b""),
        ("DELETE", "/api/games", b""),
        ("POST", "/api/problems/hint", b"{}"),
    ],
)
async def test_every_request_is_charged_also_a_malformed_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: bytes
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_SECONDS", 0.0)
    few: dict[str, Any] = {"requests": Rate(0.001, 3)}
    async with serving(tmp_path, **few) as client:
        statuses = [(await request(client, method, path, body))[0] for _ in range(5)]
        assert 429 not in statuses[:3]
        assert statuses[3:] == [429, 429]


async def test_files_are_charged_less_and_a_refusal_for_haste_comes_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_SECONDS", UNUSUAL_SECONDS)
    clock = CountsRefusals()
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    few: dict[str, Any] = {"requests": Rate(0.001, 2)}
    async with serving(tmp_path, clock=clock, **few) as client:
        statuses = [(await request(client, "GET", "/index.html"))[0] for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2
        assert clock.refusals == 2
        assert (await request(client, "GET", "/healthz"))[0] == 200, "probes are never too many"


async def test_a_path_without_a_file_costs_more_than_one_with_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No page asks for one: somebody tries out names."""
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_SECONDS", 0.0)
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    few: dict[str, Any] = {"requests": Rate(0.001, 7)}
    async with serving(tmp_path, **few) as client:
        monkeypatch.setattr(health, "LEAST_FREE_BYTES", 1 << 62)
        assert (await request(client, "GET", "/readyz"))[0] == 503, "probes cost nothing"
        statuses = [(await request(client, "GET", "/./index.html"))[0] for _ in range(5)]
        assert statuses == [404, 404, 404, 429, 429]


async def test_refusals_of_every_limit_come_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those of limits that a route has of its own, for right and wrong codes alike."""
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_SECONDS", UNUSUAL_SECONDS)
    clock = CountsRefusals()
    few: dict[str, Any] = {"guesses": Rate(0.001, 2)}
    async with serving(tmp_path, clock=clock, **few) as client:
        codes = [*["bako-timu"] * 3, (await client.create(ALONE)).code]
        statuses = [(await request(client, "GET", f"/api/tables/{code}"))[0] for code in codes]
        assert statuses == [404, 404, 429, 429]
        assert clock.refusals == 2
