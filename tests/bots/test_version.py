"""Results of a day's deal are compared by the version of the bots: who changes their play has to raise it."""

import hashlib
from datetime import timedelta

import msgspec

from fullhouse.bots import VERSION
from fullhouse.bots.league.table import recorded
from fullhouse.problems.days import FIRST, today

PLAYED = {1: "df1804835aeaa942", 2: "80054bb32b176078"}
"""By version, the digest of a game of each kind that days have. Of a released version it never changes."""


def test_the_bots_of_the_days_play_as_their_version_says() -> None:
    deals = {(deal := today(FIRST + timedelta(days=day)).deal).game: deal for day in range(7)}
    games = [
        recorded(deal.game, [deal.bot] * 2, seed=7, options=deal.options)[0]
        for _, deal in sorted(deals.items())
    ]
    moves = [[(move.seat, move.move) for move in game.moves] for game in games]
    digest = hashlib.sha256(msgspec.json.encode(moves)).hexdigest()[:16]
    assert digest == PLAYED[VERSION], "the bots play otherwise: raise fullhouse.bots.VERSION"
