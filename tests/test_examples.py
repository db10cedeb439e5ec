"""The scripts of examples/ run, and tell what they promise."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fullhouse.games import built_in_ids, game
from tests.examples import FACTOR
from tests.server.local_server import serving

EXAMPLES = Path(__file__).parents[1] / "examples"
OUTPUT = {
    "solver": "10000 of 10000 have exactly one solution",
    "coach": "level 2, score 1098, hardest pointing",
    "game": "55 moves, stuck, scores (265, 263), winners (1,)",
    "export": "9 files",
    "pettingzoo_tiles": " is the board at the end",
    "gymnasium_solitaire": " points",
    "openspiel_challenge": " is what the players get",
}


def run(name: str, *arguments: str) -> str:
    return subprocess.check_output([sys.executable, EXAMPLES / f"{name}.py", *arguments], text=True)


@pytest.mark.parametrize("name", OUTPUT)
def test_the_example_runs(name: str) -> None:
    assert OUTPUT[name] in run(name)


def test_every_example_is_tested() -> None:
    """`lines_bot` by tests/bots/test_outside.py."""
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {*OUTPUT, "bot", "lines_bot"}


@pytest.mark.real_time
async def test_the_bot_plays_every_game_to_its_end(tmp_path: Path) -> None:
    """Every second one, all of them in `make soak`."""
    names = built_in_ids()[:: 2 if FACTOR == 1 else 1]

    async with serving(tmp_path) as served:
        answers = {name: await asyncio.to_thread(run, "bot", served.address, name) for name in names}
    for name, told in answers.items():
        assert re.search(rf": ({'|'.join(game(name).reasons)}), scores \[", told), name
