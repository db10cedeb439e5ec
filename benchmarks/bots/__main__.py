"""The strongest player against greedy and holding ones, and playouts a second: `python -m benchmarks.bots`.

    python -m benchmarks.bots --share 0.05 --only solitaire     # fewer games, some lines
    python -m benchmarks.bots --study challenge.net             # also against another net

Seats are exchanged on common deals; ± is the half-width of the 95 % interval over deals.
"""

import argparse
import os
from pathlib import Path

from benchmarks.bots import contests, playouts
from fullhouse.bots.brains.backend import COMPILED
from fullhouse.solver import backend

QUICK = ("--share", "0.0005")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--only", default="", help="only lines with this in their name")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--study", type=Path, help="the net of the first study, in the format of the weights")
    chosen = parser.parse_args()
    if not COMPILED:
        raise SystemExit("The kernel is not compiled: there is nothing to measure.")
    print(f"Instruction set: {backend.name()}\n")
    if not chosen.only:
        print("| playouts of | a second and core | moves a game | wanted |\n|---|---|---|---|")
        for row in playouts.rows():
            print("| " + " | ".join(row) + " |", flush=True)
        print()
    figures = list(contests.FIGURES)
    if chosen.study:
        figures.append(contests.study(chosen.study.read_bytes()))
    figures = [figure for figure in figures if chosen.only in figure.name]
    print("| contest | games | won | wanted | lead or points |\n|---|---|---|---|---|")
    for figure, result in contests.played(
        figures, share=chosen.share, seed=chosen.seed, threads=chosen.threads
    ):
        points = f"{result.lead:.2f}" + (f" (wanted {figure.points:g})" if figure.points else "")
        print(
            f"| {figure.name} | {result.games:,} | {100 * result.won:.1f} ± {100 * result.within:.1f} % "
            f"| {100 * figure.wanted:.1f} % | {points} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
