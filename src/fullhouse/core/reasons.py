"""Why something could not be read or done, as codes and facts: texts, messages, packages, the system.

Libraries that read JSON explain themselves in English sentences. Those go to logs; people are told the kind.
"""

import errno
import re
import socket
from importlib.util import find_spec
from typing import Any

from fullhouse.core.errors import BadInput

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


EXCERPT_LENGTH = 20
"""Characters of an excerpt."""


def unreadable_part(source: bytes, error: Exception) -> str:
    """What stands where a JSON reader gave up; an ellipsis where the text ends too early.

    >>> unreadable_part(b'{"a": nul}', ValueError("JSON is malformed: invalid character (byte 6)"))
    'nul}'
    >>> unreadable_part(b'{"a":', ValueError("Input data was truncated"))
    '…'
    """
    match = re.search(r"\(byte (\d+)\)|char (\d+)", str(error))
    if match is None:
        return "…"
    start = int(match[1] or match[2])
    return source[start : start + EXCERPT_LENGTH].decode(errors="replace").strip() or "…"


REASONS = {
    errno.ENOENT: BadInput("no-such-file"),
    errno.ENOTDIR: BadInput("no-such-file"),
    errno.EEXIST: BadInput("no-such-file"),  # a folder is to be made where a file is
    errno.ENAMETOOLONG: BadInput("no-such-file"),
    errno.EISDIR: BadInput("is-a-folder"),
    errno.EACCES: BadInput("not-permitted"),
    errno.EPERM: BadInput("not-permitted"),
    errno.EROFS: BadInput("not-permitted"),
    errno.ENOSPC: BadInput("disk-full"),
    errno.ECONNREFUSED: BadInput("connection-refused"),
    errno.EADDRINUSE: BadInput("address-in-use"),
    errno.EADDRNOTAVAIL: BadInput("no-such-address"),
}


def reason(error: OSError | ValueError) -> BadInput:
    """Why a file or an address cannot be used: a phrase within the sentence of another error.

    >>> reason(FileNotFoundError(errno.ENOENT, "No such file or directory")).code
    'no-such-file'
    """
    if isinstance(error, UnicodeDecodeError):
        return BadInput("not-utf8")
    if isinstance(error, socket.gaierror):
        return BadInput("no-such-address")
    if not isinstance(error, OSError):
        return BadInput("no-such-file")  # a name that no file can have
    number = error.errno or 0
    return REASONS.get(number) or BadInput("system-reason", name=errno.errorcode.get(number, "OSError"))


def unwritable(path: object, error: OSError | ValueError) -> BadInput:
    """The error about a file that cannot be written; what does not exist is then its folder.

    >>> unwritable("a/b", FileNotFoundError(errno.ENOENT, "No such file or directory")).facts["detail"].code
    'no-such-folder'
    """
    why = reason(error)
    detail = BadInput("no-such-folder") if isinstance(error, FileNotFoundError) else why
    return BadInput("file-unwritable", path=str(path), detail=detail)


TABLE = ("uvicorn", "websockets", "segno", "structlog", "prometheus_client", "cryptography")
"""What the table in the browser needs: the extra `play`. The best known one is named first."""


def need(extra: str, *packages: str) -> None:
    """Raises BadInput that names the first package which is missing, and the extra that brings it.

    >>> need("play", "email")
    >>> need("play", "no_such_package")
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: extra-missing: extra=play, package=no_such_package
    """
    for package in packages:
        if find_spec(package) is None:
            raise BadInput("extra-missing", extra=extra, package=package)
