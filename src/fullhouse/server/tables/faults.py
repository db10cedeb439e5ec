"""Faults in the rules of a game: logged with a traceback once, and told to those who sit there."""

import logging
import traceback

from fullhouse.server.errors import GameFault
from fullhouse.server.tables.room import Room

log = logging.getLogger("fullhouse")
MOST_LOGGED = 1_000
"""Different faults that are remembered, so that each is logged once."""
_logged: set[tuple[str, str]] = set()


def is_of_game(room: Room, error: BaseException) -> bool:
    """Whether an exception was raised in the rules of the game played there, or by what they called."""
    package = type(room.table.game).__module__.rpartition(".")[0]
    frames = (frame for frame, _ in traceback.walk_tb(error.__traceback__))
    return any(str(frame.f_globals.get("__name__")).startswith(f"{package}.") for frame in frames)


def logged_fault(room: Room, error: BaseException) -> GameFault:
    """What is said about a fault; the log gets its traceback the first time."""
    game = room.table.game.id
    last = traceback.extract_tb(error.__traceback__)[-1]
    fault = (game, f"{type(error).__name__} {last.filename}:{last.lineno}")
    if fault not in _logged and len(_logged) < MOST_LOGGED:
        _logged.add(fault)
        log.error("the game %s has a fault, first seen at table %d", game, room.id, exc_info=error)
    return GameFault(game)
