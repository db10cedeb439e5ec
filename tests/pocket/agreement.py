"""The same games of bots here and in the Python of browsers: `python -m tests.pocket.agreement 1000`.

The parts of `make pocket` run in Node, from the same seeds; records are compared byte for byte. The
number is that of the games of each kind. A budget keeps the search of masters short, so that a night is
enough; 0 leaves it whole.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fullhouse.games import built_in_ids

ROOT = Path(__file__).parents[2]
PARTS, SOURCE = ROOT / "build" / "pocket", ROOT / "src" / "fullhouse"
SHORT = 20
"""Trials of a master before a move; the whole search takes many times as long."""
HERE = "import sys; from tests.pocket.bot_games import lines; name, *numbers = sys.argv[1:]; "
HERE += "[print(line, flush=True) for line in lines(name, *map(int, numbers))]"


def both(name: str, first: int, count: int, budget: int) -> tuple[list[str], list[str]]:
    """The lines of the games of one kind: here, and there."""
    wanted = [name, str(first), str(count), str(budget)]
    here = [sys.executable, "-c", HERE, *wanted]
    there = ["node", "tests/pocket/bot_games.mjs", str(PARTS), str(SOURCE), *wanted]
    with ThreadPoolExecutor() as pair:
        one, other = pair.map(answers_of, (here, there))
    return one, other


def answers_of(command: list[str]) -> list[str]:
    env = {**os.environ, "PATH": f"{os.environ['PATH']}:{Path(sys.executable).parent}"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def differences(name: str, games: int, budget: int, first: int = 1) -> Iterator[str]:
    here, there = both(name, first, games, budget)
    assert len(here) == games, here
    for one, other in zip(here, there, strict=True):
        if one != other:
            yield f"here {one}, there {other}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--game", action="append", choices=built_in_ids())
    parser.add_argument("--budget", type=int, default=SHORT)
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    failed = 0
    for name in asked.game or built_in_ids():
        start = time.monotonic()
        differing = list(differences(name, asked.games, asked.budget, asked.first))
        failed += len(differing)
        print(
            f"{name}: {asked.games} games, {len(differing)} differ, {time.monotonic() - start:.0f} s",
            flush=True,
        )
        print(*differing[:5], sep="\n", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
