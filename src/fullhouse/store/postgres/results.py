"""Statements for results, alone or with the entries that end their games."""

RESULT = "table_id, round, game, finished, seats, points, options, body"
REPLACE = (
    " ON CONFLICT (table_id, round) DO UPDATE SET (game, finished, seats, points, options, body) ="
    " (excluded.game, excluded.finished, excluded.seats, excluded.points, excluded.options, excluded.body)"
)
ADD_RESULT = f"INSERT INTO results ({RESULT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8){REPLACE}"
WITH_RESULTS = (
    "WITH appended AS ({append} RETURNING table_id, seq), ended AS ("
    f" INSERT INTO results ({RESULT})"
    " SELECT new.table_id, new.round, new.game, new.finished, new.seats, new.points, new.options, new.body"
    " FROM unnest($6::integer[], $7::bigint[], $8::integer[], $9::text[], $10::double precision[],"
    " $11::integer[], $12::integer[], $13::text[], $14::bytea[])"
    " AS new(seq, table_id, round, game, finished, seats, points, options, body)"
    f" JOIN appended ON appended.table_id = new.table_id AND appended.seq = new.seq{REPLACE}"
    ") SELECT table_id FROM appended"
)
"""One statement, so one transaction: a result is stored if and only if its entry is."""
LATEST_SOLO = f"SELECT {RESULT} FROM results WHERE seats = 1 ORDER BY finished DESC LIMIT $1"
BEST = (
    f"SELECT {RESULT} FROM ("
    " SELECT *, row_number() OVER (PARTITION BY game, options ORDER BY points DESC, finished) place"
    " FROM results WHERE seats = 1"
    " AND convert_from(body, 'UTF8')::json #>> '{shape,reason}' IS DISTINCT FROM 'abandoned'"
    " AND convert_from(body, 'UTF8')::json ->> 'arranged' IS DISTINCT FROM 'true'"
    ") ranked WHERE place <= $1"
)
