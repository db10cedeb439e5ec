"""Two nodes and one cell, a thousand times."""

import asyncio
from pathlib import Path

from tests.databases.postgres import Postgres
from tests.nodes import races


def test_each_of_a_thousand_races_has_one_winner_and_both_are_told(
    postgres: Postgres, tmp_path: Path
) -> None:
    asyncio.run(races.run(postgres.new_database(), tmp_path, 1_000))
