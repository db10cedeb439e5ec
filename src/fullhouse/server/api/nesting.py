"""The depth of JSON from outside, checked before it is decoded: the same limit on every version of Python."""

import re

DEEPEST = 32
"""Levels of arrays and objects; requests need fewer than ten."""
_STRINGS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
"""An unterminated string ends with the text, so that searching stays linear."""
_BRACKETS = re.compile(rb"[\[{\]}]")


def is_too_deep(source: bytes) -> bool:
    """Whether arrays and objects are nested more than `DEEPEST` levels; brackets in strings do not count.

    >>> is_too_deep(b"[" * 33 + b"]" * 33), is_too_deep(b"[]" * 33), is_too_deep(b'["' + b"[" * 33 + b'"]')
    (True, False, False)
    """
    if source.count(b"[") + source.count(b"{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKETS.finditer(_STRINGS.sub(b"", source)):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False
