"""Ids and limits of a table: players, sequence numbers, names and what people may type."""

from typing import Annotated, Literal, NewType

import msgspec

from fullhouse.core.ids import MOST_SEATS, Seat
from fullhouse.games.kit.notation import LONGEST_MOVE

Player = NewType("Player", int)
"""A player: 1, 2, 3 … in the order they joined. A rematch moves players to other seats."""

Seq = NewType("Seq", int)
"""The number of an entry in a table's log, from 1 on without gaps."""

TableId = NewType("TableId", int)

Driver = Literal["person", "bot", "nobody"]
"""Who moves for a seat now. `nobody`: the seat is open, or its player has left."""

CoachQuestion = Literal["hint", "proof", "check", "game"]
"""What the coach can be asked; or a game of one's own, which tells right from wrong as well."""

Stage = Literal["gathering", "playing", "over"]

Watching = Literal["tv", "spectator"]
"""How somebody without a seat looks at the table."""

Looking = Literal["tv", "spectator", "review"]

Topic = Literal["pause", "resume", "abandon", "rematch"]
"""What the people at a table decide together."""

MOST_COLOURS = 7
"""Colours of pens and pawns. Where more people sit than there are colours, some share one."""
LONGEST_NAME = 24

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
LanguageName = Annotated[str, msgspec.Meta(max_length=16)]
WayName = Annotated[str, msgspec.Meta(max_length=40)]
"""A way of solving: one of the booklet's six, or a technique."""
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[Seat, msgspec.Meta(ge=1, le=MOST_SEATS)]
Colour = Annotated[int, msgspec.Meta(ge=1, le=MOST_COLOURS)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""Chosen by the client, unique among its commands: a repeated id is answered but not carried out again."""
