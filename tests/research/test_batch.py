"""Games in batches: the kernel's arrays say what the rules in Python say, move by move."""

from typing import Any

import numpy as np
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.research.batch import BatchEnv

GAMES = 6


@pytest.mark.parametrize("name", ["tiles", "animals"])
@pytest.mark.parametrize("seats", [2, 3])
def test_arrays_are_what_the_rules_say(name: str, seats: int) -> None:
    env, rules = BatchEnv(name, GAMES, seats, seed=5), game(name)
    size = rules.board_size
    states = [rules.setup({"referee": "guard"}, seats, env.setup(place))[0] for place in range(GAMES)]
    ended: set[int] = set()
    while len(ended) < GAMES:
        actions = env.sample().copy()
        for place in set(range(GAMES)) - ended:
            state, seat = states[place], Seat(int(env.turns[place]) + 1)
            assert rules.to_move(state) == seat
            board = "".join("." if not one else str(one) for one in env.boards[place])
            assert rules.view(state, seat).board == board
            assert rules.outcome(state).scores == tuple(env.scores[place])
            legal = [move for move in rules.legal(state, seat) if move.verb == "lay"]
            assert sorted(move.cell for move in legal) == list(np.flatnonzero(env.masks[place]))
            cell = int(actions[place])
            text = f"lay {'abcdefghi'[cell % size]}{cell // size + 1}"
            states[place], _ = rules.play(state, seat, rules.read_move(text))
        env.step(actions)
        for place in {int(one) for one in np.flatnonzero(env.ended)} - ended:
            state = states[place]
            turn = rules.to_move(state)
            if turn is not None:  # the tile in hand fits nowhere, which a player has to say
                state, _ = rules.play(state, turn, rules.read_move("stuck"))
            outcome = rules.outcome(state)
            assert outcome.is_over
            assert outcome.scores == tuple(env.finals[place])
            share = 1 / len(outcome.winners)
            expected = [share if seat in outcome.winners else 0 for seat in range(1, seats + 1)]
            assert env.rewards[place] == pytest.approx(expected)
            ended.add(place)


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = BatchEnv("tiles", 50, seed=3), BatchEnv("tiles", 50, seed=4)
    other.reset(3)
    for _ in range(200):
        one.step(one.sample())
        other.step(other.sample())
    assert (one.boards == other.boards).all()
    assert (one.finals == other.finals).all()


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    env = BatchEnv("tiles", 4)
    before = env.boards.copy()
    actions = env.sample().copy()
    actions[2] = int(np.flatnonzero(env.masks[2] == 0)[0])
    with pytest.raises(BadInput) as refused:
        env.step(actions)
    assert (refused.value.code, refused.value.facts["place"]) == ("batch-action", 2)
    assert (env.boards == before).all()
    with pytest.raises(BadInput, match=r"^There are 4 games, but the actions have the shape"):
        env.step(actions[:2])
    with pytest.raises(BadInput, match=r"^There is no game “classic”"):
        BatchEnv("classic")
    with pytest.raises(BadInput, match=r"^“games” has to be a whole number from 1 on, not “0”"):
        BatchEnv("tiles", 0)


@pytest.mark.parametrize("seed", [-1, "x", None, 1.5, 1 << 64])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadInput, match=r"^“seed” has to be a whole number"):
        BatchEnv("tiles", 2, seed=seed)
    with pytest.raises(BadInput, match=r"^“seed” has to be a whole number"):
        BatchEnv("tiles", 2).reset(seed)


@pytest.mark.parametrize(
    "actions",
    [None, 0.5, ["a1", "b1"], [0.5, 1], [float("nan"), 1], [1 << 32, 1], [True, False], [[1], [1, 2]]],
)
def test_actions_are_whole_numbers(actions: Any) -> None:
    env = BatchEnv("tiles", 2)
    before = env.boards.copy()
    with pytest.raises(BadInput, match=r"^“actions” has to be"):
        env.step(actions)
    assert (env.boards == before).all()
    env.step(env.sample().astype(float))
    assert (env.boards != before).any()
