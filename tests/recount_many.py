"""`python -m tests.recount_many [GAMES] [GAME …]`: counts random games twice, and tells how many differ.

Ends with status 1 where the rules and the second count disagree.
"""

import sys

from fullhouse.games import built_in_ids
from tests.test_recount import check, some_game

MANY = 2_000


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    differences = 0
    for name in sys.argv[2:] or built_in_ids():
        different = [seed for seed in range(count) if _differs(name, seed)]
        print(f"{name}: {count} games, {len(different)} differences {different[:5] or ''}", flush=True)
        differences += len(different)
    return 1 if differences else 0


def _differs(name: str, seed: int) -> bool:
    record = some_game(name, seed)
    try:
        check(record)
    except (AssertionError, LookupError, ValueError):  # the second count may also lose its way
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
