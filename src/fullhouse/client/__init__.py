"""A small typed client for bots, tests and the load generator. It knows no rules.

async with Client("http://127.0.0.1:8181") as client:
    key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(who="bot"))))
    async with await client.sit(key.token) as table:
        await table.play(table.moves()[0])
"""

from fullhouse.core.reasons import need

need("play", "websockets")

from fullhouse.client.rest import Client  # noqa: E402
from fullhouse.client.table import ClientTable, Gone, RefusedByServer  # noqa: E402
from fullhouse.server.api.shapes import NewSeat, NewTable  # noqa: E402

__all__ = ["Client", "ClientTable", "Gone", "NewSeat", "NewTable", "RefusedByServer"]
