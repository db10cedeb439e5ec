"""The contests of the strongest player, played inside the kernel, with the target for each."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any

import msgspec
from msgspec.structs import replace

from benchmarks.bots.lines import Batch, Line
from fullhouse.games import game, game_bot
from fullhouse.solver.batch import solve_many
from fullhouse.solver.generate import problems
from tools.contests import Player, contest

GREEDY, HOLD = Player("greedy"), Player("hold")
PROBLEMS = 500


class Contest(msgspec.Struct, frozen=True):
    """The game and whom `master` meets there."""

    game: str
    others: Player = GREEDY
    seats: int = 2
    options: Mapping[str, Any] = {}

    def line(self, whom: str, wanted: str, games: int, threads: int) -> Line:
        play = partial(self._played, threads)
        return Line(name=f"{self.game}, {whom}", wanted=wanted, games=games, play=play, seats=self.seats)

    def _played(self, threads: int, seed: int, games: int) -> Batch:
        result = contest(
            self.game,
            Player("brain", game_bot(self.game).effort),
            self.others,
            games=games,
            seed=seed,
            seats=self.seats,
            options=self.options,
            problems=_problems(seed) if game(self.game).problem_levels else (),
            threads=threads,
        )
        return Batch(result.games, result.won, result.lead)


def lines(threads: int, study: bytes | None) -> Iterator[Line]:
    """Every contest of `master`; `study` is the net of the first study, in the format of the weights."""
    two, hold = Contest("challenge"), Contest("challenge", HOLD)
    yield two.line("2 seats, greedy", "≥ 99 %", 4_000, threads)
    yield hold.line("2 seats, hold", "≥ 85 %", 4_000, threads)
    if study is not None:
        effort = replace(game_bot("challenge").effort, budget=28, width=3, win=0)
        rival = Contest("challenge", Player("brain", effort, study))
        yield rival.line("2 seats, the study's best", "≥ 55 %", 4_000, threads)
    for seats in (3, 4):
        yield replace(two, seats=seats).line(f"{seats} seats, greedy", "≥ 85 %", 2_000, threads)
        yield replace(hold, seats=seats).line(f"{seats} seats, hold", "≥ 50 %", 2_000, threads)
    yield Contest("solitaire", seats=1).line("master", "≥ 99 %, mean ≥ 22", 4_000, threads)
    three = Contest("one-two-three")
    yield three.line("2 seats, greedy", "≥ 92 %", 4_000, threads)
    for seats in (3, 4, 5):
        wanted = f"> {100 / seats:.0f} %"
        yield replace(three, seats=seats).line(f"{seats} seats, greedy", wanted, 2_000, threads)
    teams = replace(three, seats=4, options={"teams": True})
    yield teams.line("teams, greedy", "> 50 %", 2_000, threads)
    yield Contest("tiles").line("2 seats, greedy", "≥ 52.5 %", 20_000, threads)
    yield Contest("animals").line("2 seats, greedy", "≥ 52.5 %", 20_000, threads)
    blocks = Contest("tiles", seats=1, options={"golden": "blocks"})
    yield blocks.line("alone", "810 points", 1_000, threads)


@cache
def _problems(seed: int) -> tuple[str, ...]:
    """Problems with 30 clues and with as few as possible, each followed by its solution."""
    made = [*problems(PROBLEMS, seed=seed, clues=30), *problems(PROBLEMS, seed=seed, clues=0)]
    return tuple(problem + solution for problem, solution in zip(made, solve_many(made), strict=True))
