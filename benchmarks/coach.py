"""The coach beside its peers: `python -m benchmarks.coach --hodoku COMMAND --forge COMMAND --set NAME=FILE`.

For each set: how many problems are solved without guessing, milliseconds of CPU a problem, the ratio to each
peer. Over all sets: how our scores rank problems beside HoDoKu's scores and the ratings of Sudoku Explainer,
the median time of a hint from any position, and forced cells on grids with several solutions.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks import DATA, machine
from benchmarks.coach_peers import Contender, Forge, HoDoKu, Ours, OursMany, Run, from_pypi
from benchmarks.coach_truth import forced_cells, hint_times
from fullhouse.coach.rating import TECHNIQUE_SET
from fullhouse.coach.techniques import technique_set
from fullhouse.solver.generate import problems

QUICK = ("--most", "100", "--peers-most", "50")

SETS = ("easy", "random_minimal", "clues17", "top1465")


def read_sets(more: list[str], most: int) -> dict[str, list[str]]:
    files = {name: DATA / f"{name}.txt" for name in SETS if (DATA / f"{name}.txt").is_file()}
    files |= {name: Path(path) for name, _, path in (word.partition("=") for word in more)}
    if not files:
        return {"own minimal": list(problems(most, seed=1))}
    return {name: list(islice(read_lines(path), most)) for name, path in files.items()}


def read_lines(path: Path) -> Iterator[str]:
    """Problems spread over the whole file, since files are often sorted."""
    lines = [line[:81].replace("0", ".") for line in path.read_text().splitlines() if line[:1] != "#"]
    lines = [line for line in lines if len(line) == 81]
    step = max(1, len(lines) // 1000)
    for start in range(step):
        yield from lines[start::step]


def ranks(values: list[float]) -> list[float]:
    """Ranks from 1, equal values sharing the middle of theirs."""
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks_ = [0.0] * len(values)
    start = 0
    for end in range(1, len(order) + 1):
        if end == len(order) or values[order[end]] != values[order[start]]:
            for index in order[start:end]:
                ranks_[index] = (start + end + 1) / 2
            start = end
    return ranks_


def spearman(one: list[float], other: list[float]) -> float:
    """The rank correlation of two lists.

    >>> round(spearman([1, 2, 3, 4], [1, 3, 2, 9]), 2)
    0.8
    """
    a, b = ranks(one), ranks(other)
    middle = (len(a) + 1) / 2
    over = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    under = sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b)
    return float(over / under**0.5) if under else float("nan")


def table(sets: dict[str, list[str]], contenders: list[Contender], rounds: int) -> dict[str, dict[str, Run]]:
    """Runs all in turns and prints a line for each set and contender, with its best round."""
    runs: dict[str, dict[str, Run]] = {}
    print("| set | problems | who | solved without guessing | ms a problem | times ours |")
    print("|---|---|---|---|---|---|")
    for name, given in sets.items():
        rounds_of: dict[str, list[Run]] = {contender.name: [] for contender in contenders}
        for _ in range(rounds):
            for contender in contenders:
                rounds_of[contender.name].append(contender.run(given[: contender.most]))
        runs[name] = {who: min(all_of, key=lambda run: run.seconds) for who, all_of in rounds_of.items()}
        ours = 0.0
        for contender in contenders:
            some, run = given[: contender.most], runs[name][contender.name]
            each = run.seconds / len(some) * 1000
            ours = ours or each
            share = 100 * sum(run.solved) / len(some)
            who = f"{name} | {len(some)} | {contender.name}"
            print(f"| {who} | {share:.1f} % | {each:.4g} | {each / ours:.2g} |", flush=True)
    return runs


def agreement(runs: dict[str, dict[str, Run]], one: str, other: str) -> float:
    """Rank correlation of two contenders' scores over all sets, as many problems of each as both have."""
    left: list[float] = []
    right: list[float] = []
    for by_name in runs.values():
        if one in by_name and other in by_name:
            both = min(len(by_name[one].scores), len(by_name[other].scores))
            left += by_name[one].scores[:both]
            right += by_name[other].scores[:both]
    return spearman(left, right)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hodoku", help="the command that starts HoDoKu")
    parser.add_argument("--forge", help="the command of Sukaku Forge's rater")
    parser.add_argument("--set", action="append", default=[], help="NAME=FILE: one more set")
    parser.add_argument("--most", type=int, default=1000, help="problems of each set")
    parser.add_argument("--peers-most", type=int, default=250, help="problems of each set for the peers")
    parser.add_argument("--rounds", type=int, default=1, help="in turns; the best counts")
    options = parser.parse_args()
    contenders: list[Contender] = [Ours(), OursMany()]
    if options.hodoku:
        contenders.append(HoDoKu(options.hodoku, options.peers_most))
    if options.forge:
        contenders.append(Forge(options.forge, options.peers_most))
    contenders += from_pypi(options.peers_most // 10)
    print(f"{machine()},")
    print(f"technique set {TECHNIQUE_SET}: {len(technique_set())} techniques\n")
    start = process_time()
    sets = read_sets(options.set, options.most)
    runs = table(sets, contenders, options.rounds)
    print()
    for one, other in (("fullhouse", "HoDoKu"), ("fullhouse", "Forge"), ("HoDoKu", "Forge")):
        if all(any(who in by_name for by_name in runs.values()) for who in (one, other)):
            print(f"Spearman, {one} and {other}, all sets: {agreement(runs, one, other):.3f}")
    for name, given in sets.items():
        times = hint_times(given[:40])
        print(f"a hint, {name}: median {median(times):.2f} ms, slowest {max(times):.1f} ms of {len(times)}")
    told = forced_cells(150)
    print(f"grids with 2–400 solutions: {told.grids}; forced cells {told.forced}, found {told.alike}, "
          f"claimed falsely {told.false}")  # fmt: skip
    print(f"{process_time() - start:.0f} s of CPU here")


if __name__ == "__main__":
    main()
