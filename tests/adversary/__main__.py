"""`python -m tests.adversary [SEEDS]`: plays every trial at every table, and tells what it found.

Ends with status 1 where a table is offered although a trial found something there.
"""

import sys

from tests.adversary.search import search


def main() -> int:
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    findings, games = search(range(seeds))
    for one in findings:
        state = f"refused: {one.refused}" if one.refused else "OFFERED"
        print(
            f"{one.game} {one.pack} {one.changed or '-'} {one.seats} seats [{one.trial}] {one.what} ({state})"
        )
    offered = [one for one in findings if not one.refused]
    print(f"{games} games, {len(findings)} findings, {len(offered)} of them at tables that are offered")
    return 1 if offered else 0


if __name__ == "__main__":
    sys.exit(main())
