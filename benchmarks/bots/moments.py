"""How long a move takes at the default budget, in CPU time of one core."""

from collections.abc import Iterator
from time import process_time

from fullhouse.bots import bot
from fullhouse.bots.bot import Situation
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell
from fullhouse.games import game

WANTED = {"master": 1_000, "club": 50}
"""Milliseconds a move may take."""
GAMES = ("challenge", "solitaire", "one-two-three", "tiles", "animals", "markers", "classic")
EVERY = 7
"""Only some moves of the game are timed; the others are played by a level that does not plan."""


def rows(seed: int) -> Iterator[tuple[str, str, str, str, str]]:
    """Level and game, moves timed, the middle and the longest time, and what is wanted."""
    for level, wanted in WANTED.items():
        for name in GAMES:
            times = sorted(_times(level, name, seed))
            middle, longest = times[len(times) // 2], times[-1]
            yield f"{level}, {name}", f"{len(times)}", f"{middle:.1f}", f"{longest:.1f}", f"≤ {wanted:,}"


def _times(level: str, name: str, seed: int) -> Iterator[float]:
    """Milliseconds of some moves of one game."""
    played = game(name)
    state, _ = played.setup({}, min(2, played.most_seats), {"seed": seed})
    timed, other = bot(level, name), bot("casual", name)
    last: Cell | None = None
    for count in range(10_000):
        if played.outcome(state).is_over:
            return
        seat = played.to_move(state) or played.to_act(state)[0]
        situation = Situation(game=played, view=played.view(state, seat), seat=seat, last=last)
        chance = Chance(seed + count)
        if count % EVERY == 0:
            begin = process_time()
            move = timed.decide(situation, chance).move
            yield 1_000 * (process_time() - begin)
        else:
            move = other.decide(situation, chance).move
        if move is not None:
            state, _ = played.play(state, seat, move)
            last = move.cell if move.cell >= 0 else last
