"""Draws a step from its first part to its conclusion, beat by beat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from fullhouse.coach.geometry import HOUSES, houses_of
from fullhouse.coach.pictures.drawing import (
    MOST_MARKS,
    Arrow,
    ArrowEnd,
    CandidateMark,
    Drawing,
    Frame,
    FrameRole,
    Mark,
    MarkRole,
    Ray,
    Tint,
    Tone,
)
from fullhouse.coach.pictures.links import links_between
from fullhouse.coach.pictures.net_drawing import draw_net
from fullhouse.coach.pictures.scenes import once, staged
from fullhouse.coach.position import Position
from fullhouse.coach.step import Candidate, Part, Role, Step
from fullhouse.core.ids import Cell, Symbol

MARKS: dict[Role, MarkRole] = {
    "pattern": "premise", "base": "premise", "link": "premise", "fin": "fin", "pivot": "pivot",
    "stem": "pivot", "pincer": "pincer", "colour_a": "colour_a", "colour_b": "colour_b",
    "colour_c": "colour_c",
    "colour_d": "colour_d", "floor": "pair", "roof": "pair", "target": "target",
}  # fmt: skip
"""The roles of candidates, by the part they belong to. Groups of cells have frames instead."""

GROUPS: tuple[Role, ...] = ("set", "petal", "line", "block")
OUTLINED = ("sue_de_coq", "sk_loop", "multi_sector", "tridagon")
"""Patterns of many cells: these are outlined, and their candidates have no signs."""
FEWEST_GONE = 4
"""So many candidates that go are shown at one beat, however much else there is."""


def draw(position: Position, step: Step) -> Drawing:
    """The whole step."""
    return draw_net(step) if step.nets else _Artist(position, step).drawing()


class _Artist:
    def __init__(self, position: Position, step: Step) -> None:
        self.position, self.step = position, step
        self.beats: list[tuple[list[Mark], list[Tint]]] = []
        self.roles: dict[Candidate, MarkRole] = {}
        self.placed = dict(step.places)

    def drawing(self) -> Drawing:
        for part in self.step.parts:
            self._part(part)
        for marks in links_between(self.step):
            self._beat(marks)
        self._shared_digits()
        self._targets()
        self._chain()
        self._odd_digit()
        self._bars()
        if self.placed:
            self._beat([], [Tint(tuple(self.placed), "second", 0, 0)])
        for gone in self._gone():
            self._beat(gone)
        beats = [(marks, tints) for marks, tints in self.beats if marks or tints]
        scenes = [self._scene([marks for marks, _ in beats[: number + 1]]) for number in range(len(beats))]
        tints = [[tint for _, some in beats[: number + 1] for tint in some] for number in range(len(beats))]
        return staged(scenes, tints, places=self.step.places, extra=len(self.step.places))

    def _beat(self, marks: Iterable[Mark], tints: Iterable[Tint] = ()) -> None:
        self.beats.append((list(marks), list(tints)))

    def _scene(self, beats: Sequence[Sequence[Mark]]) -> list[Mark]:
        """The newest marks first, then frames, then what came before, the latest first."""
        older = [mark for marks in reversed(beats[:-1]) for mark in marks]
        gone = [mark for mark in older if _is_sign(mark, "elimination")]
        frames = [mark for mark in older if isinstance(mark, Frame)]
        others = [mark for mark in older if mark not in gone and not isinstance(mark, Frame)]
        scene = [*beats[-1], *frames, *gone]
        return self._with_whole_pair(scene, others) if any(self.step.all("floor")) else [*scene, *others]

    def _with_whole_pair(self, scene: list[Mark], others: Sequence[Mark]) -> list[Mark]:
        """Of a rectangle: the pair in all corners or, where that is too much, without the floor.

        The floor's cells have nothing but the pair, so they need no signs. The extra digits go all together.
        """
        floor = self.step.the("floor").cells
        pair = [mark for mark in others if _is_sign(mark, "pair")]
        roof = [mark for mark in pair if isinstance(mark, CandidateMark) and mark.cell not in floor]
        extra = [mark for mark in others if _is_sign(mark, "extra")]
        for group in (pair, roof, extra, [mark for mark in others if mark not in (*pair, *extra)]):
            wider = once([*scene, *group])
            if len(wider) <= MOST_MARKS:
                scene = wider
        return scene

    def _part(self, part: Part) -> None:
        marks: list[Mark] = []
        tints: list[Tint] = []
        if part.role in GROUPS or (part.role == "pattern" and self.step.technique in OUTLINED):
            marks.append(self._group(part))
        elif part.house is not None:
            marks.append(
                _frame(HOUSES[part.house], "house" if part.role not in ("base", "cover") else part.role)
            )
            if part.role != "cover":
                tints.append(_tint(HOUSES[part.house], "house"))
            elif self.step.technique == "sk_loop":  # the two digits that link pairs in this house
                inside = [cell for cell in self.step.the("pattern").cells if cell in HOUSES[part.house]]
                marks += self._marked(inside, part.symbols, "premise")
        if part.role == "floor":
            corners = (*part.cells, *self.step.the("roof").cells)
            marks.append(_frame(corners, "rectangle"))
        if part.role in MARKS and part.role != "target" and part.cells:
            tints.append(_tint(part.cells, "first"))
            if self.step.technique not in OUTLINED:
                marks += self._signs(part)
        self._beat(marks, tints)

    def _group(self, part: Part) -> Frame:
        """A group with its letter where the words name it by one, in a cell that has no 1 in that corner."""
        sets = list(self.step.all("set"))
        cells = tuple(sorted(part.cells, key=lambda cell: self.position.masks[cell] >> 1 & 1))
        return Frame(cells, "group", chr(ord("A") + sets.index(part)) if part in sets else "", 0, 0)

    def _signs(self, part: Part) -> list[Mark]:
        role = MARKS[part.role]
        if part.role == "roof":
            pair = self.step.the("floor").symbols
            return [
                *self._marked(part.cells, [one for one in part.symbols if one in pair], "pair"),
                *self._marked(part.cells, [one for one in part.symbols if one not in pair], "extra"),
            ]
        return self._marked(part.cells, part.symbols, role)

    def _marked(self, cells: Iterable[Cell], symbols: Sequence[Symbol], role: MarkRole) -> list[Mark]:
        """Signs at candidates that are there; the first sign of a candidate stays."""
        marks: list[Mark] = []
        for cell in cells:
            for symbol in symbols:
                there = self.position.masks[cell] >> symbol & 1 and not (
                    self.step.bars and cell in self.placed
                )
                if there and (cell, symbol) not in self.roles:
                    self.roles[cell, symbol] = role
                    marks.append(CandidateMark(cell, symbol, role, 0, 0))
        return marks

    def _targets(self) -> None:
        """Where one of several holds the digit that goes elsewhere: in pincers, ends and groups."""
        for part in self.step.all("target"):
            ends = [*self.step.all("set")]
            owners = [*self.step.all("pincer"), *self.step.all("petal"), *ends[:1], *ends[-1:]]
            if self.step.technique == "xyz_wing":
                owners.append(self.step.the("pivot"))
            cells = part.cells or tuple(cell for owner in owners for cell in owner.cells)
            for cell in cells:
                for symbol in part.symbols:
                    self.roles.pop((cell, symbol), None)
            self._beat(self._marked(cells, part.symbols, "target"))

    def _shared_digits(self) -> None:
        """The digits that groups take from each other: neighbours in a row, a stem and its petals."""
        sets, petals = [*self.step.all("set")], [*self.step.all("petal")]
        groups = [*pairwise(sets)] or [(self.step.the("stem"), petal) for petal in petals]
        links = [part for part in self.step.all("link") if not part.cells]
        for pair, part in zip(groups, links, strict=False):
            self._beat(
                self._marked([cell for group in pair for cell in group.cells], part.symbols, "premise")
            )

    def _chain(self) -> None:
        """Link by link; the first and every other one is strong."""
        chain = self.step.chain
        for number, link in enumerate(chain):
            marks = self._marked(link.cells, [link.symbol], "true" if link.on else "false")
            if number:
                before = chain[number - 1]
                ends = ArrowEnd(before.cells, before.symbol), ArrowEnd(link.cells, link.symbol)
                marks.append(Arrow(*ends, "strong" if number % 2 else "weak", 0, 0))
            self._beat(marks, [_tint(link.cells, "first")])

    def _odd_digit(self) -> None:
        """Of a BUG+1: the houses of its cell, each with three places of the digit, not two."""
        if self.step.technique != "bug":
            return
        ((cell, symbol),) = self.step.places
        for house in houses_of(cell):
            places = self._marked(self.position.places(symbol, house), [symbol], "extra")
            self._beat([_frame(HOUSES[house], "house"), *places])

    def _bars(self) -> None:
        for bar in self.step.bars:
            if bar.by is not None:
                rays = [] if bar.cell in self.placed else [Ray(bar.by, bar.cell, 0, 0)]
                self._beat(rays, [_tint([bar.by], "first")])

    def _gone(self) -> list[list[Mark]]:
        """What goes, at as many beats as there is room for."""
        frames = sum(isinstance(mark, Frame) for marks, _ in self.beats for mark in marks)
        room = max(FEWEST_GONE, MOST_MARKS - frames)
        marks: list[Mark] = [CandidateMark(*one, "elimination", 0, 0) for one in self.step.removes]
        return [marks[at : at + room] for at in range(0, len(marks), room)]


def _is_sign(mark: Mark, role: MarkRole) -> bool:
    return isinstance(mark, CandidateMark) and mark.role == role


def _frame(cells: Iterable[Cell], role: FrameRole) -> Frame:
    return Frame(tuple(sorted(cells)), role, "", 0, 0)


def _tint(cells: Iterable[Cell], tone: Tone) -> Tint:
    return Tint(tuple(sorted(cells)), tone, 0, 0)
