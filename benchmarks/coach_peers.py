"""Contenders for the coach's benchmark: ours, HoDoKu and Forge by path, others from PyPI if installed."""

from __future__ import annotations

import re
import resource
import shlex
import subprocess
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import NamedTuple, Protocol

from fullhouse.coach.rating import STOPS, rate, rate_many


class Run(NamedTuple):
    """CPU seconds for all problems; for each whether it was solved without guessing, and how hard it was."""

    seconds: float
    solved: list[bool]
    scores: list[float]


class Contender(Protocol):
    name: str
    most: int

    def run(self, problems: list[str]) -> Run: ...


class Ours:
    name = "fullhouse"
    most = 10**9

    def run(self, problems: list[str]) -> Run:
        start = process_time()
        grades = [rate(problem) for problem in problems]
        spent = process_time() - start
        return Run(spent, [grade.solved_by_logic for grade in grades], [grade.score for grade in grades])


class OursMany:
    """`rate_many` on lines of bytes, in one thread; the columns are read, no grade becomes an object."""

    name = "fullhouse, many"
    most = 10**9

    def run(self, problems: list[str]) -> Run:
        lines = "".join(f"{problem}\n" for problem in problems).encode()
        start = process_time()
        grades = rate_many(lines)
        spent = process_time() - start
        return Run(spent, [stop == STOPS.index("solved") for stop in grades.stops], list(grades.scores))


def cpu(command: list[str], text: str = "", folder: str | None = None) -> tuple[float, str]:
    """CPU seconds of a program, its threads included, and what it wrote."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


class HoDoKu:
    """HoDoKu's batch solver. Of its own clock and its CPU time, each without its start, the better counts."""

    name = "HoDoKu"

    def __init__(self, command: str, most: int) -> None:
        self.most = most
        self._command = shlex.split(command)
        self._start = cpu([*self._command, "/h"])[0]

    def run(self, problems: list[str]) -> Run:
        with tempfile.TemporaryDirectory() as folder:
            source, answers = Path(folder) / "in.txt", Path(folder) / "out.txt"
            source.write_text("".join(f"{problem}\n" for problem in problems))
            busy, told = cpu([*self._command, "/bs", source.name, "/o", answers.name], folder=folder)
            lines = answers.read_text().splitlines()
        results = {
            match[1].replace("0", "."): (float(match[2]), not match[3].strip())  # `bf`: by brute force
            for line in lines
            if (match := re.match(r"([0-9.]{81}).*?\((\d+)\)(.*)", line))
        }
        spent = re.search(r"([\d.]+) ms per puzzle", told)
        seconds = min(busy - self._start, float(spent[1]) / 1000 * len(problems) if spent else busy)
        told_of = [results.get(problem, (0.0, False)) for problem in problems]
        return Run(seconds, [by_logic for _, by_logic in told_of], [score for score, _ in told_of])


class Forge:
    """Sukaku Forge's rater: a line `ER/EP/ED` for each problem, with the ratings of Sudoku Explainer."""

    name = "Forge"

    def __init__(self, command: str, most: int) -> None:
        self.most = most
        self._command = [*shlex.split(command), "--input=-"]

    def run(self, problems: list[str]) -> Run:
        seconds, told = cpu(self._command, "".join(f"{problem}\n" for problem in problems))
        ratings = [float(line.split("/")[0]) for line in told.split()]
        return Run(seconds, [0 < rating < 20 for rating in ratings], ratings)


class FromPyPI:
    """A function of an installed package that says whether it solves a problem."""

    def __init__(self, name: str, solves: Callable[[str], bool], most: int) -> None:
        self.name, self._solves, self.most = name, solves, most

    def run(self, problems: list[str]) -> Run:
        start = process_time()
        solved = [self._solves(problem) for problem in problems]
        return Run(process_time() - start, solved, [])


def from_pypi(most: int) -> list[Contender]:
    """hodoku-py, where it is installed."""
    try:
        solver = import_module("hodoku.api").Solver()
    except ImportError:
        return []

    def solves(problem: str) -> bool:
        return bool(solver.solve(problem).solved)

    return [FromPyPI("hodoku-py", solves, most)]
