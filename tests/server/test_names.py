"""Names of strangers: letters, marks and the word lists, wherever a name is sent."""

from pathlib import Path

import pytest

from fullhouse.client import NewSeat, NewTable, RefusedByServer
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.match.deciding.commands import Rename
from fullhouse.match.deciding.names import clean_name, distinct_name, rude_words
from fullhouse.words import LANGUAGES
from tests.server.local_server import serving

OPEN = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat()))


@pytest.mark.parametrize("name", ["...", "- -", "!?", "a" + "\u0301\u0302\u0303\u0304" * 2])
def test_a_name_needs_letters_and_few_marks(name: str) -> None:
    with pytest.raises(BadInput, match="bad-name-letters"):
        clean_name(name)


@pytest.mark.parametrize("blank", [*"\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\U0001d159"])
def test_what_shows_nothing_is_no_name_and_makes_none_another(blank: str) -> None:
    with pytest.raises(BadInput, match="bad-name"):
        clean_name(blank * 3)
    assert clean_name(f"A{blank}na") == "Ana"


def test_a_style_of_a_sign_makes_no_other_name() -> None:
    assert clean_name("❤️") == "❤️"
    assert distinct_name("❤️", ["❤"]) == "❤️ 2"


@pytest.mark.parametrize(
    "name", ["Ana", "Жанна", "7", "🐱", "José María", "O’Neil", "Nguyễn", "Lulu", "Cockburn"]
)
def test_usual_names_are_accepted(name: str) -> None:
    assert clean_name(name, rude_words())


@pytest.mark.parametrize(
    "name", ["Fuck", "f.u.c.k", "FUUUCK", "Sh1t Bob", "Сука", "Enculé", "Scheiße", "kut"]
)
def test_rude_names_are_refused_however_they_are_spelled(name: str) -> None:
    with pytest.raises(BadInput, match="rude-name"):
        clean_name(name, rude_words())


def test_every_language_has_a_list() -> None:
    folder = Path(clean_name.__code__.co_filename).parent / "rude"
    assert {page.stem for page in folder.glob("*.txt")} == set(LANGUAGES)


async def test_the_host_decides_whether_names_are_checked(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(OPEN)
        with pytest.raises(RefusedByServer, match="rude-name"):
            await client.join(key.code, "Wanker")
        with pytest.raises(RefusedByServer, match="rude-name"):
            await client.create(NewTable(game="tiles", seats=(NewSeat(who="me", name="Wanker"), NewSeat())))
    async with serving(tmp_path, name_filter=False) as client:
        key = await client.create(OPEN)
        assert (await client.join(key.code, "Wanker")).seats == (2,)


async def test_a_number_stands_for_a_name_that_nobody_gave(tmp_path: Path) -> None:
    """That of the seat, or the next that nobody has: it stays with the player when seats change."""

    async with serving(tmp_path) as client:
        seats = (NewSeat(who="me"), NewSeat(who="me", name="3"), NewSeat(), NewSeat())
        key = await client.create(NewTable(game="tiles", seats=seats))
        await client.join(key.code)
        await client.join(key.code, "Ben")
        async with await client.sit(key.token) as host:
            assert [seat.name for seat in host.table.seats] == ["1", "3", "4", "Ben"]


async def test_two_people_at_a_table_never_have_the_same_name(tmp_path: Path) -> None:
    """Also where it only looks the same: capitals, accents, letters of another alphabet."""

    async with serving(tmp_path) as client:
        seats = (NewSeat(who="me", name="Ana"), NewSeat(who="me", name="ana"), NewSeat(), NewSeat())
        key = await client.create(NewTable(game="tiles", seats=seats))
        await client.join(key.code, "\u0410n\u0430")
        other = await client.join(key.code, "Ben")
        async with await client.sit(other.token) as table:
            names = [seat.name for seat in table.table.seats]
            assert names == ["Ana", "ana 2", "\u0410n\u0430 3", "Ben"]
            await table.do(Rename(id="r", seat=Seat(4), name="ÁNA"))
            await table.until(lambda now: now.table.seats[3].name == "ÁNA 4")
            await table.do(Rename(id="s", seat=Seat(4), name="Ben"))
            await table.until(lambda now: now.table.seats[3].name == "Ben")
