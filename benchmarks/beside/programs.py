"""Contenders for the solver benchmark: ours, any program by path, and solvers from PyPI if installed."""

from __future__ import annotations

import resource
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from itertools import combinations
from time import process_time
from typing import Any, Protocol

ANSWER_WORDS = {"none": "none", "several": "several", "0": "none", "2": "several"}


class Contender(Protocol):
    name: str

    def run(self, problems: list[str]) -> tuple[float, list[str]]:
        """CPU seconds, and an answer for each problem: a solution, `none`, `several`, or `1` for unique."""


class Ours:
    """`fullhouse.solve_many` on lines of bytes, in one thread, the way from and to Python included."""

    def __init__(self, isa: str = "") -> None:
        from fullhouse.solver import _kernel, backend  # noqa: PLC0415

        self.isa = isa or backend.name()
        self.name = f"fullhouse {self.isa}"
        self._solve: Callable[..., Any] = _kernel.solve_lines

    def run(self, problems: list[str]) -> tuple[float, list[str]]:
        lines = "".join(f"{problem}\n" for problem in problems).encode()
        start = process_time()
        answers = self._solve(lines, 81, 82, 1, self.isa)
        spent = process_time() - start
        return spent, answers.decode().split()


class Program:
    """A program that reads problems, one a line, from standard input and writes an answer a line.

    What it needs to start is measured with no problem and not counted.
    """

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self._command = shlex.split(command)
        self._start = min(self._spent("")[0] for _ in range(5))

    def _spent(self, text: str) -> tuple[float, str]:
        with tempfile.TemporaryFile("w+") as source:
            source.write(text)
            source.seek(0)
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run(self._command, stdin=source, capture_output=True, text=True, check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout

    def run(self, problems: list[str]) -> tuple[float, list[str]]:
        spent, answers = self._spent("".join(f"{problem}\n" for problem in problems))
        return max(spent - self._start, 1e-6), [ANSWER_WORDS.get(word, word) for word in answers.split()]


class FromPyPI:
    """A Python function that takes one problem. Slow ones get a part of the set only."""

    def __init__(self, name: str, solve: Callable[[str], str], most: int) -> None:
        self.name = name
        self._solve = solve
        self._most = most

    def run(self, problems: list[str]) -> tuple[float, list[str]]:
        some = problems[: self._most]
        start = process_time()
        answers = [self._solve(problem) for problem in some]
        return (process_time() - start) * len(problems) / len(some), answers


def from_pypi() -> list[FromPyPI]:
    """Those that are installed. Missing ones are printed."""
    installed = []
    for name, package, make in (("python-sat", "pysat.solvers", _with_sat),):
        try:
            installed.append(FromPyPI(name, make(import_module(package)), 200))
        except ImportError:
            sys.stderr.write(f"{name} is not installed and is left out\n")
    return installed


def _with_sat(solvers: Any) -> Callable[[str], str]:
    """Clauses for all cells and houses; the givens are assumptions, so the clauses are loaded once."""

    def var(row: int, column: int, digit: int) -> int:
        return 81 * row + 9 * column + digit + 1

    nine = range(9)
    houses = [[(row, column) for column in nine] for row in nine]
    houses += [[(row, column) for row in nine] for column in nine]
    houses += [[(3 * (b // 3) + i // 3, 3 * (b % 3) + i % 3) for i in nine] for b in nine]
    sat = solvers.Minisat22()
    groups = [[var(row, column, digit) for digit in nine] for row in nine for column in nine]
    groups += [[var(*cell, digit) for cell in house] for house in houses for digit in nine]
    for group in groups:
        sat.add_clause(group)
        for one, other in combinations(group, 2):
            sat.add_clause([-one, -other])

    def solve(problem: str) -> str:
        givens = [var(i // 9, i % 9, int(c) - 1) for i, c in enumerate(problem) if c in "123456789"]
        if not sat.solve(assumptions=givens):
            return "none"
        model = [literal for literal in sat.get_model()[:729] if literal > 0]
        digits = "".join(str((literal - 1) % 9 + 1) for literal in sorted(model))
        other = sat.nof_vars() + 1
        sat.add_clause([-literal for literal in model] + [-other])
        again = sat.solve(assumptions=[*givens, other])
        sat.add_clause([-other])
        return "several" if again else digits

    return solve
