"""The one tree of errors. Each names its cause by a stable code, which is a key in `words/`.

FullHouseError
├── Refused    a move the rules do not allow now; the state is untouched
└── BadInput   something from outside has the wrong form: options, setup, record, problem; a ValueError too
    └── OutOfRange   a number past the end; an IndexError too

The server adds its own branches in `server/errors.py`.
"""

import reprlib
from typing import Any, ClassVar


class FullHouseError(Exception):
    """A code, and the facts that a sentence about it needs.

    >>> str(BadInput("unknown-game", name="chess", allowed=["classic", "tiles"]))
    'unknown-game: name=chess, allowed=classic tiles'
    """

    status: ClassVar[int] = 400
    """The HTTP status of an answer that reports this error."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
        self.sentence = ""
        """What a person is told; the facade fills it in. Without it, the code and the facts are shown."""

    def __str__(self) -> str:
        if self.sentence:
            return self.sentence
        facts = ", ".join(f"{name}={plain(value)}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code


class Refused(FullHouseError):
    """A move that the rules do not allow now. What would be allowed is among the facts."""

    status = 409


class BadInput(FullHouseError, ValueError):
    """Input of the wrong form. What would be accepted is among the facts."""


class OutOfRange(BadInput, IndexError):
    """A number that counts past the end; a loop by numbers ends with it."""


LONGEST_FACT = 100
"""Characters of a fact: a whole grid on one line has room."""


def plain(value: object, most: int = LONGEST_FACT) -> str:
    """A fact as one short line of text, whatever somebody sent and however deep it goes.

    >>> plain([1, "two"]), plain({"a": [1]}), plain("x" * 200) == "x" * 100 + "…"
    ('1 two', "{'a': [1]}", True)
    """
    if isinstance(value, list | tuple):
        most = 300
        text = " ".join(
            reprlib.repr(item) if isinstance(item, _DEEP) else plain(item) for item in value[:most]
        )
    else:
        text = reprlib.repr(value) if isinstance(value, _DEEP) else _text(value)
    line = "".join(char if char.isprintable() else "�" for char in text[: most + 1])
    return line if len(line) <= most else line[:most] + "…"


def _text(value: object) -> str:
    try:
        return str(value)
    except Exception:  # whatever somebody's class does: the error is about something else
        return type(value).__name__


_DEEP = (list, tuple, dict)
