"""The answers to a piece of a file: a pure function, so that any process of any machine can do it."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fullhouse.core.errors import BadInput

BLOCK = 500
"""Problems that are answered together where lines at fault are left out: what follows one is asked again."""

Answers = Callable[[list[str]], Sequence[str]]
"""The answers to some problems, a line each; BadInput has the number of one at fault."""


class Remarked(list[str]):
    """Answers, and what else is to be said about them once, at the end."""

    def __init__(self, lines: Iterable[str], remarks: Iterable[str]) -> None:
        super().__init__(lines)
        self.remarks = frozenset(remarks)


PieceAnswer = Callable[[bytes], bytes | None]
"""Answers a whole piece at once, all of whose lines are equally long, or declines."""


class Piece(NamedTuple):
    """Whole lines, and whether a file begins with them."""

    is_first: bool
    text: bytes


class Fault(NamedTuple):
    line: int
    """Of the piece, from 1."""
    code: str
    facts: dict[str, object]


class Answered(NamedTuple):
    text: bytes
    lines: int
    """Ends of lines that the piece had."""
    number: int
    faults: list[Fault]
    is_stopped: bool
    """A line was at fault, and what follows it was not answered."""
    remarks: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Answerer:
    """What answers a piece; a value that can be sent to another process if its functions can."""

    answers: Answers
    whole: PieceAnswer | None = None
    skip_errors: bool = False
    is_line_whole: bool = False
    """What is asked about is the line as it stands, and not only the problem at its beginning."""

    def __call__(self, piece: Piece) -> Answered:
        whole = self.whole(piece.text) if self.whole else None
        if whole is not None:
            length = piece.text.find(b"\n") + 1  # of each line
            return Answered(whole, len(piece.text) // length if length else 0, 1, [], is_stopped=False)
        lines = list(_problems(*piece, is_line_whole=self.is_line_whole))
        blocks: list[Sequence[str]] = []
        faults: list[Fault] = []
        at = 0
        while at < len(lines):
            block = lines[at : at + BLOCK] if self.skip_errors else lines[at:]
            try:
                blocks.append(self._answers(block))
            except BadInput as bad:
                sound = bad.facts["problem"] - 1
                blocks.append(self._answers(block[:sound]))
                facts = {name: fact for name, fact in bad.facts.items() if name not in ("problem", "line")}
                faults.append(Fault(block[sound][0], bad.code, facts))
                at += sound + 1
                if not self.skip_errors:
                    break
            else:
                at += len(block)
        text = "".join(f"{line}\n" for answers in blocks for line in answers).encode()
        remarks = frozenset[str]().union(*(getattr(answers, "remarks", ()) for answers in blocks))
        count = sum(map(len, blocks))
        is_stopped = bool(faults) and not self.skip_errors
        return Answered(text, piece.text.count(b"\n"), count, faults, is_stopped, remarks)

    def _answers(self, block: list[tuple[int, str]]) -> Sequence[str]:
        return self.answers([problem for _, problem in block]) if block else []


_END = re.compile(rb"[\s#;,]")
"""What ends a problem; the rest of its line is a comment."""


def _problems(is_first: bool, text: bytes, *, is_line_whole: bool) -> Iterator[tuple[int, str]]:
    """The problems of some lines, each with the number of its line."""
    for number, line in enumerate((text.removeprefix(BOM_UTF8) if is_first else text).split(b"\n"), 1):
        written = line.strip()
        if written and not written.startswith(b"#"):
            problem = written if is_line_whole else _END.split(written, 1)[0]
            yield number, problem.decode("utf-8", "replace")
