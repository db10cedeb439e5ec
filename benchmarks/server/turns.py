"""Builds of the server at the same time, driven in turns: for machines that others use, too.

`python -m benchmarks.server.turns FOLDER … [--tables 60] [--rounds 20] [--seconds 0.6]`: each FOLDER is a
checkout after `make setup`, the first one is what the others are compared with. Each build has its tables all
the while; a turn is so short that a busy moment hits all of them. CPU is the scheduler's count.
"""

import argparse
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from subprocess import DEVNULL, PIPE, Popen
from typing import NamedTuple

from benchmarks.server.__main__ import checkout, running, wait_for
from tests.processes import free_port


class Turn(NamedTuple):
    moves: int
    loop: float
    """Seconds of CPU of the thread that used most: the event loop."""
    others: float

    @property
    def each(self) -> float:
        """Seconds of CPU a move."""
        return (self.loop + self.others) / self.moves


class Build:
    """A server with its own load generator, of this checkout."""

    def __init__(self, stack: ExitStack, folder: Path, tables: int, seconds: float) -> None:
        port, database = str(free_port()), stack.enter_context(tempfile.TemporaryDirectory())
        command = [*checkout(folder).server, port, f"{database}/tables.sqlite3"]
        self._server = stack.enter_context(running(command, stderr=DEVNULL, cwd=folder))
        wait_for(int(port))
        load = [*checkout().load, port, str(tables), str(seconds), "0"]
        self._load: Popen[str] = stack.enter_context(running(load, stdin=PIPE))
        assert self._load.stdout is not None
        assert self._load.stdout.readline().strip() == "ready"
        self.turns: list[Turn] = []

    def play(self) -> Turn:
        """One turn. The commit of its last moves is part of it: its players wait for that."""
        assert self._load.stdin is not None
        assert self._load.stdout is not None
        before = self._cpu()
        self._load.stdin.write("go\n")
        self._load.stdin.flush()
        moves = int(json.loads(self._load.stdout.readline())["moves"])
        used = sorted(seconds - before.get(thread, 0.0) for thread, seconds in self._cpu().items())
        return Turn(moves, used[-1], sum(used[:-1]))

    def _cpu(self) -> dict[str, float]:
        threads = Path(f"/proc/{self._server.pid}/task").iterdir()
        return {one.name: int((one / "schedstat").read_text().split()[0]) / 1e9 for one in threads}


def report(builds: dict[str, Build]) -> str:
    first = next(iter(builds.values())).turns
    lines = [
        "| | moves a CPU-second | middle of the turns' ratios | µs CPU a move, event loop + others |",
        "|---|---|---|---|",
    ]
    base = 0.0
    for name, build in builds.items():
        moves = sum(turn.moves for turn in build.turns)
        loop, others = sum(turn.loop for turn in build.turns), sum(turn.others for turn in build.turns)
        rate = moves / (loop + others)
        base = base or rate
        middle = median(mine.each / turn.each for mine, turn in zip(first, build.turns, strict=True))
        each = f"{1e6 * loop / moves:.0f} + {1e6 * others / moves:.0f}"
        lines.append(f"| {name} | {rate:,.0f} ({rate / base:.2f} ×) | {middle:.2f} × | {each} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.6)
    asked = parser.parse_args()
    with ExitStack() as stack:
        builds = {
            folder.name: Build(stack, folder.resolve(), asked.tables, asked.seconds)
            for folder in asked.folders
        }
        for build in builds.values():
            build.play()  # warms it up
        for number in range(asked.rounds):
            order = list(builds.values())
            for build in order[number % len(order) :] + order[: number % len(order)]:
                build.turns.append(build.play())
    sys.stdout.write(report(builds))


if __name__ == "__main__":
    main()
