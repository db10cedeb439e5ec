"""Is a long proof told truly at first sight, and line by line in its tree?"""

from fullhouse.coach.sentences import Stages
from tests.coach.truth.board import CELLS_OF, Board, Candidate, clash
from tests.coach.truth.groups import links_of
from tests.coach.truth.proof import Proof, Told

ENDS = ("end-cell", "end-house", "end-twice", "end-two", "cases-cell", "cases-house", "cases-agree")
FISH = ("proof-kraken_fish", "proof-kraken_fish-near")


def false_looks(proof: Proof, stages: Stages) -> list[str]:
    """The keys of what the first look says and the whole proof does not."""
    whole = [(told.key, told.facts) for told in proof.told]
    false_keys = []
    for told in map(Told, stages.look[:-1]):
        if told.key == "net-links":
            links = sum(len(line["line"]) for line in proof.of("follows")) or 2 * len(links_of(proof)) - 1
            is_true = told["count"] == links
        elif told.key == "net-cases":
            ends = [one for one in proof.told if one.key in ENDS[:4]]
            is_true = told["count"] == len(ends)
        else:
            is_true = (
                told.key in ("suppose", "impossible", "proof-chain-ends", *ENDS, *FISH)
                and (told.key, told.facts) in whole
            )
        false_keys += [] if is_true else [told.key]
    return false_keys if not stages.look or stages.look[-1] == stages.proof[-1] else [*false_keys, "look"]


def is_line_true(board: Board, told: Told) -> bool:
    """Whether a line of a tree follows from what it says it rests on, with the candidates of the board."""
    (cell,), digit, on = told["claim"]
    because: list[Candidate] = [(cells[0], symbol) for cells, symbol, true in told["because"] if true]
    if digit not in board.left[cell] or not because:
        return False
    if not on:
        return any(clash((cell, digit), one) for one in because)
    if told.key == "line-house":
        cases = [(place, digit) for place in CELLS_OF[told["in"]]]
    else:
        cases = [(cell, other) for other in range(1, 10)]
    left = [
        (place, symbol)
        for place, symbol in cases
        if symbol in board.left[place] and not any(clash((place, symbol), one) for one in because)
    ]
    return left == [(cell, digit)] and any(clash(case, one) for case in cases for one in because)
