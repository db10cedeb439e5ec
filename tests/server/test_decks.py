"""Problems from the library at a table: of a suitable level, hidden until the game starts."""

from pathlib import Path

import msgspec
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.problems.decks import Deck, problems_of
from fullhouse.server.api.shapes import NewSeat, NewTable, WantedDeck
from fullhouse.solver import solve
from fullhouse.solver.generate import canonical
from tests.server.local_server import Served, serving

pytestmark = pytest.mark.usefixtures("adapter")
ME = NewSeat(who="me")
TRICKY = problems_of(3)[0]


async def problem_at(client: Served, token: str) -> str:
    async with await client.sit(token) as table:
        return str(table.perspective.view["givens"])


async def test_the_default_level_depends_on_game_and_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        for game, seats, level in (("classic", 1, 1), ("classic", 2, 2), ("markers", 2, 1)):
            key = await client.create(NewTable(game=game, seats=(ME,) * seats))
            assert (await client.preview(key.code)).level == level
            kinds = set(map(canonical, problems_of(level)))
            assert canonical(await problem_at(client, key.token)) in kinds
        games = {game.id: game.problem_levels for game in await client.games()}
        assert games["classic"] == (1, 2)
        assert games["tiles"] is None


async def test_a_deck_goes_on_from_table_to_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        for number in (3, 4):
            deck = WantedDeck(level=4, seed=99, number=number)
            key = await client.create(NewTable(game="one-two-three", seats=(ME, ME), deck=deck))
            shown = await problem_at(client, key.token)
            card = Deck(4, seed=99).card(number)
            assert canonical(shown) == canonical(card)
            assert shown != card


async def test_a_custom_problem_is_graded(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        setup = {"problem": TRICKY}
        key = await client.create(NewTable(game="markers", seats=(ME, NewSeat()), setup=setup))
        assert (await client.preview(key.code)).level == 3


async def test_problem_and_solution_are_hidden_until_the_game_starts(tmp_path: Path) -> None:
    """While people gather nobody has the problem; while they play, nobody has the solution or the deck."""

    async with serving(tmp_path) as client:
        deck = WantedDeck(level=1, seed=4242424242, number=7)
        key = await client.create(NewTable(game="markers", seats=(ME, NewSeat()), deck=deck))
        tv = await client.watch(key.code, tv=True)
        async with await client.sit(key.token) as host, await client.sit(tv.token) as big:
            early = b"".join([*host.heard, *big.heard])
            with pytest.raises(BadInput, match="no-board-yet: stage=gathering"):
                _ = host.perspective
            other = await client.join(key.code, "Ben")
            await host.start()
            async with await client.sit(other.token) as ben:
                problem = host.perspective.view["givens"]
                rest = [
                    msgspec.json.encode(await client.record(key.code, other.token)),
                    msgspec.json.encode(await client.preview(key.code)),
                    msgspec.json.encode(await client.turns(key.token)),
                ]
                wire = b"".join([*host.heard, *big.heard, *ben.heard, *rest])
        assert problem.encode() in wire
        assert problem.encode() not in early
        assert solve(problem).encode() not in wire
        for secret in (b"4242424242", b'"deck"', b'"seed"'):
            assert secret not in wire + early
