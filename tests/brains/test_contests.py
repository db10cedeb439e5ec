"""Contests in the kernel: seats exchanged, the same again for the same seed, and better players win."""

import pytest

from fullhouse.bots.brains import Effort
from fullhouse.bots.brains.contests import Player, contest

GREEDY, HOLD = Player("greedy"), Player("hold")


def test_equal_players_win_their_share() -> None:
    result = contest("challenge", GREEDY, games=60, seed=1, seats=3)
    assert result.games == 60
    assert result.won == pytest.approx(1 / 3, abs=0.2)


def test_holding_tiles_beats_greed_at_challenge() -> None:
    assert contest("challenge", HOLD, GREEDY, games=100, seed=1).won > 0.8


def test_contests_are_reproducible_with_any_number_of_threads() -> None:
    thinking = Player("brain", Effort(budget=9))
    first = contest("tiles", thinking, GREEDY, games=40, seed=5)
    assert first == contest("tiles", thinking, GREEDY, games=40, seed=5, threads=3)
    assert first != contest("tiles", thinking, GREEDY, games=40, seed=6)


def test_alone_at_tiles_the_player_reaches_the_most_points() -> None:
    """One golden tile a block: none sees another (docs/rules/tiles.md)."""
    result = contest("tiles", Player("brain"), games=5, seed=3, seats=1, options={"golden": "blocks"})
    assert result.lead == 810


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tiles", 5, {}),
        ("tiles", 2, {"scoring": "best"}),
        ("challenge", 1, {}),
        ("markers", 2, {}),
        ("tiles", 2, {"x": 1}),
    ],
)
def test_contests_that_do_not_fit_the_game_are_refused(
    game: str, seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(ValueError, match=r"seat|scoring|game|option"):
        contest(game, GREEDY, games=2, seed=1, seats=seats, options=options)
