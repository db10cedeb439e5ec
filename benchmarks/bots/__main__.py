"""How strong and how fast the bots are, with 95 % intervals: `python -m benchmarks.bots`.

    python -m benchmarks.bots --games 100 --keep bots.jsonl     # 100 games a line; run again to go on
    python -m benchmarks.bots --only solitaire --seconds 600    # some lines, for ten minutes
    python -m benchmarks.bots --study challenge.net             # also against another net

Seats are exchanged on common deals. Without options this takes about an hour of one core; at full size,
`--games 20000`, days. The deals are new in every run: `--seed` repeats one. Lines take turns batch by
batch, so a run that is stopped has played every line about equally far.
"""

import argparse
import os
import secrets
import sys
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path
from time import monotonic

from benchmarks.bots import contests, moments, playouts, sizes, tables
from benchmarks.bots.lines import Batch, Line, figure, share
from benchmarks.bots.record import Record
from fullhouse.solver import backend

QUICK = ("--games", "2", "--seconds", "60")
APART = 100_000
"""Between the seeds of two batches: no deal comes twice in a line."""


def main() -> None:
    chosen = _parser().parse_args()
    record = Record(chosen.keep, secrets.randbelow(2**31) if chosen.seed is None else chosen.seed)
    if chosen.seed not in (None, record.seed):
        raise SystemExit(f"{chosen.keep} was begun with seed {record.seed}.")
    _say(f"Instruction set: {backend.name()}; seed {record.seed}")
    if not chosen.only:
        _table(("playouts of", "a second and core", "moves a game", "wanted"), playouts.rows())
        _table(("size of", "MB", "wanted"), sizes.rows())
        _table(("a move of", "moves", "middle, ms", "longest, ms", "wanted"), moments.rows(record.seed))
    study = chosen.study.read_bytes() if chosen.study else None
    lines = [*contests.lines(chosen.threads, study), *tables.lines()]
    lines = [line for line in lines if chosen.only in line.name]
    until = monotonic() + chosen.seconds
    batches = {line.name: _known(line, record, chosen.games) for line in lines}
    turns = [[(line, place) for place in range(len(batches[line.name]))] for line in lines]
    for line, place in (pair for turn in zip_longest(*turns) for pair in turn if pair is not None):
        if batches[line.name][place] is None and monotonic() < until:
            batch = line.play(record.seed + APART * place, line.sizes(chosen.games)[place])
            record.add(line.name, place, batch)
            batches[line.name][place] = batch
    head = ("contest", "games", "won (95 %)", "lead or points (95 %)", "wanted")
    _table(head, (_row(line, batches[line.name]) for line in lines))


def _known(line: Line, record: Record, most: int) -> list[Batch | None]:
    return [record.batch(line.name, place, games) for place, games in enumerate(line.sizes(most))]


def _row(line: Line, played: Sequence[Batch | None]) -> tuple[str, ...]:
    batches = [batch for batch in played if batch is not None]
    if not batches:
        return line.name, "0", "–", "–", line.wanted
    won, points = share(batches, line.seats), figure(batches, lambda batch: batch.points)
    return (
        line.name,
        f"{sum(batch.games for batch in batches):,}",
        f"{100 * won.mean:.1f} % ({100 * won.low:.1f} to {100 * won.high:.1f})",
        f"{points.mean:.1f} ({points.low:.1f} to {points.high:.1f})",
        line.wanted,
    )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    _say("")
    for row in (head, ["---"] * len(head)):
        _say(f"| {' | '.join(row)} |")
    for row in rows:
        _say(f"| {' | '.join(row)} |")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40, help="the most games of a line; 20000 plays all")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no batch after this time")
    parser.add_argument("--only", default="", help="only lines with this in their name")
    parser.add_argument("--seed", type=int, help="the deals; without it, new ones")
    parser.add_argument("--keep", type=Path, help="the file of finished batches: run again to go on")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--study", type=Path, help="the net of the first study, in the format of the weights")
    return parser


if __name__ == "__main__":
    main()
