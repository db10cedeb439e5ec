"""Contests in the kernel: seats exchanged, the same again for the same seed, and better players win."""

import pytest

from fullhouse.bots import brains
from fullhouse.bots.brains import _play
from fullhouse.bots.brains.advice import kernel_view
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.games.kit.bot import Effort
from fullhouse.solver import _kernel
from tests.brains.small_nets import small_net
from tools.contests import Player, contest

GREEDY, HOLD = Player("greedy"), Player("hold")


def test_equal_players_win_their_share() -> None:
    result = contest("challenge", GREEDY, games=60, seed=1, seats=3)
    assert result.games == 60
    assert result.won == pytest.approx(1 / 3, abs=0.2)


def test_holding_tiles_beats_greed_at_challenge() -> None:
    assert contest("challenge", HOLD, GREEDY, games=100, seed=1).won > 0.8


def test_contests_are_reproducible_with_any_number_of_threads() -> None:
    thinking = Player("brain", Effort(budget=9))
    first = contest("tiles", thinking, GREEDY, games=10, seed=5)
    assert first == contest("tiles", thinking, GREEDY, games=10, seed=5, threads=3)
    assert first != contest("tiles", thinking, GREEDY, games=10, seed=6)


def test_alone_at_tiles_the_player_reaches_the_most_points() -> None:
    """One golden tile a block: none sees another (docs/rules/tiles.md)."""
    result = contest("tiles", Player("brain"), games=5, seed=3, seats=1, options={"golden": "blocks"})
    assert result.lead == 810


def test_without_a_net_solitaire_is_played_by_the_value_of_positions() -> None:
    result = contest("solitaire", GREEDY, games=100, seed=2, seats=1)
    assert result.won > 0.9
    assert result.lead > 15


def test_trials_at_four_seats_help_a_net_that_knows_nothing() -> None:
    net = small_net("challenge", (6, 4, 9, 8), 2)
    alone, trying = [
        contest("challenge", Player("brain", Effort(budget=budget), net), HOLD, games=4, seed=1, seats=4)
        for budget in (1, 80)
    ]
    assert trying.lead > alone.lead + 10


def test_trials_say_the_same_on_every_instruction_set() -> None:
    solitaire = game("solitaire")
    state, _ = solitaire.setup({}, 1, {"seed": 4})
    for move in range(60):
        view = solitaire.view(state, Seat(1))
        [advice, *_] = brains.advise("solitaire", view, Seat(1), effort=Effort(), seed=move)
        state, _ = solitaire.play(state, Seat(1), advice.move)
    seen = kernel_view("solitaire", solitaire.view(state, Seat(1)), Seat(1))
    assert "?" in seen.board
    first, *others = [
        _play.advise(seen, None, 60, 4, 0.0, 1, isa) for isa in _kernel.isas() if isa != "scalar"
    ]
    assert len(first) > 4
    assert all(other == first for other in others)


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
