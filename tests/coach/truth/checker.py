"""Which sentences about a step are false? A sentence without a check counts as false."""

from collections.abc import Callable

from fullhouse.coach.position import Position
from fullhouse.coach.sentences import Stages
from tests.coach.truth import groups, ideas, looks, nets, patterns, rectangles, sectors, singles
from tests.coach.truth.proof import NotOneCell, Proof, Told

CHECKS: dict[str, Callable[[Proof, Told], bool]] = {
    **singles.CHECKS,
    **patterns.CHECKS,
    **sectors.CHECKS,
    **groups.CHECKS,
    **rectangles.CHECKS,
    **nets.CHECKS,
    **ideas.CHECKS,
}


def false_sentences(position: Position, stages: Stages) -> list[str]:
    """The keys of all false sentences, in the order in which they are said."""
    proof = Proof(position, stages.proof)
    told = [Told(stages.where), Told(stages.idea), *proof.told]
    false_keys = [one.key for one in told if not _is_true(proof, one)]
    false_keys += looks.false_looks(proof, stages)
    return false_keys if proof.concludes_something() else [*false_keys, stages.proof[-1].key]


def _is_true(proof: Proof, told: Told) -> bool:
    check = CHECKS.get(told.key)
    try:
        return check is not None and check(proof, told)
    except NotOneCell:
        return False
