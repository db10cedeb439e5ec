"""Random games a second inside the kernel, on one core."""

from collections.abc import Iterator
from time import process_time

from fullhouse.bots.brains.backend import _play

WANTED = {"tiles": 1_500_000, "animals": None, "challenge": 200_000, "solitaire": 500_000}
"""Targets in games a second."""
SLICES, SECONDS = 5, 0.5


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Game, playouts a second of the best slice in CPU time, moves a game, and the target."""
    for game, wanted in WANTED.items():
        games, best, moves = 1_000, 0.0, 0
        for slice_ in range(SLICES):
            spent = 0.0
            while spent < SECONDS:
                begin = process_time()
                moves = _play.play_out(game, games, slice_)
                spent = process_time() - begin
                best = max(best, games / spent)
                if spent < SECONDS:
                    games = int(games * min(10, 1.2 * SECONDS / spent)) + 1
        yield game, f"{best:,.0f}", f"{moves / games:.1f}", f"{wanted:,}" if wanted else "–"
