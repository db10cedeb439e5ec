"""Names that people give themselves: one line, printable, no tricks with the direction of text."""

import unicodedata

from fullhouse.core.errors import BadInput
from fullhouse.match.ids import LONGEST_NAME


def clean_name(name: str) -> str:
    """The name as everybody will see it.

    >>> clean_name("  Ana   Maria ")
    'Ana Maria'
    >>> clean_name("\\u202eevil")
    'evil'
    """
    kept = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    kept = "".join(
        char for char in kept if char == " " or not unicodedata.category(char).startswith(("C", "Z"))
    )
    cleaned = " ".join(kept.split())
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise BadInput("bad-name", most=LONGEST_NAME)
    return cleaned
