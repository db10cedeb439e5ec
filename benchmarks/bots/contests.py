"""The contests that the strongest player has to win, with the target for each."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from fullhouse.bots.brains import MASTER
from fullhouse.bots.brains.contests import Player, Result, contest
from fullhouse.games import game
from fullhouse.solver.batch import solve_many
from fullhouse.solver.generate import problems

GREEDY, HOLD = Player("greedy"), Player("hold")


class Figure(msgspec.Struct, frozen=True):
    """One line of the table: who plays whom at which game, and the target share of wins."""

    name: str
    game: str
    wanted: float
    games: int
    others: Player = GREEDY
    seats: int = 2
    options: Mapping[str, Any] = {}
    points: float | None = None
    """The target for the mean points, where the game is for one."""


FIGURES = (
    Figure("challenge, 2 seats, greedy", "challenge", 0.99, 4_000),
    Figure("challenge, 2 seats, hold", "challenge", 0.85, 4_000, HOLD),
    Figure("challenge, 3 seats, greedy", "challenge", 0.85, 2_000, seats=3),
    Figure("challenge, 4 seats, greedy", "challenge", 0.85, 2_000, seats=4),
    Figure("challenge, 3 seats, hold", "challenge", 0.50, 2_000, HOLD, seats=3),
    Figure("challenge, 4 seats, hold", "challenge", 0.50, 2_000, HOLD, seats=4),
    Figure("solitaire", "solitaire", 0.99, 4_000, seats=1, points=22),
    Figure("one-two-three, 2 seats, greedy", "one-two-three", 0.92, 4_000),
    Figure("one-two-three, 3 seats, greedy", "one-two-three", 1 / 3, 2_000, seats=3),
    Figure("one-two-three, 4 seats, greedy", "one-two-three", 1 / 4, 2_000, seats=4),
    Figure("one-two-three, 5 seats, greedy", "one-two-three", 1 / 5, 2_000, seats=5),
    Figure("one-two-three, teams, greedy", "one-two-three", 0.50, 2_000, seats=4, options={"teams": True}),
    Figure("tiles, 2 seats, greedy", "tiles", 0.525, 20_000),
    Figure("animals, 2 seats, greedy", "animals", 0.525, 20_000),
    Figure("tiles, alone", "tiles", 1.0, 1_000, seats=1, options={"golden": "blocks"}, points=810),
)


def study(net: bytes) -> Figure:
    """The best player of the first study: its net, and one move ahead on the three best moves."""
    effort = msgspec.structs.replace(MASTER["challenge"], budget=28, width=3, win=0)
    return Figure(
        "challenge, 2 seats, the study's best", "challenge", 0.55, 4_000, Player("brain", effort, net)
    )


def played(
    figures: list[Figure], *, share: float, seed: int, threads: int
) -> Iterator[tuple[Figure, Result]]:
    """The results one by one, each from this share of the line's number of games."""
    made = list(problems(500, seed=seed, clues=30)) + list(problems(500, seed=seed, clues=0))
    solved = [problem + solution for problem, solution in zip(made, solve_many(made), strict=True)]
    for figure in figures:
        yield (
            figure,
            contest(
                figure.game,
                Player("brain", MASTER[figure.game]),
                figure.others,
                games=max(figure.seats, int(figure.games * share)),
                seed=seed,
                seats=figure.seats,
                options=figure.options,
                problems=solved if game(figure.game).problem_levels else (),
                threads=threads,
            ),
        )
