"""Two nodes and one cell, a thousand times."""

from pathlib import Path

import pytest

from tests.databases.postgres import Postgres
from tests.nodes import endings, races

pytestmark = pytest.mark.real_time


async def test_each_of_a_thousand_races_has_one_winner_and_both_are_told(
    postgres: Postgres, tmp_path: Path
) -> None:
    await races.run(postgres.new_database(), tmp_path, 1_000)


async def test_a_vote_to_abandon_and_the_last_move_give_one_end(postgres: Postgres, tmp_path: Path) -> None:
    """A thousand by `python -m tests.nodes.races 1000 --endings`."""
    ended = await endings.run(postgres.new_database(), tmp_path, 40, lanes=10)
    assert ended.total() == 40
