"""The games as environments: PettingZoo's and Gymnasium's own tests, and that nothing hidden is shown."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.games import game, game_ids
from fullhouse.research.alone import AloneEnv
from fullhouse.research.codec import FACE_DOWN, all_moves, numbers
from fullhouse.research.zoo import GameEnv, parallel_env

pytestmark = [
    pytest.mark.filterwarnings("error"),
    # What PettingZoo says of all environments, its own too, whose observations have an action mask.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("name", game_ids())
def test_every_game_passes_the_tests_of_pettingzoo(name: str) -> None:
    api_test(GameEnv(name), num_cycles=30)
    seed_test(lambda: GameEnv(name), num_cycles=20)
    parallel_api_test(parallel_env(name), num_cycles=30)


@pytest.mark.parametrize("name", [name for name in game_ids() if game(name).fewest_seats == 1])
def test_every_game_for_one_is_made_by_its_name_alone_and_many_at_once(name: str) -> None:
    env = gymnasium.make(f"fullhouse/{name}-v1", render_mode="ansi")
    check_env(env.unwrapped)
    assert isinstance(gymnasium.make(f"fullhouse.research.alone:fullhouse/{name}-v1").unwrapped, AloneEnv)
    many = gymnasium.make_vec(f"fullhouse/{name}-v1", num_envs=3)
    seen, _ = many.reset(seed=7)
    for place in range(3):
        one, _ = AloneEnv(name).reset(seed=7 + place)
        assert np.array_equal(seen["observation"][place], one["observation"])
    actions = np.argmax(seen["action_mask"], axis=1)
    assert (many.step(actions)[1] >= 0).all()


@pytest.mark.parametrize("name", game_ids())
def test_every_legal_move_has_an_action(name: str) -> None:
    played = game(name)
    state, _ = played.setup({}, max(played.fewest_seats, min(2, played.most_seats)), {"seed": 1})
    assert set(played.legal(state, played.to_act(state)[0])) <= set(all_moves(name))


def test_an_observation_shows_no_more_than_the_view() -> None:
    """Another deal of the hidden tiles gives the same numbers."""
    played = game("challenge")
    state, _ = played.setup({}, 2, {"seed": 1})
    view = played.view(state, Seat(1))
    other = played.view(played.imagine(view, Chance(5)), Seat(1))
    seen = numbers(played, view, 2)
    assert np.array_equal(seen, numbers(played, other, 2))
    assert (seen[:81] == FACE_DOWN).any()


def test_an_illegal_action_changes_nothing() -> None:
    env = GameEnv("tiles")
    env.reset(seed=1)
    before = env.observe("seat_1")
    illegal = int(np.argmin(before["action_mask"]))
    with pytest.raises(Refused):
        env.step(illegal)
    assert np.array_equal(env.observe("seat_1")["observation"], before["observation"])
    alone = AloneEnv("solitaire")
    seen, _ = alone.reset(seed=1)
    after, reward, *_ = alone.step(int(np.argmin(seen["action_mask"])))
    assert reward < 0
    assert np.array_equal(seen["observation"], after["observation"])
