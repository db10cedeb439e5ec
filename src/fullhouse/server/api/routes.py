"""All REST routes."""

from fullhouse.server.api.analysis import routes as analysis
from fullhouse.server.api.games import routes as games
from fullhouse.server.api.problems import coach, practice
from fullhouse.server.api.problems import routes as problems
from fullhouse.server.api.records import play_on, replay, verify
from fullhouse.server.api.records import routes as records
from fullhouse.server.api.route import Route
from fullhouse.server.api.tables import moving, shares, turns
from fullhouse.server.api.tables import routes as tables

ROUTES: tuple[Route, ...] = (
    *games.ROUTES,
    *tables.ROUTES,
    *shares.ROUTES,
    *turns.ROUTES,
    *moving.ROUTES,
    *records.ROUTES,
    *replay.ROUTES,
    *verify.ROUTES,
    *play_on.ROUTES,
    *problems.ROUTES,
    *coach.ROUTES,
    *practice.ROUTES,
    *analysis.ROUTES,
)
LARGEST_BODY_BYTES = 65_536
"""Of a request, unless its route says otherwise."""
