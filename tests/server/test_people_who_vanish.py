"""Nobody who is away answers, and no table hangs: random games. docs/rules/README.md, *Being asked*."""

import pytest

from tests.server.vanishing import ASKING, play

GAMES, PARTS = 100, 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", ASKING)
def test_nobody_who_is_away_answers_and_no_table_hangs(name: str, part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        play(name, seed)
