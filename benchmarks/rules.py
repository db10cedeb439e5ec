"""Random legal games a second, ours beside OpenSpiel's Python games: `python -m benchmarks.rules`.

Every contender plays whole games with random legal moves, setup included, in slices that take turns:
the best slice counts, in CPU time. A peer is a game of OpenSpiel that is written in Python, as ours are.
"""

import argparse
import platform
from collections.abc import Callable
from datetime import date
from importlib import import_module
from random import Random
from time import process_time

from fullhouse.core.ids import TABLE, Seat
from fullhouse.core.moves import Move
from fullhouse.games import game, game_ids

QUICK = ("--slices", "3")

PEERS = ("python_team_dominoes", "python_block_dominoes", "python_liars_poker", "python_tic_tac_toe")
REFERENCE = PEERS[0]
LONGEST_WITHOUT_TURNS = 200
"""Moves after which the table ends a game without turns: at random it would not end by itself."""


def our_game(name: str) -> Callable[[Random], int]:
    """A function that plays one random game and says how many moves it had."""
    played = game(name)
    seats = min(max(2, played.fewest_seats), played.most_seats)

    def run(random: Random) -> int:
        state, _ = played.setup({}, seats, {"seed": random.randrange(10_000)})
        count = 0
        while state.reason is None:
            turn = played.to_move(state)
            seat = turn or Seat(random.randint(1, seats))
            state, _ = played.play(state, seat, random.choice(played.legal(state, seat)))
            count += 1
            if count == LONGEST_WITHOUT_TURNS and turn is None:
                state, _ = played.play(state, TABLE, Move("time_up"))
        return count

    return run


def peer_game(name: str) -> Callable[[Random], int]:
    """The same for a game of OpenSpiel."""
    import_module("open_spiel.python.games")  # registers the games
    played = import_module("pyspiel").load_game(name)

    def run(random: Random) -> int:
        state = played.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            count += 1
        return count

    return run


def slice_of(run: Callable[[Random], int], seconds: float, seed: int) -> tuple[float, float, float]:
    """Moves and games a CPU second, and moves a game, over one slice."""
    random, moves, games, start = Random(seed), 0, 0, process_time()
    while process_time() - start < seconds:
        moves += run(random)
        games += 1
    spent = process_time() - start
    return moves / spent, games / spent, moves / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slices", type=int, default=5, help="slices for each contender")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a slice")
    asked = parser.parse_args()

    contenders = {name: our_game(name) for name in game_ids()} | {name: peer_game(name) for name in PEERS}
    best: dict[str, tuple[float, float, float]] = {}
    for number in range(asked.slices):
        for name, run in contenders.items():
            best[name] = max(best.get(name, (0.0, 0.0, 0.0)), slice_of(run, asked.seconds, number))
    reference = best[REFERENCE][0]
    print(f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, best of {asked.slices}")
    print(f"\n| game | moves/s | games/s | moves/game | ratio to {REFERENCE} |\n|---|---|---|---|---|")
    for name, (moves, games, length) in best.items():
        print(f"| {name} | {moves:,.0f} | {games:,.0f} | {length:.1f} | {moves / reference:.2f} |")


if __name__ == "__main__":
    main()
