"""PostgreSQL as a server meets it: unusable addresses, a server that goes away, a game that goes on."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.ids import TableId
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.store import compare_snapshots, look_at, open_store
from fullhouse.store.postgres import schema
from fullhouse.store.postgres.database import Address
from fullhouse.store.postgres.store import PostgresStore
from fullhouse.words import LANGUAGES, explain
from tests.databases.postgres import PASSWORD, Postgres
from tests.server.local_server import serving
from tests.store.sites import Appends, Site, names, new_table, renamed
from tests.waiting import TIMEOUT_SECONDS, until

pytestmark = pytest.mark.real_time

NOWHERE = Path("unused.sqlite3")
TWO = NewTable(
    game="tiles", options={"sand_glass": 30}, seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me"))
)


@pytest.fixture
def own_server() -> Iterator[Postgres]:
    """A server that a test may stop."""
    server = Postgres()
    yield server
    server.close()


def refusal(address: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        open_store(NOWHERE, address)
    for language in LANGUAGES:
        sentence = explain(caught.value, language)
        assert "{" not in sentence, sentence
        assert PASSWORD not in sentence
        assert "wrong-word" not in sentence
    return caught.value


def not_looked_at(address: str) -> str:
    """Why the doctor cannot use a database."""
    with pytest.raises(BadInput) as caught:
        look_at(address)
    return str(caught.value.facts["detail"].code)


@pytest.mark.parametrize(
    "address",
    ["postgresql://", "postgresql://localhost", "postgresql://localhost:high/club", "mysql://localhost/club"],
)
def test_invalid_addresses_are_refused(address: str) -> None:
    assert refusal(address).code == "bad-database-address"


def test_each_reason_has_its_own_sentence(postgres: Postgres) -> None:
    assert refusal(postgres.address(password="wrong-word")).code == "database-login"
    assert refusal(postgres.address(user="stranger")).code == "database-login"
    assert refusal(postgres.address("no_such_database")).code == "database-missing"
    assert refusal(f"postgresql://tester:{PASSWORD}@127.0.0.1:9/club").code == "database-away"


def test_the_database_of_another_program_is_left_alone(postgres: Postgres) -> None:
    address = postgres.new_database()
    name = address.rpartition("/")[2]
    postgres.sql("CREATE TABLE chairs (legs integer)", name)
    postgres.sql("CREATE SCHEMA fullhouse CREATE TABLE chairs (legs integer)", name)
    assert refusal(address).facts["detail"].code == "database-foreign"
    assert not_looked_at(address) == "database-foreign"
    postgres.sql("DROP SCHEMA fullhouse CASCADE", name)
    asyncio.run(PostgresStore(address).prepare())
    assert look_at(address).tables == 0
    assert postgres.sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name) == "chairs"


def test_a_database_from_before_the_first_release_is_refused(postgres: Postgres) -> None:
    address = postgres.new_database()
    for table in ("schema_version", "tables", "entries", "keys", "results", "beat"):
        postgres.sql(f"CREATE TABLE {table} (version integer)", address.rpartition("/")[2])
    assert refusal(address).facts["detail"].code == "database-before-release"
    assert not_looked_at(address) == "database-before-release"


def test_a_database_with_the_tables_of_an_earlier_day_is_refused(postgres: Postgres) -> None:
    """Until the first release, the first version of the tables is changed in its place."""
    address = postgres.new_database()
    asyncio.run(PostgresStore(address).prepare())
    postgres.sql("DROP TABLE fullhouse.fences", address.rpartition("/")[2])
    assert refusal(address).facts["detail"].code == "database-before-release"


def test_the_database_of_a_newer_version_is_refused(postgres: Postgres) -> None:
    address = postgres.new_database()
    assert look_at(address).tables is None
    with pytest.raises(BadInput) as caught:
        compare_snapshots(address)
    assert caught.value.facts["detail"].code == "database-unused"
    asyncio.run(PostgresStore(address).prepare())
    assert look_at(address).tables == 0
    postgres.sql(f"UPDATE fullhouse.site SET version = {len(schema.STEPS) + 1}", address.rpartition("/")[2])
    assert refusal(address).facts["detail"].code == "database-newer"
    assert not_looked_at(address) == "database-newer"


async def test_a_store_outlives_a_restart_of_its_server(own_server: Postgres) -> None:
    async with Site(own_server.new_database()).opened() as store:
        number, appends = await new_table(store), Appends(store)
        own_server.stop()
        appends.append(number, 2, renamed("lost"))
        store.beat(Seconds(5))
        with pytest.raises(StoreTrouble):
            await store.settle()
        assert appends.outcomes == [(2, False)]
        assert store.trouble is not None
        with pytest.raises(StoreTrouble):
            await store.read_log(number)
        own_server.start()
        appends.append(number, 2, renamed("kept"))
        await store.settle()
        assert store.trouble is None
        assert names(await store.read_log(number)) == ["kept"]


async def test_the_first_entry_after_an_unnoticed_restart_is_kept(own_server: Postgres) -> None:
    async with Site(own_server.new_database()).opened() as store:
        number, appends = await new_table(store), Appends(store)
        await store.settle()
        own_server.stop()
        own_server.start()
        old: Any = vars(vars(store)["_writer"])["_connection"]
        await until(old.is_closed)
        appends.append(number, 2, renamed("kept"))
        await store.settle()
        assert appends.outcomes == [(2, True)]
        assert names(await store.read_log(number)) == ["kept"]


async def test_a_table_rests_while_the_server_is_away_and_then_goes_on(
    own_server: Postgres, tmp_path: Path
) -> None:
    """Moves are refused with "try again", the sand-glass stands still, and the game goes on afterwards."""
    time = [1000.0]
    store = PostgresStore(own_server.new_database())
    await store.prepare()
    async with serving(tmp_path, now=lambda: Seconds(time[0]), store=store) as client:
        key = await client.create(TWO)
        room = await client.hub.room(TableId(1))
        assert room.table.stage == "playing"
        await store.settle()
        left = room.table.clocks.glass_info(Seconds(time[0])).left
        own_server.stop()
        client.services.upkeep.beat()
        with pytest.raises(StoreTrouble):
            await store.settle()
        client.services.upkeep.beat()
        time[0] += 1000
        expire_clocks(client.hub, room)
        assert room.table.stage == "playing"
        assert room.stored == room.table.seq, "no clock has moved"
        with pytest.raises(Exception, match="store-trouble"):
            await client.turns(key.token, after=(), wait=0)
        own_server.start()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while abs(room.table.clocks.glass_info(Seconds(time[0])).left - left) >= 1:
                client.services.upkeep.beat()
                with suppress(StoreTrouble):
                    await store.settle()
                room = await client.hub.room(TableId(1))
        (turn,) = await client.turns(key.token)
        assert turn.table is not None


def test_a_connection_that_cannot_be_locked_is_not_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dying:
        is_open = True

        async def fetchval(self, *_: object) -> None:
            raise TimeoutError

        def terminate(self) -> None:
            self.is_open = False

    dying = Dying()

    async def connect(_address: Address) -> Dying:
        return dying

    monkeypatch.setattr(Address, "connect", connect)
    with pytest.raises(BadInput, match="database-away"):
        asyncio.run(PostgresStore("postgresql://host/club").prepare())
    assert not dying.is_open


async def test_what_is_written_after_a_store_was_closed_opens_no_connection(postgres: Postgres) -> None:
    address = postgres.new_database()
    name = address.rpartition("/")[2]

    def connections() -> int:
        asked = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'"
        return int(postgres.sql(asked))

    store = PostgresStore(address)
    await store.prepare()
    await store.start()
    await store.close()
    store.beat(Seconds(5))
    with pytest.raises(StoreTrouble):
        await store.settle()
    await until(lambda: connections() == 0)
