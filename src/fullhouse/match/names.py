"""Players' names: one line of printable characters, without control or direction marks."""

import unicodedata

from fullhouse.core.errors import BadInput
from fullhouse.match.ids import LONGEST_NAME


def clean_name(name: str) -> str:
    """The name as it will be shown.

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
