"""Links as people paste them: the host that a format knows, and what the link carries behind it."""

import re
from urllib.parse import quote, unquote

from fullhouse.core.errors import BadInput

_LINK = re.compile(r"(?:https?://)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,10})(?:/|(?=[?#])|$)(.*)", re.I)


def is_link_to(text: str, *hosts: str) -> bool:
    """Whether the first line is a link to one of some hosts, with or without `https://` and `www.`.

    >>> is_link_to("https://www.sudokuwiki.org/sudoku.htm?bd=…", "sudokuwiki.org")
    True
    """
    match = _LINK.match(text.lstrip().partition("\n")[0])
    return match is not None and f".{match[1].lower()}".endswith(tuple(f".{host}" for host in hosts))


def behind(link: str) -> str:
    """What stands behind the host; other text is taken as that part itself.

    >>> behind("https://sudokupad.app/scfAB?x=1"), behind("scfAB")
    ('scfAB?x=1', 'scfAB')
    """
    match = _LINK.fullmatch(link)
    return match[2] if match else link


def value_of(tail: str, name: str) -> str | None:
    """What the tail of a link says for a name; a `+` stays a `+`.

    >>> value_of("sudoku.htm?x=1&bd=5%2B3", "bd")
    '5+3'
    """
    match = re.search(rf"[?&]{name}=([^&#]*)", tail)
    return unquoted(match[1]) if match else None


def unquoted(text: str) -> str:
    """A part of a link in plain characters. A blank in it was a `+` that another program decoded."""
    return unquote(text, errors="replace").replace(" ", "+")


def quoted(text: str) -> str:
    """A text that can stand anywhere in a link."""
    return quote(text, safe="")


def found_in(value: str | None) -> str:
    """The value, where the link has one. Others only name a problem that lies on the site."""
    if not value:
        raise BadInput("link-without-problem")
    return value
