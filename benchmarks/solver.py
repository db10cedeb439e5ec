"""Problems solved a second, set by set, beside any peer: `python -m benchmarks.solver --peer NAME=COMMAND`.

A peer is a program that reads problems, one a line, from standard input and writes an answer a line. All
stop at the second solution, in one thread. Rounds take turns, the best counts, in CPU time; what a program
needs to start does not count. Answers are compared. `--callgrind` adds instructions a problem, the steadiest
measure.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter

from benchmarks import DATA, machine
from benchmarks.beside.programs import Contender, Ours, Program, from_pypi
from fullhouse.solver import count, problems, solve

QUICK = ("--rounds", "3")

PROBLEMS_A_SET = 20_000
"""Sets are repeated up to this many problems: some programs solve a million a second."""


def read_sets(folder: Path, more: Iterable[Path]) -> dict[str, list[str]]:
    files = [*sorted(folder.glob("*.txt")), *more] if folder.is_dir() else list(more)
    if not files:
        sys.stderr.write(f"no sets in {folder}: our own generator makes one\n")
        return {"own minimal": list(problems(5000, seed=1))}
    return {file.stem: [line[:81] for line in file.read_text().splitlines()] for file in files}


def measure(
    sets: dict[str, list[str]], contenders: list[Contender], rounds: int
) -> dict[str, dict[str, float]]:
    """Problems a second by set and contender."""
    rates: dict[str, dict[str, float]] = {}
    for name, once in sets.items():
        given = (once * (1 + PROBLEMS_A_SET // len(once)))[: max(PROBLEMS_A_SET, len(once))]
        best: dict[str, float] = {}
        oracle: list[str] = []
        for _ in range(rounds):
            for contender in contenders:
                spent, answers = contender.run(given)
                best[contender.name] = min(best.get(contender.name, spent), spent)
                oracle = oracle or answers
                wrong = sum(not _agree(*pair) for pair in zip(oracle, answers, strict=False))
                if wrong:
                    sys.stderr.write(f"{contender.name}, {name}: {wrong} answers differ from the first's\n")
        rates[name] = {contender: len(given) / spent for contender, spent in best.items()}
    return rates


def _agree(first: str, second: str) -> bool:
    return first == second or ("1" in (first, second) and len(first + second) == 82)


def table(rates: dict[str, dict[str, float]]) -> str:
    """Lines of a table; behind each peer how many times faster we are."""
    names = list(next(iter(rates.values())))
    lines = [
        "| set | " + " | ".join(names) + " | ours / best peer |",
        "|---" * (len(names) + 2) + "|",
    ]
    for name, by_contender in rates.items():
        ours = by_contender[names[0]]
        peers = [rate for contender, rate in by_contender.items() if not contender.startswith("fullhouse")]
        cells = [f"{rate:,.0f}" for rate in by_contender.values()]
        lines.append(f"| {name} | {' | '.join(cells)} | {f'{ours / max(peers):.2f}' if peers else '–'} |")
    return "\n".join(lines)


def instructions(sets: dict[str, list[str]], bench: Path) -> str:
    """Instructions a problem by callgrind, on AVX2: valgrind knows no AVX-512."""
    lines = ["| set | instructions a problem (AVX2) |", "|---|---|"]
    for name, once in sets.items():
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("".join(f"{problem}\n" for problem in once))
            file.flush()
            counts = [_callgrind(bench, file.name, rounds) for rounds in (1, 3)]
        lines.append(f"| {name} | {(counts[1] - counts[0]) / 2 / len(once):,.0f} |")
    return "\n".join(lines)


def _callgrind(bench: Path, file: str, rounds: int) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(bench)]
    told = subprocess.run(
        [*command, "--isa", "avx2", "--rounds", str(rounds), file], capture_output=True, text=True, check=True
    ).stderr
    counted = re.search(r"Collected : (\d+)", told)
    assert counted, told
    return int(counted.group(1))


def one_call(sets: dict[str, list[str]]) -> str:
    """Microseconds of one `fullhouse.solve`, the best of many, for the first problem of each set."""
    lines = ["| set | µs for one call of `solve` |", "|---|---|"]
    for name, once in sets.items():
        if count(once[0]) != 1:
            continue
        best = 1.0
        for _ in range(2000):
            start = perf_counter()
            solve(once[0])
            best = min(best, perf_counter() - start)
        lines.append(f"| {name} | {best * 1e6:.2f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=DATA, help="a folder of sets, *.txt, a problem a line")
    parser.add_argument("--set", type=Path, action="append", default=[], help="one more set")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--isa", action="append", default=[], help="our other instruction sets, too")
    parser.add_argument("--pypi", action="store_true", help="solvers from PyPI, too")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--callgrind", type=Path, metavar="BENCH_SOLVE", help="the kernel's bench, compiled")
    asked = parser.parse_args()

    sets = read_sets(asked.data, asked.set)
    contenders: list[Contender] = [Ours(), *(Ours(isa) for isa in asked.isa)]
    contenders += [Program(*peer.split("=", 1)) for peer in asked.peer]
    contenders += from_pypi() if asked.pypi else []
    print(f"{machine()}\n")
    print(table(measure(sets, contenders, asked.rounds)))
    print("\n" + one_call(sets))
    if asked.callgrind:
        print("\n" + instructions(sets, asked.callgrind))


if __name__ == "__main__":
    main()
