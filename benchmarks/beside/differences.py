"""Our answers and a peer's: `python -m benchmarks.beside.differences --library NAME=LIBRARY:SYMBOL`.

Random problems with one, several and no solutions, and an isomorph of each; alone and in batches. Says how
many were compared and how many differ.
"""

from __future__ import annotations

import argparse
from itertools import islice
from random import Random

from benchmarks.beside.peers import Call, libraries
from fullhouse.solver import count, generate, solve_many

PORTION = 10_000


def spoiled(problem: str, chance: Random) -> str:
    """As it is, with fewer givens, or a digit more that may not fit; some have too few for one solution."""
    kind = chance.randrange(4)
    cells = list(problem)
    if kind == 1:
        for cell in chance.sample(range(81), 12):
            cells[cell] = "."
    elif kind == 3:
        given = [cell for cell in range(81) if cells[cell] != "."]
        for cell in chance.sample(given, len(given) - chance.randrange(12, 16)):
            cells[cell] = "."
    if kind >= 2:
        cells[chance.randrange(81)] = chance.choice("123456789")
    return "".join(cells)


def isomorph(problem: str, chance: Random) -> str:
    """The same problem with other names, lines, bands and stacks, perhaps turned over."""
    digits = list("123456789")
    chance.shuffle(digits)
    names = {".": "."} | dict(zip("123456789", digits, strict=True))
    rows, columns = (
        [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]
        for _ in range(2)
    )
    if chance.random() < 0.5:
        return "".join(names[problem[9 * row + column]] for row in rows for column in columns)
    return "".join(names[problem[9 * row + column]] for column in columns for row in rows)


def differing(given: list[str], call: Call) -> int:
    """How many answers differ from the peer's: the number of solutions, and the one there is."""
    wrong = 0
    for problem, answer in zip(given, solve_many(given), strict=True):
        theirs = call(problem, 2)
        solutions = theirs if isinstance(theirs, int) else 1
        ours = {"none": 0, "several": 2}.get(answer, 1)
        alike = ours == solutions == count(problem) and (ours != 1 or call(problem, 1) == answer)
        wrong += not alike
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", required=True, metavar="NAME=LIBRARY:SYMBOL")
    parser.add_argument("--number", type=int, default=10_000, help="of problems; as many isomorphs are added")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    (peer,) = libraries([asked.library])
    chance = Random(asked.seed)
    made = generate(asked.number, seed=asked.seed)
    compared = wrong = 0
    while portion := list(islice(made, PORTION)):
        given = [spoiled(problem, chance) for problem in portion]
        given += [isomorph(problem, chance) for problem in given]
        wrong += differing(given, peer.call)
        compared += len(given)
        print(f"{compared:,} compared with {peer.name}, {wrong:,} differ", flush=True)
    raise SystemExit(wrong > 0)


if __name__ == "__main__":
    main()
