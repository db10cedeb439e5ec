"""OpenSpiel: its own test, chances as in our deals, and nothing hidden in what a seat sees."""

from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest

import fullhouse.research.spiel  # noqa: F401 - registers the games
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.games import built_in_ids, game
from fullhouse.research.codec import HIDDEN
from fullhouse.research.draws import draws_of

NAMES = ("fullhouse_tiles", "fullhouse_challenge")


def after(name: str, actions: int, seed: int = 3) -> Any:
    """The state after so many actions and outcomes by chance."""
    state, chance = pyspiel.load_game(name).new_initial_state(), Chance(seed)
    for _ in range(actions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_passes_the_test_of_openspiel(name: str, players: int) -> None:
    loaded = pyspiel.load_game(f"{name}(players={players})")
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=players == 2, verbose=False)


@pytest.mark.parametrize("name", built_in_ids())
def test_every_game_passes_it(name: str) -> None:
    loaded = pyspiel.load_game(f"fullhouse_{name.replace('-', '_')}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_chances_sum_to_one_and_returns_to_zero(name: str) -> None:
    state, chance = pyspiel.load_game(f"{name}(players=3)").new_initial_state(), Chance(5)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@pytest.mark.parametrize("name", ["tiles", "challenge"])
def test_a_start_drawn_step_by_step_is_one_that_is_dealt(name: str) -> None:
    """The same fields, a full set of tiles, and a first position in which something can be done."""
    played, chance = game(name), Chance(2)
    dealt = played.deal(played.options(), 2, chance)
    draws = draws_of(played.setup({}, 2, {"seed": 1})[0])
    start: tuple[int, ...] = ()
    while outcomes := draws.next_start(2, start):
        start += (chance.choice(outcomes)[0],)
    setup = draws.setup(2, start)
    assert setup.keys() == dealt.keys()
    for made in (setup, dealt):
        tiles = made.get("tiles") or [*made["golden"].values(), *made["stack"]]
        assert set(Counter(map(int, tiles)).values()) == {9}
    state, _ = played.setup({"referee": "guard"}, 2, setup)
    assert played.legal(state, Seat(1))


def test_a_drawn_tile_is_as_likely_as_in_a_shuffled_set() -> None:
    """Golden tiles take one of each symbol; both first tiles in hand are known to chance."""
    state = after("fullhouse_tiles", 11)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    hands = [int(code) for code in state.history()[9:11]]
    shares = dict(state.chance_outcomes())
    assert shares == {symbol: pytest.approx((8 - hands.count(symbol)) / 70) for symbol in range(1, 10)}


def test_a_seat_sees_its_own_tile_only() -> None:
    """Another tile in the hand of seat 2 changes nothing for seat 1."""
    golden = after("fullhouse_tiles", 9)
    one, two = (golden.clone() for _ in range(2))
    for state, second in ((one, 4), (two, 5)):
        state.apply_action(3)
        state.apply_action(second)
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.observation_string(0) == two.observation_string(0)
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert one.information_state_string(1) != two.information_state_string(1)
    assert np.count_nonzero(np.array(one.observation_tensor(0)) == HIDDEN) == 9


def test_a_copy_is_a_state_of_its_own() -> None:
    state = after("fullhouse_challenge", 7)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), str(copy) != before) == (before, True)


def test_too_many_players_are_refused() -> None:
    with pytest.raises((BadInput, pyspiel.SpielError)):
        pyspiel.load_game("fullhouse_tiles(players=9)").new_initial_state()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_actions_give_the_same_game(name: str) -> None:
    assert str(after(name, 40)) == str(after(name, 40))
    assert str(after(name, 40)) != str(after(name, 40, seed=4))
