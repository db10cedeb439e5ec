"""The games as environments: PettingZoo's and Gymnasium's own tests, and that nothing hidden is shown."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.games import game, game_ids
from fullhouse.research.alone import AloneEnv
from fullhouse.research.codec import FACE_DOWN, all_moves, numbers
from fullhouse.research.zoo import GameEnv

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("name", game_ids())
def test_every_game_passes_the_tests_of_pettingzoo(name: str) -> None:
    api_test(GameEnv(name), num_cycles=30)
    seed_test(lambda: GameEnv(name), num_cycles=20)


def test_solitaire_passes_the_test_of_gymnasium() -> None:
    check_env(AloneEnv("solitaire"), skip_render_check=True)


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
