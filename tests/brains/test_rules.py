"""The kernel's rules are those of the games: legal moves, scores, turns and ends, move by move."""

import os

import pytest

from tests.brains.twins import play_both, tables

GAMES = int(os.environ.get("FULLHOUSE_TWIN_GAMES", "150"))
"""How many random games in all; `make soak` plays 10,000."""


@pytest.mark.parametrize("part", range(10))
def test_random_games_are_the_same_by_both_rules(part: int) -> None:
    every = tables()
    for seed in range(part, GAMES, 10):
        play_both(every[seed % len(every)], seed)


def test_every_variant_is_played() -> None:
    """Challenge and solitaire have one variant each, so they get games of their own."""
    for seed in range(3):
        for table in tables():
            if table.game in ("challenge", "solitaire"):
                assert play_both(table, 1000 + seed) > 0
