"""The answers to a piece of a file: a pure function, so that any process of any machine can do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fullhouse.core.errors import BadInput

BLOCK = 500
"""Problems that are answered together where lines at fault are left out: what follows one is asked again."""

Answers = Callable[[list[str]], Sequence[str]]
"""The answers to some problems, a line each; BadInput has the number of one at fault."""

PieceAnswer = Callable[[bytes], bytes | None]
"""Answers a whole piece at once, or declines."""


class Piece(NamedTuple):
    """Whole lines, and how many lines came before."""

    before: int
    text: bytes


class Fault(NamedTuple):
    line: int
    code: str
    facts: dict[str, object]


class Answered(NamedTuple):
    text: bytes
    number: int
    faults: list[Fault]
    is_stopped: bool
    """A line was at fault, and what follows it was not answered."""


@dataclass(frozen=True)
class Answerer:
    """What answers a piece; a value that can be sent to another process if its functions can."""

    answers: Answers
    whole: PieceAnswer | None = None
    skip_errors: bool = False

    def __call__(self, piece: Piece) -> Answered:
        whole = self.whole(piece.text) if self.whole else None
        if whole is not None:
            return Answered(whole, 1, [], is_stopped=False)
        lines = list(_problems(*piece))
        texts: list[bytes] = []
        faults: list[Fault] = []
        count = at = 0
        while at < len(lines):
            block = lines[at : at + BLOCK] if self.skip_errors else lines[at:]
            try:
                texts.append(self._text(block))
            except BadInput as bad:
                sound = bad.facts["problem"] - 1
                texts.append(self._text(block[:sound]))
                facts = {name: fact for name, fact in bad.facts.items() if name != "problem"}
                faults.append(Fault(block[sound][0], bad.code, facts))
                count, at = count + sound, at + sound + 1
                if not self.skip_errors:
                    return Answered(b"".join(texts), count, faults, is_stopped=True)
            else:
                count, at = count + len(block), at + len(block)
        return Answered(b"".join(texts), count, faults, is_stopped=False)

    def _text(self, block: list[tuple[int, str]]) -> bytes:
        lines = self.answers([problem for _, problem in block]) if block else []
        return "".join(f"{line}\n" for line in lines).encode()


def _problems(before: int, text: bytes) -> Iterator[tuple[int, str]]:
    """The problems of some lines, each with the number of its line."""
    for number, line in enumerate(text.split(b"\n"), before + 1):
        words = line.split(None, 1)
        if words and not words[0].startswith(b"#"):
            yield number, words[0].decode("utf-8", "replace")
