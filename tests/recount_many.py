"""`python -m tests.recount_many [GAMES]`: counts random games of every game twice, and tells how many differ.

Ends with status 1 where the rules and the second count disagree.
"""

import sys

from fullhouse.games import built_in_ids
from tests.test_recount import check, some_game

MANY = 2_000


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    differences = 0
    for name in built_in_ids():
        different = sum(_differs(name, seed) for seed in range(count))
        print(f"{name}: {count} games, {different} differences", flush=True)
        differences += different
    return 1 if differences else 0


def _differs(name: str, seed: int) -> bool:
    record = some_game(name, seed)
    try:
        check(record)
    except AssertionError:
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
