"""What the kernel says to many questions, a line each: all instruction sets and WebAssembly are compared.

`python -m tests.pocket.kernel_answers TRIALS EACH`: how many trials a bot may make for an answer, and the
positions of each game in which each level is asked; puzzles are asked about at five times as many.
"""

import hashlib
import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from fullhouse import canonical, daily, generate, generate_many, library
from fullhouse.bots import bot, bots_for, brains
from fullhouse.bots.bot import Situation
from fullhouse.bots.brains.advice import WEIGHTS
from fullhouse.bots.brains.backend import _play
from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.rating import PROBLEM, SCORE, rate_many, tally
from fullhouse.core.chance import Chance
from fullhouse.games import built_in_ids, game, game_bot
from fullhouse.games.kit.bot import Effort
from fullhouse.problems.practice.comparison import example
from fullhouse.problems.practice.look_alike import look_alike
from fullhouse.solver import (
    backend,
    canonical_many,
    count,
    count_many,
    few_clues,
    grids,
    hard,
    is_unique,
    problems,
    solutions,
    solve_many,
)
from fullhouse.solver import generate as generated
from fullhouse.solver.batch import canonical_lines, unique_lines
from fullhouse.sudoku.grid import Grid

_kernel: Any = vars(backend)["_kernel"]
_coach: Any = vars(search)["_coach"]
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
HARD = [
    ESCARGOT,
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
]


def tried(ask: Callable[..., Any], *given: Any) -> Any:
    try:
        return ask(*given)
    except (ValueError, TypeError) as error:
        return type(error).__name__


def solver_answers() -> Iterator[object]:
    texts = [*problems(40, seed=3), *HARD]
    yield texts
    yield list(grids(20, seed=2**63 + 5)), list(grids(20, seed=9, side=6))
    for symmetry in ("half-turn", "quarter-turn", "diagonal"):
        yield (
            list(problems(5, seed=1, symmetry=symmetry)),
            list(problems(2, seed=4, symmetry=symmetry, side=6)),
        )
    yield solve_many(texts), count_many(["." * 36, *problems(3, side=6)], 500), count("." * 81, 3000)
    yield (
        solve_many("\n".join(texts).encode()),
        solve_many(memoryview(b"\0" * 81).cast("B", [1, 81])).tobytes(),
    )
    yield canonical_many(texts[:8]), canonical(next(problems(side=6)))
    yield list(islice(solutions("." * 81), 50)), list(islice(solutions(ESCARGOT), 5))
    yield _kernel.guesses(texts), [backend.answer(text) for text in texts]
    bad = ["x" * 81, "1" * 81, "." * 80, "é" + "." * 80, " " * 81, "1\n" + "." * 79, "", "." * 36]
    for text in bad:
        yield tried(_kernel.answer, text), tried(_kernel.canonical, text), tried(_kernel.count, text, 1000)
        yield tried(lambda one: list(islice(_kernel.solutions(one), 5)), text)
    odd: list[Any] = ["." * 36, 5]
    yield _kernel.solve_texts(["." * 81, "x" * 81], 81, 1), _kernel.count_texts(odd, 36, 9, 1)
    yield tried(_kernel.make, 1, 0, 0, 7, 0, 0, False, 1)
    yield list(generated(2, level=2, rate=lambda _text: 2, seed=6))
    lines = "\r\n".join(texts).replace(".", "0").encode()
    yield canonical_lines(lines), unique_lines(lines), unique_lines(lines[:-3] + b"000")
    yield canonical_lines(b"." * 81), _kernel.first_not_unique(lines, 81, 83, 1), canonical_lines(b"")
    masks = [0b1111111110 if symbol == "." else 1 << int(symbol) for symbol in ESCARGOT]
    yield [backend.count_within([*masks[:80], last], 3) for last in range(0, 1 << 10, 37)]
    yield tried(backend.count_within, masks[1:], 2), tried(backend.count_within, masks, 0)
    yield list(few_clues(1, clues=22, seed=2))
    yield list(hard(1, score=900, rate=lambda made: list(rate_many(made).scores)))


def coach_answers() -> Iterator[object]:
    for problem in (*problems(4, seed=11), ESCARGOT):
        position = Position.of(Grid.parse(problem))
        for _ in range(4):
            stop, step = search.next_step(position, unique=True)
            yield stop, step
            if step is None:
                break
            position = position.after(step)
        yield search.solve_path(position, deepest="forcing_chain"), tally(problem, unique=True)
        yield search.all_steps(position, "crossing"), _coach.possible(str(position.grid), [])
        cell = next(iter(position.open), None)
        if cell is not None:
            yield [search.refute(position, cell, symbol) for symbol in position.candidates(cell)]
    for grades in (
        rate_many([*problems(20, seed=8), *HARD]),
        rate_many(problems(4), budget=1),
        rate_many([]),
    ):
        yield [grade.to_dict() for grade in grades], grades.to_json(), bytes(grades.counts)
        yield grades.to_lines(lambda hardest, stop: f"{hardest.name} {stop} {SCORE} {PROBLEM}")
    yield tried(_coach.next_step, "x", [], True, 1, 1)


def door_answers(positions: int) -> Iterator[object]:
    """Everything that can be asked about a puzzle, at moments on the way to its solution."""
    yield [generate(level=level, seed=level).text for level in (1, 2, 3, 4)]
    yield [generate(needs="swordfish", seed=3), generate(size=6, seed=4), *daily("2026-11-18")]
    puzzles = [*generate_many(positions // 5, seed=5), *library(level=3)[:3]]
    yield solve_many([puzzle.text for puzzle in puzzles])
    for begun in puzzles:
        path = begun.path()
        yield path, begun.rate(), begun.path(without=path[-1].technique)[:5]
        puzzle, every = begun, max(1, len(path) // 5)
        for number, step in enumerate(path):
            if number % every == every - 1:
                yield puzzle, puzzle.solve(), puzzle.count(), puzzle.mistakes(), puzzle.canonical()
                yield puzzle.hint().text(), puzzle.steps("crossing"), puzzle.steps("x_wing")
                yield is_unique(puzzle.text), canonical(puzzle.text), list(islice(solutions(puzzle.text), 3))
            puzzle = puzzle.apply(step)
    yield puzzles[0].hint().svg(), puzzles[0].steps(), puzzles[0].costs()
    for technique in ("pointing", "x_wing"):
        shown, other = example(technique, 7), look_alike(technique, 7)
        yield shown.problem, shown.pattern, shown.answer, shown.step
        yield other.problem, other.spoiler, other.place, other.step


def level_answers(trials: int, each: int) -> Iterator[object]:
    """What every level does in the same positions of every game: chance plays on."""
    for name in built_in_ids():
        rules, chance, asked = game(name), random.Random(name), 0
        seats = max(rules.fewest_seats, min(2, rules.most_seats))
        for deal in range(1_000):
            state, _ = rules.setup({}, seats, {"seed": deal})
            for number in range(10 * each):
                if asked == each or rules.outcome(state).is_over:
                    break
                seat = rules.to_act(state)[0]
                if number % 10 == 9:
                    asked += 1
                    view = rules.view(state, seat)
                    situation = Situation(game=rules, view=view, seat=seat, budget=trials)
                    for level in bots_for(name):
                        yield name, deal, number, level, bot(level, name).decide(situation, Chance(number))
                state, _ = rules.play(state, seat, chance.choice(list(rules.legal(state, seat))))
            if asked == each:
                break


def bot_answers(trials: int) -> Iterator[object]:
    for name in sorted(path.name for path in WEIGHTS.iterdir() if path.name.endswith(".net")):
        data = (WEIGHTS / name).read_bytes()
        net = _play.Net(data)
        yield (
            name,
            [net.suits(one, seats) for one in built_in_ids() if one != "classic" for seats in (1, 2, 3, 4)],
        )
        yield tried(_play.Net, data[:-5]), tried(_play.Net, b"x" + data)
    for name in built_in_ids():
        if not brains.knows(name) or name == "classic":
            continue
        yield name, _play.play_out(name, 3, 7) if name not in ("markers", "one-two-three") else None
        yield from walked(name, trials)


def walked(name: str, trials: int) -> Iterator[object]:
    """A game in which the brain is asked now and then, and chance plays."""
    rules, chance = game(name), random.Random(name)
    state, _ = rules.setup({}, max(rules.fewest_seats, min(2, rules.most_seats)), {"seed": 5})
    for number in range(60):
        seat = rules.to_move(state)
        if seat is None:
            return
        view = rules.view(state, seat)
        if number % 4 == 0:
            effort = game_bot(name).effort
            small = Effort(budget=min(effort.budget, trials), width=effort.width, win=effort.win)
            try:
                advice = brains.advise(name, view, seat, effort=small, seed=number + 2**63)
            except ValueError as why:
                yield name, number, str(why)
                return
            yield name, number, advice
            if brains.can_weigh(name, view):
                yield brains.weigh(name, view, seat, [one.move for one in advice[:3]], effort=small)
        move = chance.choice(list(rules.legal(state, seat)))
        state, _ = rules.play(state, seat, move)


def main() -> None:
    trials, each = map(int, sys.argv[1:])
    parts = {
        "solver": solver_answers(),
        "coach": coach_answers(),
        "door": door_answers(5 * each),
        "bots": bot_answers(trials),
        "levels": level_answers(trials, each),
    }
    for part, answers in parts.items():
        for number, answer in enumerate(answers):
            said = repr(answer)
            print(part, number, hashlib.sha256(said.encode()).hexdigest(), said[:200])


if __name__ == "__main__":
    main()
