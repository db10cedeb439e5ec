"""The fault run: `python -m tests.nodes.faults --minutes 10 --tables 300 --seeds 1 2 3 [--write]`.

Three nodes, PostgreSQL that writes to the disk before it answers, and Redis; one trouble after the other. All
that players sent and heard is then judged: lost, doubled, out of order, un-happened, or seen wrongly.
`--planted` breaks the nodes or PostgreSQL on purpose instead, one flaw after the other, until each is found.
Ends with 1 where something was wrong, or a flaw was not found.
"""

import argparse
import asyncio
import platform
import sys
import time
from datetime import date
from pathlib import Path

from tests.nodes.faults.run import Plan, Report, run
from tests.nodes.faults.troubles import TROUBLES

SHOWN = 20
RESULTS = Path(__file__).parents[3] / "benchmarks" / "results" / "faults.md"
PLANTED = {
    "no-key": ("is there twice", ()),
    "told-first": ("saw another position", ()),
    "goes-back": ("un-happened", ("lose_hints", "cut_sockets")),
    "forgetful": ("was done as entry", ("kill_postgresql",)),
    "unfenced": ("was refused", ("leave_a_frozen_node",)),
    "doubles": ("is in the log as [", ("hold_one_way", "cut_sockets")),
}
"""What is broken, what the checker says about it, and the troubles that bring it to light."""
TOGETHER = 1
"""The kind of table at which two people write at the same time."""


def sentences(report: Report) -> list[str]:
    """A run in a few lines."""
    troubles = ", ".join(f"{name} {count}" for name, count in sorted(report.troubles.items()))
    lines = [
        f"troubles: {troubles or 'none'}",
        f"{report.entries} entries ({report.clock_moves} by clocks), {report.answers} answers,"
        f" {report.messages} views compared, {report.times_lost} connections lost,"
        f" {report.snapshots} snapshots compared",
        f"{report.stale} of {report.welcomes} welcomes lacked an entry that somebody else knew of already",
    ]
    if report.away:
        middle, last = report.away[len(report.away) // 2], report.away[-1]
        lines.append(f"away after a loss: median {middle:.2f} s, longest {last:.2f} s")
    lines += [f"WRONG {fault}" for fault in report.faults[:SHOWN]]
    return [*lines, f"{len(report.faults)} faults"]


def row(seed: int, report: Report) -> str:
    middle = report.away[len(report.away) // 2] if report.away else 0
    return (
        f"| {seed} | {sum(report.troubles.values())} | {report.entries:,} | {report.messages:,} |"
        f" {report.times_lost:,} | {report.stale:,} of {report.welcomes:,} | {middle:.1f} |"
        f" {max(report.away, default=0):.1f} | {len(report.faults)} |"
    )


def page(asked: argparse.Namespace, reports: dict[int, Report]) -> str:
    kinds: dict[str, int] = {}
    for report in reports.values():
        for name, count in report.troubles.items():
            kinds[name] = kinds.get(name, 0) + count
    return "\n".join(
        [
            "# Nodes, PostgreSQL and Redis that fail",
            "",
            f"{date.today()}, {platform.machine()}, Python {platform.python_version()}, two cores that other"
            f" programs used as well. Each seed: {asked.nodes} nodes, {asked.tables} tables, troubles for"
            f" {asked.minutes:g} minutes, fsync on. `python -m tests.nodes.faults --nodes {asked.nodes}"
            f" --tables {asked.tables} --minutes {asked.minutes:g} --pace {asked.pace:g} --seeds"
            f" {' '.join(map(str, reports))}`.",
            "",
            "| seed | troubles | entries | views compared | connections lost | welcomes behind others |"
            " away, s, middle | longest | faults |",
            "|---|---|---|---|---|---|---|---|---|",
            *(row(seed, report) for seed, report in reports.items()),
            "",
            "Troubles in all: " + ", ".join(f"{name} {count}" for name, count in sorted(kinds.items())) + ".",
            "",
        ]
    )


def look_for_planted(seconds: float) -> int:
    """How many flaws stay hidden."""
    hidden = 0
    for flaw, (wanted, only) in PLANTED.items():
        plan = Plan(
            tables=6,
            seconds=seconds,
            seed=1,
            pace=0.3,
            flaw=flaw,
            wanted=wanted,
            kinds=(TOGETHER,),
            only=only,
        )
        begun = time.monotonic()
        report = asyncio.run(run(plan))
        matching = [fault for fault in report.faults if wanted in fault]
        hidden += not matching
        print(
            f"{flaw}: {matching[0] if matching else 'NOT FOUND'} ({time.monotonic() - begun:.0f} s)",
            flush=True,
        )
    return hidden


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pace", type=float, default=4)
    parser.add_argument("--seeds", type=int, nargs="+", default=[int(time.time())])
    parser.add_argument("--only", choices=TROUBLES, nargs="+", default=(), help="some kinds of trouble")
    parser.add_argument("--planted", action="store_true", help="break something on purpose, and find it")
    parser.add_argument("--write", action="store_true", help=f"keep the table in {RESULTS.name}")
    asked = parser.parse_args()
    if asked.planted:
        return 1 if look_for_planted(60 * asked.minutes) else 0
    reports: dict[int, Report] = {}
    for seed in asked.seeds:
        print(
            f"seed {seed}: {asked.tables} tables at {asked.nodes} nodes, {asked.minutes:g} minutes",
            flush=True,
        )
        plan = Plan(
            tables=asked.tables,
            seconds=60 * asked.minutes,
            seed=seed,
            nodes=asked.nodes,
            pace=asked.pace,
            only=tuple(asked.only),
        )
        reports[seed] = asyncio.run(run(plan))
        print("\n".join(sentences(reports[seed])), flush=True)
        if asked.write:
            RESULTS.write_text(page(asked, reports))
    return 1 if any(report.faults for report in reports.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
