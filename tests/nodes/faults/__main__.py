"""The fault run: `python -m tests.nodes.faults --minutes 10 --tables 300 --seed 1`.

Ends with 1 where something was wrong.
"""

import argparse
import asyncio
import sys
import time

from tests.nodes.faults.run import Plan, run

SHOWN = 20
TROUBLES = ("drain_a_node", "kill_a_node", "pause_a_node", "restart_postgresql", "restart_redis")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--pace", type=float, default=4)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", choices=TROUBLES, default="", help="one kind of trouble")
    parser.add_argument("--flaw", choices=["", "no-key", "told-first"], default="")
    asked = parser.parse_args()
    plan = Plan(
        tables=asked.tables,
        seconds=60 * asked.minutes,
        seed=asked.seed,
        nodes=asked.nodes,
        pace=asked.pace,
        flaw=asked.flaw,
        only=asked.only,
    )
    print(
        f"seed {asked.seed}: {asked.tables} tables at {asked.nodes} nodes, {asked.minutes:g} minutes",
        flush=True,
    )
    report = asyncio.run(run(plan))
    troubles = ", ".join(f"{name} {count}" for name, count in sorted(report.troubles.items()))
    print(f"troubles: {troubles}")
    print(
        f"{report.entries} entries ({report.clock_moves} by clocks), {report.answers} answers, "
        f"{report.messages} views compared, {report.times_lost} connections lost, "
        f"{report.snapshots} snapshots compared"
    )
    if report.away:
        middle, last = report.away[len(report.away) // 2], report.away[-1]
        print(f"away after a loss: median {middle:.2f} s, longest {last:.2f} s")
    for fault in report.faults[:SHOWN]:
        print(f"WRONG {fault}")
    print(f"{len(report.faults)} faults")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
