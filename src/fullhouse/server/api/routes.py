"""All REST routes."""

from fullhouse.server.api import games, imports, problems, records, tables, today, turns
from fullhouse.server.api.route import Route

ROUTES: tuple[Route, ...] = (
    *games.ROUTES,
    *tables.ROUTES,
    *turns.ROUTES,
    *imports.ROUTES,
    *records.ROUTES,
    *problems.ROUTES,
    *today.ROUTES,
)
LARGEST_BODY_BYTES = 65_536
"""Of a request, unless its route says otherwise."""
