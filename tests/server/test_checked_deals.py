"""Deals that everybody can check, over the wire: what is told when, and a log that was changed."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.client import RefusedByServer
from fullhouse.records.proofs.verify import verify
from fullhouse.records.record import Record, read_record
from fullhouse.server.api.shapes import CheckedRecord, NewSeat, NewTable, ShareOfDeal, SigningKey
from tests.server.local_server import Served, serving
from tests.server.test_imported_tables import bring, taken

SOLO = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"),), wait=True)
PAIR = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat()), wait=True)


async def record_of(client: Served, code: str, number: int = 1) -> Record:
    return read_record(msgspec.json.encode(await client.record(code, number=number)))


async def checked(client: Served, record: Any) -> CheckedRecord:
    """What the server says about a record."""
    return await client.post("/api/verify", record, CheckedRecord)


async def test_a_table_waits_for_the_share_of_its_only_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(SOLO)
        assert len(key.commitment) == 64
        assert (await client.preview(key.code)).stage == "gathering"
        share = await client.share(key.token)
        async with await client.sit(key.token) as ana:
            assert ana.table.stage == "playing"
            assert ana.table.deal.commitment == key.commitment
            assert ana.table.deal.shares == (share,)
            with pytest.raises(RefusedByServer, match="wrong-stage"):
                await client.share(key.token)
            await ana.vote("abandon")
            await ana.vote("rematch", share="0c" * 16)
            await ana.vote("abandon")
        signer = (await client.get("/api/verify", SigningKey)).key
        first, second = await record_of(client, key.code), await record_of(client, key.code, 2)
        assert verify(first, key=signer, commitment=key.commitment).devices == 1
        assert verify(second, key=signer).devices == 1
        assert second.proof is not None
        assert second.proof.deal is not None
        assert second.proof.deal.shares == ("0c" * 16,)


async def test_a_device_that_sends_nothing_stops_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(PAIR)
        other = await client.join(key.code, "Ben")
        assert other.commitment == key.commitment
        await client.share(other.token, "0b" * 16)
        await client.share(other.token, "0c" * 16)  # too late: the first one counts
        async with await client.sit(key.token) as ana:
            await ana.start()
            await ana.until(lambda seen: seen.table.stage == "playing")
            assert ana.table.deal.shares == ("0b" * 16,)
        plain = await client.create(msgspec.structs.replace(SOLO, wait=False))
        assert (await client.preview(plain.code)).stage == "playing"
        assert not plain.commitment  # it has begun: a browser would send a share in vain
        watcher = await client.watch(key.code)
        with pytest.raises(RefusedByServer, match="no-seat"):
            await client.share(watcher.token)


async def test_nothing_that_is_sent_tells_the_secret_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(PAIR)
        other = await client.join(key.code, "Ben")
        heard: list[Any] = []
        async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
            await client.share(key.token)
            await ana.start()
            await ben.until(lambda seen: seen.table.stage == "playing")
            heard += [msgspec.to_builtins(table.table) for table in (ana, ben)]
            heard.append(await client.record(key.code, key.token))
            await ana.vote("abandon")
            await ben.vote("abandon")
            await ben.until(lambda seen: seen.table.stage == "over")
            heard.append(msgspec.to_builtins(ben.table))
        record = await record_of(client, key.code)
        assert record.proof is not None
        assert record.proof.deal is not None
        secrets = [record.proof.deal.secret, *_sealed(tmp_path)]
        assert len(secrets) >= 3
        for secret in secrets:
            assert secret.encode() not in msgspec.json.encode(heard)


def _sealed(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        lines = [msgspec.json.decode(line) for (line,) in connection.execute("SELECT line FROM entries")]
    return [line["sealed"] for line in lines if line.get("sealed")]


async def test_a_log_that_is_changed_after_the_end_is_found_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(SOLO)
        await client.share(key.token)
        async with await client.sit(key.token) as ana:
            await ana.play(ana.moves()[0])
            other = ana.moves()[-1]
            await ana.play(ana.moves()[0])
            await ana.vote("abandon")
        good = await client.record(key.code)
        posted = await checked(client, good)
        assert (posted.signed, posted.signer, posted.people, posted.moves) == (True, "ours", True, 2)
        await client.hub.store.settle()
        _change_last_move(tmp_path, other)
        changed = await record_of(client, key.code)
        with pytest.raises(Exception, match="changed after the game"):
            verify(changed)


async def test_a_server_says_whose_key_it_is(tmp_path: Path) -> None:
    """Its own, that of a server whose key its operator has named, or one that anybody may have made."""
    async with serving(tmp_path / "other") as other:
        key = await other.create(msgspec.structs.replace(SOLO, wait=False))
        async with await other.sit(key.token) as ana:
            await ana.vote("abandon")
        record = await other.record(key.code)
        signer = (await other.get("/api/verify", SigningKey)).key
    for known, expected in (((), ("unknown", False)), ((signer,), ("another", True))):
        async with serving(tmp_path / "here", known_keys=known) as client:
            told = await checked(client, record)
            assert (told.signer, told.signed, told.key) == (*expected, signer)


async def test_after_a_name_is_deleted_the_record_is_signed_as_it_is_then(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(msgspec.structs.replace(SOLO, wait=False))
        async with await client.sit(key.token) as ana:
            await ana.play(ana.moves()[0])
            await ana.vote("abandon")
        before = await client.record(key.code)
        await client.forget(key.token)
        after = await client.record(key.code)
        assert (before["seats"], after["seats"]) == (["Ana"], ["1"])
        for record in (before, after):
            told = await checked(client, record)
            assert (told.signer, told.people) == ("ours", True)
        assert before["proof"]["names"] != after["proof"]["names"]
        with pytest.raises(RefusedByServer, match="proof-name"):
            await checked(client, {**after, "seats": ["Ana"]})


def _change_last_move(folder: Path, move: str) -> None:
    """What somebody does who has the database, and wants another course of the game."""
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        rows = connection.execute(
            "SELECT seq, line FROM entries WHERE CAST(line AS TEXT) LIKE '%played%'"
        ).fetchall()
        seq, line = rows[-1]
        entry = {**msgspec.json.decode(line), "move": move}
        connection.execute("UPDATE entries SET line = ? WHERE seq = ?", (msgspec.json.encode(entry), seq))


async def test_shares_are_read_strictly(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(PAIR)
        for wrong in ("", "0b", "0B" * 16, "x" * 32, "0b" * 17):
            with pytest.raises(RefusedByServer, match="bad-request"):
                await client.post("/api/share", ShareOfDeal(share=wrong), type(None), key.token)


async def test_what_was_played_elsewhere_is_neither_promised_nor_signed(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        lines = await taken(client, msgspec.structs.replace(SOLO, wait=False))
        invented = await bring(client, [*lines, {"what": "abandoned", "at": lines[-1]["at"]}])
        record = await client.record(invented.code, invented.token)
        assert "proof" not in record
        async with await client.sit(invented.token) as ana:
            assert ana.table.deal.commitment == ana.table.deal.next == ""
            await ana.vote("rematch")
            await ana.vote("abandon")
        assert "proof" not in await client.record(invented.code, invented.token, 2)
