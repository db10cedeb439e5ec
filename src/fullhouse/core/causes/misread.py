"""Why a message could not be read: the kind of cause and its place, told in the user's language.

Libraries that read JSON explain themselves in English sentences. Those go to logs; people are told the kind.
"""

import re
from typing import Any

KINDS = (
    ("missing", r"missing required (?:field|argument) `(?P<field>[^`]*)`"),
    ("unknown", r"unknown field `(?P<field>[^`]*)`"),
    ("too-short", r"of length >= (?P<limit>\d+)"),
    ("too-long", r"of length <= (?P<limit>\d+)"),
    ("low", r"Expected `[^`]*` >=? (?P<limit>-?[\d.]+)"),
    ("high", r"Expected `[^`]*` <=? (?P<limit>-?[\d.]+)"),
    ("type", r"Expected `(?P<expected>\w+)[^`]*`, got `(?P<got>[^`]*)`"),
    ("value", r"Invalid (?:enum )?value '?(?P<got>[^']*)"),
    ("form", r"matching regex"),
    ("short", r"truncated|^'data'$"),
    ("json", r"malformed|\(char \d+\)"),
)
"""How a library's sentence is recognised, in this order; what is none of these is `other`."""
FACTS = ("where", "field", "limit", "expected", "got", "position")
"""What the words about a cause may name; None where this cause has no such fact."""


def misread(kind: str, **facts: Any) -> dict[str, Any]:
    """The facts that the words `misread` need."""
    return {"kind": kind, **dict.fromkeys(FACTS), **facts}


def cause_of(error: Exception | str, where: str = "") -> dict[str, Any]:
    """The same of what a reader said.

    >>> known = lambda text: {name: fact for name, fact in cause_of(text).items() if fact is not None}
    >>> known("Expected `int | null`, got `str` - at `$.seats[0]`")
    {'kind': 'type', 'where': 'seats[0]', 'expected': 'int', 'got': 'str'}
    >>> known("JSON is malformed: invalid character (byte 6)")
    {'kind': 'json', 'position': 7}
    """
    if isinstance(error, UnicodeDecodeError):
        return misread("utf8")
    if isinstance(error, RecursionError):
        return misread("deep")
    text, _, path = str(error).partition(" - at ")
    where = path.strip("`").removeprefix("$").removeprefix(".") or where
    place = re.search(r"\((?:byte|char) (\d+)\)", text)
    facts: dict[str, Any] = {"where": where or None, "position": int(place[1]) + 1 if place else None}
    for kind, pattern in KINDS:
        match = re.search(pattern, text)
        if match:
            return misread(kind, **facts, **match.groupdict())
    return misread("other", **facts)
