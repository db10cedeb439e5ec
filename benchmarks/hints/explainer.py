"""Our SE numbers beside those of Sukaku Explainer: `python -m benchmarks.hints.explainer FILE`.

FILE has a problem and its number on each line, as `serate --format="%g %r"` writes them.
"""

import sys
from itertools import pairwise
from pathlib import Path

from fullhouse.coach.explainer import se_number

BANDS = (0.0, 2.7, 4.5, 6.5, 8.5, 99.0)


def ranks(values: list[float]) -> list[float]:
    """The rank of each value; equal ones share the mean of theirs."""
    ordered = sorted(values)
    return [(ordered.index(value) + len(ordered) - 1 - ordered[::-1].index(value)) / 2 for value in values]


def correlation(ours: list[float], theirs: list[float]) -> float:
    """Spearman's."""
    one, other, middle = ranks(ours), ranks(theirs), (len(ours) - 1) / 2
    shared = sum((a - middle) * (b - middle) for a, b in zip(one, other, strict=True))
    spread = sum((a - middle) ** 2 for a in one) * sum((b - middle) ** 2 for b in other)
    return float(shared / spread**0.5)


def main() -> None:
    rows = [line.split()[:2] for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()]
    theirs = [float(number) for _, number in rows]
    ours = [se_number(problem) for problem, _ in rows]
    both = list(zip(ours, theirs, strict=True))
    for low, high in pairwise(BANDS):
        apart = [abs(one - other) for one, other in both if low <= other < high]
        if apart:
            same, near = (sum(gap < most for gap in apart) for most in (0.05, 0.15))
            sys.stdout.write(f"{low}-{high}: {len(apart)} problems, {same} equal, {near} within 0.1\n")
    same = sum(abs(one - other) < 0.05 for one, other in both)
    near = sum(abs(one - other) < 0.55 for one, other in both)
    sys.stdout.write(
        f"all: {len(both)}, {same} equal, {near} within 0.5, Spearman {correlation(ours, theirs):.4f}\n"
    )


if __name__ == "__main__":
    main()
