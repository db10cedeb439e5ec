"""Statements for results in the SQLite file."""

ADD_RESULT = "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
LATEST = "SELECT * FROM results WHERE table_id = ? AND finished < ? ORDER BY finished DESC LIMIT ?"
"""Of one table at a time: by the index, a few of them are read however many there are."""
LATEST_SOLO = "SELECT * FROM results WHERE seats = 1 ORDER BY finished DESC LIMIT ?"
BEST = (
    "SELECT table_id, round, game, finished, seats, points, options, body FROM ("
    " SELECT *, row_number() OVER (PARTITION BY game, options ORDER BY points DESC, finished) place"
    " FROM results WHERE seats = 1"
    " AND json_extract(CAST(body AS TEXT), '$.shape.reason') IS NOT 'abandoned'"
    " AND json_extract(CAST(body AS TEXT), '$.arranged') IS NOT 1"
    ") WHERE place <= ?"
)
