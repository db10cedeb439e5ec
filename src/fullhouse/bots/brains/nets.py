"""The nets that come with the package: one file a game, or two where more than two seats have their own."""

import logging
from functools import cache
from importlib.resources import files

from fullhouse.bots.brains.backend import _play

WEIGHTS = files("fullhouse.bots") / "weights"
log = logging.getLogger(__name__)


@cache
def net_for(game: str, seats: int) -> "_play.Net | None":
    """The net trained for this game and number of seats; None where it is missing or damaged."""
    for name in (f"{game}.net", f"{game}-many.net"):
        net = load_net(name)
        if net is not None and net.suits(game, seats):
            return net
    return None


@cache
def load_net(name: str) -> "_play.Net | None":
    """The net of a file; None where that is missing, or damaged, which is logged."""
    file = WEIGHTS / name
    if not file.is_file():
        return None
    try:
        return _play.Net(file.read_bytes())
    except ValueError as damage:
        log.warning("The net %s cannot be used, simpler rules play instead: %s", name, damage)
        return None
