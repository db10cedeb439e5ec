"""What the coach says, as it is sent: over REST, and over the socket in answer to a hint."""

from __future__ import annotations

from typing import Literal

import msgspec

from fullhouse.coach.pictures.drawing import Drawing
from fullhouse.coach.speech import Phrase, TreeBranch


class CellSymbol(msgspec.Struct, frozen=True):
    cell: str
    symbol: int


class HintPart(msgspec.Struct, frozen=True):
    """Cells and symbols that play one role in a step, to be shown on the board."""

    role: str
    cells: tuple[str, ...]
    symbols: tuple[int, ...]


class HintReason(msgspec.Struct, frozen=True):
    """Why a symbol cannot stand in a cell: the tiles that it would meet."""

    cell: str
    symbol: int
    by: tuple[str, ...]


class HintShape(msgspec.Struct, frozen=True):
    """What the coach says, no further than the stage asked for."""

    kind: Literal["step", "mistake", "solved", "stuck", "budget", "no-way"]
    text: str
    technique: str | None
    """From stage 2 on."""
    cells: tuple[str, ...]
    """The cells it is about, from stage 3 on, as everything below."""
    parts: tuple[HintPart, ...]
    reasons: tuple[HintReason, ...]
    places: CellSymbol | None
    """The move, where the step ends in one."""
    removes: tuple[CellSymbol, ...]
    erase: tuple[str, ...]
    """The cells to erase after a mistake."""
    drawing: Drawing | None
    """What the board shows at this stage."""
    phrases: tuple[Phrase, ...] = ()
    """The text once more, cut where it speaks of the board."""
    tree: TreeBranch | None = None
    """Of a net, all that the text does not tell."""
    links: int = 0
    """How long a chain or a net is."""
    shorter: HintShape | None = None
    """Where it is long: a shorter step of a harder kind."""
    digit: CellSymbol | None = None
    """Where it is long: a digit that can be written without any proof."""
