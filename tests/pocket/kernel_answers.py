"""What the kernel says to many questions, a line each: the compiled one and WebAssembly are compared.

`python -m tests.pocket.kernel_answers TRIALS`: how many trials a bot may make for an answer.
"""

import hashlib
import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from fullhouse.bots import brains
from fullhouse.bots.brains.backend import _play
from fullhouse.bots.brains.nets import WEIGHTS
from fullhouse.coach import search
from fullhouse.coach.grading.many import rate_many
from fullhouse.coach.grading.tally import tally
from fullhouse.coach.position import Position
from fullhouse.games import built_in_ids, game, game_bot
from fullhouse.games.kit.bot import Effort
from fullhouse.solver import (
    backend,
    canonical,
    canonical_many,
    count,
    count_many,
    generate,
    grids,
    problems,
    solutions,
    solve_many,
)
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
    yield list(generate(2, level=2, rate=lambda _text: 2, seed=6))


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
    yield [grade.to_dict() for grade in rate_many(problems(5, seed=8))]
    yield tried(_coach.next_step, "x", [], True, 1, 1)


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
    trials = int(sys.argv[1])
    parts = {"solver": solver_answers(), "coach": coach_answers(), "bots": bot_answers(trials)}
    for part, answers in parts.items():
        for number, answer in enumerate(answers):
            said = repr(answer)
            print(part, number, hashlib.sha256(said.encode()).hexdigest(), said[:200])


if __name__ == "__main__":
    main()
