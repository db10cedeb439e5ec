"""Where a text could not be read: an excerpt of the text itself instead of a library's English sentence."""

import re

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
