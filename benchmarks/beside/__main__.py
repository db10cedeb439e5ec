"""Ours beside peers in this process: `python -m benchmarks.beside --library NAME=LIBRARY:SYMBOL`.

One call from Python, several solutions, counting, threads. Rounds take turns; CPU time, the best round, and
how much slower the middle one was. A peer is a library with a function like tdoku's (bridge.c beside this),
named here or found in the folder BENCHMARK_PEERS; with limit 2 tdoku does not hand over the solution.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from random import Random
from time import perf_counter

from benchmarks import DATA, machine
from benchmarks.beside.counter import counters
from benchmarks.beside.peers import Peer, built_peers, libraries
from benchmarks.beside.tables import Row, Turn, table
from fullhouse.coach.rating import rate_many
from fullhouse.problems.practice.exercise import exercises
from fullhouse.solver import canonical_many, count, count_many, generate, problems, solve, solve_many
from fullhouse.solver.backend import name

QUICK = ("--rounds", "5", "--most", "1465")
EXERCISES = 640
"""Positions to practise on that are made; the processes start Python first."""
MANY = 4
"""A problem counts to a power of ten up to so many times that power."""
SETS = ("easy", "random_minimal", "clues17", "top1465")


def read(set_: str, most: int) -> list[str]:
    path = DATA / f"{set_}.txt"
    if not path.is_file():
        return list(problems(min(most, 1000), seed=1))
    return [line[:81].replace("0", ".") for line in islice(path.open(), most)]


def turns(ours: Turn, peers: list[Peer], given: list[str], limit: int) -> dict[str, Turn]:
    """What everybody does in a round."""

    def asked(peer: Peer) -> Turn:
        return lambda: [peer.call(one, limit) for one in given]

    return {"fullhouse": ours} | {peer.name: asked(peer) for peer in peers}


def one_by_one(given: list[str]) -> None:
    for problem in given:
        solve(problem)


def all_of(given: list[str]) -> None:
    for problem in given:
        count(problem, 1 << 62)


def one_call(peers: list[Peer], most: int, rounds: int) -> list[Row]:
    """A solution and that it is the only one, asked for one by one."""
    rows = []
    for set_ in SETS:
        given = read(set_, most)
        rows.append(Row(set_, len(given)))
        rows[-1].measure(turns(partial(one_by_one, given), peers, given, 2), rounds)
    return rows


def several(peers: list[Peer], most: int, rounds: int) -> list[Row]:
    """Up to a limit, in a batch."""
    rows = []
    for limit, share in ((2, 1), (1000, 5)):
        given = read("several_solutions", max(20, most // share))
        batch = given * (1 + 20_000 // len(given)) if limit == 2 else given
        rows.append(Row(f"limit {limit}", len(batch)))
        rows[-1].measure(turns(partial(count_many, batch, limit), peers, batch, limit), rounds)
    return rows


def with_many_solutions(least: int, number: int) -> Iterable[str]:
    """Problems with this many solutions to four times as many: clues are taken away until they have."""
    chance = Random(least)
    for problem in generate(seed=least):
        cells = list(problem)
        for cell in chance.sample([cell for cell in range(81) if cells[cell] != "."], 20):
            cells[cell] = "."
            solutions = count("".join(cells), MANY * least)
            if solutions >= least:
                break
        if least <= solutions < MANY * least:
            yield "".join(cells)
            number -= 1
        if not number:
            return


def counting(peers: list[Peer], powers: list[int], number: int, rounds: int) -> list[Row]:
    """All solutions of a problem."""
    rows = []
    for power in powers:
        given = list(with_many_solutions(10**power, number))
        expected = [count(problem, 1 << 62) for problem in given]
        for peer in peers:
            if [peer.call(problem, 1 << 62) for problem in given] != expected:
                sys.stderr.write(f"{peer.name} counts other numbers than {expected}\n")
        rows.append(Row(f"10^{power} solutions", len(given)))
        rows[-1].measure(turns(partial(all_of, given), peers, given, 1 << 62), rounds)
    return rows


def threads_table(most: int) -> str:
    """Problems a second by the clock, with one thread and with one for each core."""
    given = list(problems(max(4000, 8 * most), seed=2))
    lines = "".join(f"{problem}\n" for problem in given * 10).encode()
    jobs: dict[str, Callable[[int], object]] = {
        "solve_many, bytes": lambda threads: solve_many(lines, threads=threads),
        "solve_many, texts": lambda threads: solve_many(given * 10, threads=threads),
        "count_many": lambda threads: count_many(given * 10, threads=threads),
        "canonical_many": lambda threads: canonical_many(given, threads=threads),
        "rate_many": lambda threads: rate_many(given[:2000], threads=threads),
        "problems": lambda threads: list(problems(len(given), seed=3, threads=threads)),
        "exercises": lambda threads: exercises("x_wing", range(EXERCISES), processes=threads),
    }
    many = dict.fromkeys(("solve_many, bytes", "solve_many, texts", "count_many"), 10 * len(given))
    sizes = {**many, "rate_many": 2000, "exercises": EXERCISES}
    cores = os.cpu_count() or 1
    rows = [f"| a second, by the clock | one thread | {cores} threads | times |", "|---|---|---|---|"]
    for job, run in jobs.items():
        rates = []
        for threads in (1, cores):
            best = float("inf")
            for _ in range(3):
                start = perf_counter()
                run(threads)
                best = min(best, perf_counter() - start)
            rates.append(sizes.get(job, len(given)) / best)
        rows.append(f"| {job} | {rates[0]:,.0f} | {rates[1]:,.0f} | {rates[1] / rates[0]:.2f} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", action="append", default=[], metavar="NAME=LIBRARY:SYMBOL")
    parser.add_argument("--most", type=int, default=5000, help="problems of each set")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--powers", type=int, nargs="*", default=[4, 5], help="of ten: solutions to count")
    parser.add_argument("--counted", type=int, default=3, help="problems for each power")
    parser.add_argument(
        "--counter", action="append", default=[], metavar="NAME=COMMAND", help="a #SAT counter"
    )
    parser.add_argument("--only", help="one table by the beginning of its name")
    asked = parser.parse_args()
    peers = libraries(asked.library or built_peers())
    if not peers:
        print("No peer is here: only ours was measured.\n")
    print(f"{machine()},")
    print(f"kernel {name()}\n")
    tables = {
        "One call from Python": partial(one_call, peers, asked.most, asked.rounds),
        "Several solutions": partial(several, peers, asked.most, asked.rounds),
        "Counting": partial(
            counting, peers + counters(asked.counter), asked.powers, asked.counted, min(asked.rounds, 3)
        ),
    }
    for title, rows in tables.items():
        if not title.startswith(asked.only or ""):
            continue
        print(f"## {title}\n\n{table(rows())}\n", flush=True)
    if "Threads".startswith(asked.only or ""):
        print(f"## Threads\n\n{threads_table(asked.most)}")


if __name__ == "__main__":
    main()
