"""Health, metrics, hosts, proxies and logs of a running server."""

import asyncio
import http.client
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fullhouse.client import NewSeat, NewTable, RefusedByServer
from fullhouse.server.capacity import Rate
from tests import virtual_time
from tests.server.local_server import Served, serving
from tests.server.test_rest import asked as request
from tests.waiting import TIMEOUT_SECONDS

ALONE = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))
NAME = "play.example.org"
PUBLIC = f"https://{NAME}"


async def asked(client: Served, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """A GET with headers of our own."""

    def exchange() -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(
            "127.0.0.1", int(client.address.rpartition(":")[2]), timeout=TIMEOUT_SECONDS
        )
        try:
            connection.request(
                "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
            )
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()
        finally:
            connection.close()

    return await asyncio.to_thread(exchange)


# Metrics


async def metric(client: Served, name: str) -> float:
    _, _, body = await asked(client, "/metrics")
    lines = [line for line in body.decode().splitlines() if line.startswith(name)]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


async def test_every_alert_asks_for_a_metric_that_there_is(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "watch.md").read_text("utf-8")
    asked_for = set(re.findall(r"fullhouse_\w+", page))
    assert len(re.findall(r"- alert:", page)) == 5
    async with serving(tmp_path) as client:
        await asked(client, "/api/nothing")
        _, _, body = await asked(client, "/metrics")
    measured = set(re.findall(r"^(fullhouse_\w+)", body.decode(), re.MULTILINE))
    assert asked_for <= measured


async def test_metrics_count_tables_sockets_moves_and_refusals(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(ALONE)
        async with await client.sit(key.token) as table:
            seat = table.you.seats[0]
            await table.play(table.moves(seat)[0], seat)
            with pytest.raises(RefusedByServer):
                await table.play("no such move", seat)
            assert await metric(client, 'fullhouse_tables{stage="playing"}') == 1
            assert await metric(client, "fullhouse_sockets ") == 1
            assert await metric(client, "fullhouse_moves_total") == 1
            assert await metric(client, "fullhouse_commit_seconds_count") >= 1
            assert await metric(client, 'fullhouse_refusals_total{channel="socket"') == 1
        with pytest.raises(RefusedByServer):
            await client.preview("bako-bako")
        assert await metric(client, 'fullhouse_refusals_total{channel="rest",reason="unknown-code"}') == 1
        assert await metric(client, "fullhouse_jobs_waiting") == 0
        await virtual_time.advance(1)
        assert await metric(client, "fullhouse_loop_lag_seconds_count") >= 1
        _, _, body = await asked(client, "/metrics")
        assert key.token.encode() not in body
        assert key.code.encode() not in body


async def test_metrics_are_closed_to_the_outside(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        assert (await asked(client, "/metrics"))[0] == 200
        for header in ("X_Forwarded_For", "Forwarded", "Via"):
            assert (await asked(client, "/metrics", **{header: "127.0.0.1"}))[0] == 403
    async with serving(tmp_path, metrics_token="sesame") as client:
        assert (await asked(client, "/metrics"))[0] == 403
        assert (await asked(client, "/metrics", Authorization="Bearer wrong"))[0] == 403
        assert (await asked(client, "/metrics", Authorization="Bearer sesame"))[0] == 200


# Hosts and proxies


async def test_only_allowed_hosts_are_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url=PUBLIC, allowed_hosts=("friend.example.org",)) as client:
        for host in (
            "play.example.org",
            "PLAY.example.org:443",
            "friend.example.org",
            "127.0.0.1:99",
            "[::1]",
        ):
            assert (await asked(client, "/api/health", Host=host))[0] == 200
        for host in ("evil.example", "play.example.org.evil.example", "", "[evil"):
            status, _, body = await asked(client, "/api/health", Host=host)
            assert (status, json.loads(body)["code"]) == (421, "unknown-host")
        assert (await asked(client, "/healthz", Host="10.0.0.1"))[0] == 200
        port = int(client.address.rpartition(":")[2])
        async with connect("ws://play.example.org/api/socket", host="127.0.0.1", port=port):
            pass
        with pytest.raises(InvalidStatus):
            await connect("ws://evil.example/api/socket", host="127.0.0.1", port=port)


async def test_without_a_public_address_every_host_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        assert (await asked(client, "/api/health", Host="living-room.local"))[0] == 200


async def test_hsts_goes_with_https_only(tmp_path: Path) -> None:
    for public, expected in (
        (PUBLIC, "max-age=31536000"),
        ("http://play.example.org", None),
        (None, None),
    ):
        async with serving(tmp_path, public_url=public) as client:
            for path in ("/api/health", "/", "/healthz"):
                _, headers, _ = await asked(client, path)
                assert headers.get("strict-transport-security") == expected


async def test_at_home_a_name_that_others_can_register_is_refused_in_words(tmp_path: Path) -> None:
    """A page of evil.example whose name suddenly leads here cannot ask in the name of its reader."""
    async with serving(tmp_path) as client:
        for host in ("127.0.0.1:9", "192.168.1.5:8181", "kitchen", "kitchen.local:8181"):
            assert (await asked(client, "/api/health", Host=host))[0] == 200
        status, headers, body = await asked(
            client, "/", Host="evil.example:8181", Accept="text/html,*/*", Accept_Language="de-CH"
        )
        assert (status, headers["content-type"]) == (421, "text/plain; charset=utf-8")
        assert "--allowed-host evil.example." in body.decode(), "what is said can be copied"
        assert "antwortet" in body.decode()
    for allowed in ("club.example", "club.example.", "Club.example:8181"):
        async with serving(tmp_path, allowed_hosts=(allowed,)) as client:
            assert (await asked(client, "/api/health", Host="club.example:8181"))[0] == 200
    async with serving(tmp_path, allowed_hosts=("*",)) as client:
        assert (await asked(client, "/api/health", Host="evil.example"))[0] == 200


@pytest.mark.parametrize(
    ("headers", "answer"),
    [
        ({"content-type": "text/plain"}, (415, "not-json")),
        ({"content-type": "application/x-www-form-urlencoded"}, (415, "not-json")),
        ({"content-type": ""}, (415, "not-json")),
        ({"origin": "https://evil.example"}, (403, "cross-site")),
        ({"origin": "null"}, (403, "cross-site")),
        ({"origin": f"http://{NAME}", "host": NAME}, (403, "cross-site")),
        ({"origin": PUBLIC, "host": NAME}, (201, None)),
        ({"sec-fetch-site": "cross-site"}, (403, "cross-site")),
        ({"sec-fetch-site": "same-site"}, (403, "cross-site")),
        ({"origin": PUBLIC, "content-type": "application/json; charset=utf-8"}, (201, None)),
        ({"origin": "http://127.0.0.1:{port}", "sec-fetch-site": "same-origin"}, (201, None)),
        ({}, (201, None)),
    ],
)
async def test_pages_of_other_sites_change_nothing(
    tmp_path: Path, headers: dict[str, str], answer: tuple[int, str | None]
) -> None:
    async with serving(tmp_path, public_url=PUBLIC) as client:
        port = client.address.rpartition(":")[2]
        said = {name: value.format(port=port) for name, value in headers.items()}
        status, _, body = await request(client, "POST", "/api/tables", msgspec.json.encode(ALONE), said)
        assert (status, json.loads(body).get("code") if status >= 400 else None) == answer
        assert len(client.hub.rooms) == (status == 201)


@pytest.mark.parametrize(
    ("trusted", "forwarded", "seen"),
    [
        ((), "203.0.113.5", "127.0.0.1"),
        (("127.0.0.1",), "203.0.113.5", "203.0.113.5"),
        (("127.0.0.0/8",), "198.51.100.7, 203.0.113.5", "203.0.113.5"),
        (("127.0.0.1", "10.0.0.0/8"), "203.0.113.5, 10.1.2.3", "203.0.113.5"),
        (("10.0.0.0/8",), "203.0.113.5", "127.0.0.1"),
    ],
)
async def test_forwarded_addresses_are_believed_from_trusted_proxies_only(
    tmp_path: Path, trusted: tuple[str, ...], forwarded: str, seen: str
) -> None:
    slowly: dict[str, Any] = {"requests": Rate(0.001, 1_000)}
    async with serving(tmp_path, trusted_proxies=trusted, **slowly) as client:
        services: Any = client.application.services
        await asked(client, "/api/games", X_Forwarded_For=forwarded)
        known = ("127.0.0.1", "198.51.100.7", "203.0.113.5")
        assert [one for one in known if services.limits.wait(one, 1_000) > 0] == [seen], "who has paid"
        url = f"ws{client.address.removeprefix('http')}/api/socket"
        async with connect(url, additional_headers={"X-Forwarded-For": forwarded}):
            assert [connection.caller for connection in services.connections.opened] == [seen]
