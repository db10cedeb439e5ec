"""How much CPU time each kind of job may take, and which kinds a running game cannot do without."""

from collections.abc import Mapping
from typing import NamedTuple


class Limit(NamedTuple):
    """Of one kind of job, in seconds of CPU time."""

    soft: float
    """After which it gives up, and answers with what it has found so far."""
    hard: float
    """After which it is broken off."""
    is_quick: bool = False
    """Whether a game that runs, begins or has just ended waits for it: some workers do nothing else."""


QUICK, STUDY, WHOLE = Limit(2, 3, is_quick=True), Limit(3, 4), Limit(9, 10)
LIMITS: Mapping[str, Limit] = {
    **dict.fromkeys(("check", "continued", "form", "grids", "hint", "hint_question", "level", "why"), QUICK),
    **dict.fromkeys(("import_table", "record"), WHOLE._replace(is_quick=True)),
    "think": Limit(25, 30, is_quick=True),
    **dict.fromkeys(("compared", "costs", "imported", "judged", "make", "one_step", "path"), STUDY),
    **dict.fromkeys(("positions", "practice", "proof", "search", "steps"), STUDY),
    **dict.fromkeys(("replay", "verified"), WHOLE),
    "review": Limit(0.7, 20),
}
"""By the names of the jobs. A review goes on in the next slice; its first look is one piece."""


def limit_of(job: str) -> Limit:
    return LIMITS.get(job, STUDY)
