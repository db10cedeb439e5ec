"""Which games are played in turns: bots that wait for theirs can play those only."""

from functools import cache

from fullhouse.games import game


@cache
def has_turns(name: str) -> bool:
    """Whether it is always somebody's turn.

    >>> has_turns("tiles"), has_turns("classic")
    (True, False)
    """
    played = game(name)
    state, _ = played.setup({}, played.usual_seats, {"seed": 1})
    return played.to_move(state) is not None
