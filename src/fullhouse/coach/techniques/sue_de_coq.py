"""Sue de Coq: cells where block and line cross, and cells of each, hold as many symbols as they are cells."""

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.geometry import BLOCKS, HOUSES, LINES
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell


def sue_de_coq(position: Position) -> Iterator[Step]:
    for block in BLOCKS:
        for line in LINES:
            both = HOUSES[block] & HOUSES[line] & position.open
            in_line, in_block = (HOUSES[line] & position.open) - both, (HOUSES[block] & position.open) - both
            for crossing in _subsets(both):
                v = position.symbols(crossing)
                if len(crossing) < 2 or len(v) < len(crossing) + 2:
                    continue
                for a in _subsets(in_line):
                    in_a = position.symbols(a)
                    if not in_a & v or len(in_a) > len(a) + 3:
                        continue
                    for b in _subsets(in_block):
                        in_b = position.symbols(b)
                        cells = crossing | a | b
                        if in_a & in_b or not in_b & v or len(v | in_a | in_b) != len(cells):
                            continue
                        removes = {
                            *position.removals(HOUSES[line] - cells, (v | in_a) - in_b),
                            *position.removals(HOUSES[block] - cells, (v | in_b) - in_a),
                        }
                        if removes:
                            parts = (
                                part("pattern", crossing, v),
                                part("line", a, in_a, line),
                                part("block", b, in_b, block),
                            )
                            yield Step("sue_de_coq", removes=tuple(sorted(removes)), parts=parts)


def _subsets(cells: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    for size in range(1, len(cells) + 1):
        for chosen in combinations(sorted(cells), size):
            yield frozenset(chosen)


TECHNIQUES = (Technique("sue_de_coq", level=4, weight=295, find=sue_de_coq),)
