"""What a verb is for. Bots, tables and pages ask for roles, never for the names of verbs."""

from typing import Literal

import msgspec

Role = Literal["acts", "answers", "objects", "votes", "clock", "aside", "asks"]
"""What a verb is for:

- `acts`: plays the game on. A bot tries these.
- `answers`: says that one accepts what somebody else did; the position stays as it is.
- `objects`: says that somebody else made a mistake. A bot says it only where it would be right.
- `votes`: agrees to something that all decide together, or takes that back; the position stays as it is.
- `clock`: only a clock makes it.
- `aside`: helps, or gives something up (a note, passing). A bot does it only if it has no other move.
- `asks`: asks the coach, who answers the player that asked; like `aside` otherwise.
"""


class Verb(msgspec.Struct, frozen=True):
    """A verb of a game, as its moves have it, and its role."""

    name: str
    role: Role


def verbs(**names: str) -> tuple[Verb, ...]:
    """Verbs by role, several in one text.

    >>> verbs(acts="lay stuck", clock="timeout")[1]
    Verb(name='stuck', role='acts')
    """
    return tuple(
        Verb(name, msgspec.convert(role, Role)) for role, said in names.items() for name in said.split()
    )
