"""From what a brain expects between two equal masters to how often a seat really wins.

People, and bots of mixed levels, are not equal: who leads is often the stronger one and stays ahead, and not
everybody finds the best move. The numbers were fitted to games between bots of all pairs of levels;
`benchmarks/review.py` checks them on other games.
"""

from itertools import pairwise
from types import MappingProxyType

WON = MappingProxyType(
    {
        "tiles": (0, 2, 7, 13, 20, 40, 70, 85, 92, 98, 100),
        "animals": (0, 6, 11, 20, 27, 43, 63, 75, 83, 93, 100),
        "challenge": (0, 6, 14, 20, 28, 47, 66, 77, 81, 92, 100),
        "one-two-three": (2, 15, 21, 32, 41, 46, 51, 58, 68, 79, 97),
    }
)
"""Of a hundred positions of two seats that were judged 0, 10, 20, … 100 %, how many the seat won."""


def calibrated(game: str, seats: int, chance: float) -> float:
    """A chance to win as it was found to be; as it is where nothing was measured."""
    won = WON.get(game)
    if won is None or seats != 2:
        return chance
    steps = list(pairwise(won))
    place = min(len(steps) - 1, int(chance * len(steps)))
    low, high = steps[place]
    return (low + (high - low) * (chance * len(steps) - place)) / 100
