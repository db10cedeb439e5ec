"""This checkout beside an earlier one, in turns: `python -m benchmarks.before FOLDER [--rounds N]`.

FOLDER is another checkout after `make setup`, as `git worktree add` makes one. Both run the same programs in
CPU time, and the best round of each counts: random games by the rules, the solver, moves of the bots, and a
server under load. Bots are compared by what they choose, too: equal choices are equal strength.
"""

import argparse
import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
QUICK = ("--rounds", "1")
SERVER_SECONDS = 4
RULES = """
from random import Random
from benchmarks.rules import our_game, slice_of
names = ("animals", "challenge", "classic", "markers", "one-two-three", "solitaire", "tiles")
figures = {name: slice_of(our_game(name), 0.4, 1)[0] for name in names}
"""
SOLVER = """
from time import process_time
from fullhouse.solver import problems, solve
given = list(problems(20_000, seed=1))
solve(given[0])
begin = process_time()
for one in given:
    solve(one)
figures = {"one by one": len(given) / (process_time() - begin)}
"""
BOTS = """
from time import process_time
from fullhouse.bots import bot, bots_for
from fullhouse.bots.bot import Situation
from fullhouse.core.chance import Chance
from fullhouse.games import game
figures, choices = {}, {}
for name in ("animals", "challenge", "classic", "markers", "one-two-three", "solitaire", "tiles"):
    played, count, used = game(name), 0, 0.0
    for level in bots_for(name):
        for seed in range(2):
            seats = min(max(2, played.fewest_seats), played.most_seats)
            state, _ = played.setup({}, seats, {"seed": seed})
            for turn in range(6):
                seat = played.to_move(state) or 1
                begin = process_time()
                seen = Situation(game=played, view=played.view(state, seat), seat=seat)
                move = bot(level, name).decide(seen, Chance(turn)).move
                used += process_time() - begin
                count += 1
                choices[f"{name} {level} {seed} {turn}"] = "" if move is None else played.write_move(move)
                legal = played.legal(state, seat)
                try:
                    state, _ = played.play(state, seat, legal[0] if move is None else move)
                except Exception:
                    break
                if state.reason is not None:
                    break
    figures[name] = count / used
"""
SHOW = "\nimport json; print(json.dumps([figures, globals().get('choices', {})]))"
Measured = tuple[dict[str, float], dict[str, str]]


def program(text: str) -> Callable[[Path], Measured]:
    """What a program measures in a checkout: figures of which more is better, and choices."""

    def run(checkout: Path) -> Measured:
        figures, choices = json.loads(_said(checkout, "-c", text + SHOW))
        return figures, choices

    return run


def server(checkout: Path) -> Measured:
    """Durable moves a CPU second of the server, 50 tables with two sockets each."""
    command = ("-m", "benchmarks.server", "--only", "ours", "--seconds", str(SERVER_SECONDS))
    run: dict[str, float] = ast.literal_eval(_said(checkout, *command))
    return {"50 tables": run["per_cpu"]}, {}


def _said(checkout: Path, *arguments: str) -> str:
    python = str(checkout / ".venv/bin/python")
    return subprocess.check_output([python, *arguments], cwd=checkout, text=True).splitlines()[-1]


PARTS: dict[str, Callable[[Path], Measured]] = {
    "rules, moves": program(RULES),
    "solver, problems": program(SOLVER),
    "server, moves": server,
    "bots, moves": program(BOTS),
}


def compare(before: Path, rounds: int, only: str) -> list[str]:
    lines = ["| a CPU second | before | after | after / before |", "|---|---|---|---|"]
    for part, measure in PARTS.items():
        if only not in part:
            continue
        best: list[dict[str, float]] = [{}, {}]
        chosen: list[dict[str, str]] = [{}, {}]
        for _ in range(rounds):
            for place, checkout in enumerate((before, ROOT)):
                figures, chosen[place] = measure(checkout)
                for name, figure in figures.items():
                    best[place][name] = max(figure, best[place].get(name, 0))
        for name, old in best[0].items():
            new = best[1][name]
            lines.append(f"| {part}: {name} | {old:,.0f} | {new:,.0f} | {new / old:.2f} |")
        lines += _differences(*chosen)
    return lines


def _differences(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """How many choices are the same, game by game."""
    counts: dict[str, list[int]] = {}
    for place in before.keys() & after.keys():
        count = counts.setdefault(place.split()[0], [0, 0])
        count[0] += before[place] == after[place]
        count[1] += 1
    return [
        f"| the same choices: {name} | {all_} | {same} | |" for name, (same, all_) in sorted(counts.items())
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", nargs="?", type=Path, metavar="FOLDER", help="another checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", metavar="PART", help=f"of {'; '.join(PARTS)}")
    asked: Any = parser.parse_args()
    if asked.before is None:
        print("Nothing to compare with: name the folder of an earlier checkout.")
    elif not (asked.before / ".venv/bin/python").exists():
        sys.exit(f"{asked.before} is no checkout that was set up: run `make setup` there.")
    else:
        print("\n".join(compare(asked.before.resolve(), asked.rounds, asked.only)))


if __name__ == "__main__":
    main()
