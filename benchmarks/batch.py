"""Environment steps a second and core: our games in batches and one by one, beside PettingZoo's connect-four.

`python -m benchmarks.batch`. All in turns in one run; the actions are random legal ones, and choosing counts.
"""

from collections.abc import Callable
from importlib import import_module
from time import process_time

import numpy as np

from fullhouse.research.batch import BatchEnv
from fullhouse.research.zoo import GameEnv

SECONDS, TURNS = 1.0, 3


def batched(name: str, games: int) -> Callable[[], int]:
    env = BatchEnv(name, games, seed=1)

    def run() -> int:
        env.step(env.sample())
        return games

    return run


def batched_by_numpy(name: str, games: int) -> Callable[[], int]:
    """Actions chosen by NumPy from the masks, as a policy would."""
    env, rng = BatchEnv(name, games, seed=1), np.random.default_rng(1)
    noise = rng.random((games, env.masks.shape[1]), np.float32)

    def run() -> int:
        shift = int(rng.integers(games))
        env.step((np.roll(noise, shift, 0) * env.masks).argmax(1).astype(np.int32))
        return games

    return run


def one_by_one(env: GameEnv) -> Callable[[], int]:
    """A whole game of a PettingZoo environment."""
    rng = np.random.default_rng(1)

    def run() -> int:
        env.reset(seed=int(rng.integers(2**31)))
        steps = 0
        for _ in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            done = ended or cut
            env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not done
        return steps

    return run


def connect_four() -> Callable[[], int] | None:
    try:
        made = import_module("pettingzoo.classic.connect_four_v3").raw_env()
    except ImportError:  # it wants pygame, which we do not
        return None
    return one_by_one(made)


def rate(run: Callable[[], int]) -> float:
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        steps += run()
    return steps / (process_time() - start)


def main() -> None:
    candidates = {
        "Full House, tiles, batch of 1,024": batched("tiles", 1024),
        "Full House, tiles, batch of 1,024, actions by NumPy": batched_by_numpy("tiles", 1024),
        "Full House, animals, batch of 1,024": batched("animals", 1024),
        "Full House, tiles, PettingZoo": one_by_one(GameEnv("tiles")),
        "PettingZoo, connect-four": connect_four(),
    }
    known = {name: run for name, run in candidates.items() if run is not None}
    best = dict.fromkeys(known, 0.0)
    for _ in range(TURNS):
        for name, run in known.items():
            best[name] = max(best[name], rate(run))
    print("| environment | steps a second and core |\n|---|---|")
    for name in candidates:
        print(f"| {name} | {f'{best[name]:,.0f}' if name in best else 'not installed'} |")


if __name__ == "__main__":
    main()
