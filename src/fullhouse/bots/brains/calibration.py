"""From what a brain expects between two equal masters to how often a seat really wins.

People, and bots of mixed levels, are not equal: who leads is often the stronger one and stays ahead, and not
everybody finds the best move. The numbers stand in the `bot.py` of each game; they were fitted to games
between bots of all pairs of levels, and `benchmarks/review.py` checks them on other games.
"""

from itertools import pairwise

from fullhouse.games import game_bot


def calibrated(game: str, seats: int, chance: float) -> float:
    """A chance to win as it was found to be; as it is where nothing was measured."""
    won = game_bot(game).won
    if not won or seats != 2:
        return chance
    steps = list(pairwise(won))
    place = min(len(steps) - 1, int(chance * len(steps)))
    low, high = steps[place]
    return (low + (high - low) * (chance * len(steps) - place)) / 100
