"""Commands on files of very many lines beside the library on the same bytes: `python -m benchmarks.commands`.

Each command reads a file and writes one, in one thread; CPU time, rounds in turns, the best counts. What a
command needs to start (the same command on one line) is told apart. Memory is the most that its process had.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import process_time, sleep
from typing import NamedTuple

from benchmarks import machine
from fullhouse.coach.rating import rate_many
from fullhouse.solver import generate, problems, solve_many
from fullhouse.solver.batch import canonical_lines, unique_lines

QUICK = ("--rounds", "2")
DIFFERENT = 20_000
"""Problems of a file, which are then repeated."""
LOOK_EVERY_SECONDS = 0.02
"""Seconds between two looks at the memory of a command."""


class Job(NamedTuple):
    words: tuple[str, ...]
    library: Callable[[bytes], object]
    share: int = 1
    """One in so many lines is given, where a line takes long."""
    is_easy: bool = False


def _levels(made: list[str]) -> list[int]:
    return list(rate_many(made).levels)


JOBS = {
    "solve": Job(("solve",), solve_many),
    "convert": Job(("convert", "--to", "sdm"), unique_lines),
    "rate, easy": Job(("rate",), rate_many, is_easy=True),
    "rate --json, easy": Job(("rate", "--json"), lambda lines: rate_many(lines).to_json(), is_easy=True),
    "canonical": Job(("canonical",), canonical_lines, share=10),
    "generate": Job(("generate",), lambda lines: list(problems(lines.count(b"\n"), seed=1)), share=10),
}


def run(words: list[str]) -> tuple[float, float, float]:
    """CPU seconds of a command, those of the system among them, and megabytes of memory at most."""
    code = "from fullhouse.cli.main import main; main()"
    process = subprocess.Popen([sys.executable, "-c", code, *words], stdout=subprocess.DEVNULL)
    memory = 0.0
    while not (ended := os.wait4(process.pid, os.WNOHANG))[0]:
        memory = max(memory, _memory_of(process.pid))
        sleep(LOOK_EVERY_SECONDS)
    process.returncode = os.waitstatus_to_exitcode(ended[1])
    if process.returncode:
        raise SystemExit(f"fullhouse {' '.join(words)}: {process.returncode}")
    return ended[2].ru_utime + ended[2].ru_stime, ended[2].ru_stime, memory


def _memory_of(process: int) -> float:
    """Megabytes that a process had at most; what is told of a child when it ends counts ours, too."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return 0.0


def measure(job: Job, given: Path, one: Path, rounds: int) -> str:
    """The rest of a line of the table."""
    lines = given.read_bytes()
    number = lines.count(b"\n")
    out = given.with_name("out.txt")
    library, memory = float("inf"), 0.0
    whole: list[tuple[float, float]] = []
    alone: list[tuple[float, float]] = []
    for _ in range(rounds):
        start = process_time()
        job.library(lines)
        library = min(library, process_time() - start)
        for spent, file, count in ((whole, given, number), (alone, one, 1)):
            is_made = job.words[0] == "generate"
            source = ["--number", str(count), "--seed", "1"] if is_made else [str(file)]
            words = [job.words[0], *source, *job.words[1:], "--threads", "1", "--out", str(out)]
            out.unlink(missing_ok=True)  # or this round pays for throwing it away
            both, system, most = run(words)
            spent.append((both, system))
            memory = max(memory, most)
    (both, system), (start, start_system) = min(whole), min(alone)
    each = [seconds / number * 1e6 for seconds in (library, both - start, max(0.0, system - start_system))]
    told = f"{each[0]:.2f} | {each[1]:.2f} | {each[2]:.2f} | {each[0] / each[1]:.0%}"
    return f"{number:,} | {told} | {start:.2f} | {memory:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20_261_117)
    asked = parser.parse_args()
    made = list(problems(DIFFERENT, seed=asked.seed))
    easy = list(generate(DIFFERENT, level=1, rate_many=_levels, seed=asked.seed))
    print(f"{machine()}\n")
    print("| command | lines | library, µs | command, µs | the system's part | speed | start, s | MB |")
    print("|---|---|---|---|---|---|---|---|")
    for name, job in JOBS.items():
        number = asked.lines // job.share
        some = easy if job.is_easy else made
        with tempfile.TemporaryDirectory() as folder:
            given, one = Path(folder) / "given.txt", Path(folder) / "one.txt"
            given.write_text("".join(f"{line}\n" for line in (some * (1 + number // DIFFERENT))[:number]))
            one.write_text(f"{some[0]}\n")
            print(f"| {name} | {measure(job, given, one, asked.rounds)}".replace("%", " %"), flush=True)


if __name__ == "__main__":
    main()
