"""Programs that count the models of a formula (#SAT): they get the file of a problem as clauses."""

from __future__ import annotations

import re
import shlex
import subprocess
import tempfile
from itertools import combinations
from pathlib import Path

from benchmarks.beside.peers import Call, Peer

NINE = range(9)


def counters(wanted: list[str]) -> list[Peer]:
    """From words like `sharpSAT=COMMAND`; the command gets the name of a file in DIMACS form."""
    return [
        Peer(name, _caller(name, command)) for name, _, command in (word.partition("=") for word in wanted)
    ]


def clauses(problem: str) -> str:
    """What a solution is, for the open cells only: what the givens rule out is left away.

    >>> clauses("1" * 81).split()[:4]
    ['p', 'cnf', '0', '0']
    """
    fits = {
        (cell, digit): 0
        for cell in range(81)
        for digit in "123456789"
        if problem[cell] not in "123456789" and all(problem[other] != digit for other in _seen(cell))
    }
    for number, candidate in enumerate(fits, 1):
        fits[candidate] = number
    lines = []
    groups = [[fits[cell, d] for d in "123456789" if (cell, d) in fits] for cell in range(81)]
    groups += [
        [fits[cell, d] for cell in house if (cell, d) in fits] for house in _houses() for d in "123456789"
    ]
    for group in filter(None, groups):
        lines.append(f"{' '.join(map(str, group))} 0")
        lines += [f"-{one} -{other} 0" for one, other in combinations(group, 2)]
    return "\n".join([f"p cnf {len(fits)} {len(lines)}", *lines, ""])


def _houses() -> list[list[int]]:
    rows = [[9 * row + column for column in NINE] for row in NINE]
    columns = [[9 * row + column for row in NINE] for column in NINE]
    blocks = [[27 * (b // 3) + 3 * (b % 3) + 9 * (i // 3) + i % 3 for i in NINE] for b in NINE]
    return rows + columns + blocks


def _seen(cell: int) -> set[int]:
    return {other for house in _houses() if cell in house for other in house} - {cell}


def _caller(name: str, command: str) -> Call:
    def count(problem: str, _limit: int) -> int:
        with tempfile.TemporaryDirectory() as folder:  # some programs write files beside it
            file = Path(folder) / "problem.cnf"
            file.write_text(clauses(problem))
            words = [*shlex.split(command), str(file)]
            told = subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder).stdout
        answer = re.search(r"solutions\s+(\d+)", told) or re.search(r"(?m)^s mc (\d+)", told)
        if answer is None:
            raise SystemExit(f"{name} says nothing about the number of solutions: {told[-300:]}")
        return int(answer[1])

    return count
