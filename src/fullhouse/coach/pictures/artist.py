"""Draws a step from its first part to its conclusion, beat by beat.

A net is drawn branch by branch: at each beat one conclusion with what it rests on, and what else has room.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal

from fullhouse.coach.geometry import HOUSES, PEERS, House, houses_of
from fullhouse.coach.pictures.drawing import (
    MOST_MARKS,
    Arrow,
    ArrowEnd,
    CandidateMark,
    Drawing,
    Frame,
    FrameRole,
    LinkRole,
    Mark,
    MarkRole,
    Ray,
    Tint,
    Tone,
    once,
    staged,
)
from fullhouse.coach.position import Position
from fullhouse.coach.step import FINS, Candidate, Fact, Net, Part, Role, Step
from fullhouse.coach.tree import Branch, Line, tree_of
from fullhouse.core.ids import Cell, Symbol

MARK_OF_PART: dict[Role, MarkRole] = {
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
        if part.role in MARK_OF_PART and part.role != "target" and part.cells:
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
        role = MARK_OF_PART[part.role]
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


def links_between(step: Step) -> Iterator[list[Mark]]:
    """The links of a step, beat by beat; nothing where its frames say all."""
    if step.technique in ("xy_wing", "xyz_wing"):
        yield from _wing(step)
    elif step.technique == "w_wing":
        yield from _w_wing(step)
    elif step.technique == "empty_rectangle":
        pair = step.the("link")
        one, two = pair.cells
        yield [_strong(one, two, pair.symbols[0])]


def _wing(step: Step) -> Iterator[list[Mark]]:
    """If the pivot takes a pincer's other digit, the pincer takes the one they share."""
    (pivot,), target = step.the("pivot").cells, step.the("target").symbols[0]
    for pincer in step.all("pincer"):
        (cell,) = pincer.cells
        other = next(symbol for symbol in pincer.symbols if symbol != target)
        yield [
            _link(pivot, other, cell, other, "weak"),
            _link(cell, other, cell, target, "strong"),
        ]


def _w_wing(step: Step) -> Iterator[list[Mark]]:
    """Each of the two cells sees an end of the pair of places between them."""
    bound, (one, two) = step.the("link"), step.all("pincer")
    digit = bound.symbols[0]
    first, second = bound.cells
    if first not in PEERS[one.cells[0]] or second not in PEERS[two.cells[0]]:
        first, second = second, first
    yield [_strong(first, second, digit)]
    yield [
        _link(one.cells[0], digit, first, digit, "weak"),
        _link(two.cells[0], digit, second, digit, "weak"),
    ]


def _strong(one: Cell, two: Cell, symbol: Symbol) -> Arrow:
    return _link(one, symbol, two, symbol, "strong")


def _link(one: Cell, symbol: Symbol, two: Cell, other: Symbol, role: LinkRole) -> Arrow:
    return Arrow(ArrowEnd((one,), symbol), ArrowEnd((two,), other), role, 0, 0)


FISH: tuple[Literal["base", "cover"], ...] = ("base", "cover")


def draw_net(step: Step) -> Drawing:
    """The whole net; its last beat shows where it starts, what its cases are and what follows."""
    tree = tree_of(step)
    assert tree is not None
    scenes: dict[int, list[Mark]] = {}
    for branch, above in _with_ancestors(tree, ()):
        _branch(branch, above, scenes)
    fish = _fish(step)
    scenes[1] = [*fish, *scenes[1]]
    ends: list[Mark] = [CandidateMark(*one, "elimination", 0, 0) for one in step.removes]
    last = max(scenes)
    scenes[last + 1] = [*ends, *fish, *_start(tree), *(scenes[last] if not tree.cases else ())]
    beats = [scenes[beat] for beat in sorted(scenes)]
    tints = [_tinted(scene) for scene in beats]
    if step.places:
        tints[-1].append(Tint(tuple(cell for cell, _ in step.places), "second", 0, 0))
    return staged(beats, tints, places=step.places, extra=len(step.places))


def _fish(step: Step) -> list[Mark]:
    """Of a Kraken fish: its lines and its fins."""
    frames: list[Mark] = [
        Frame(tuple(sorted(HOUSES[part.house])), role, "", 0, 0)
        for role in FISH
        for part in step.all(role)
        if part.house is not None
    ]
    fins = [(cell, symbol) for part in step.all("fin") for cell in part.cells for symbol in part.symbols]
    return [*frames, *(CandidateMark(*fin, "fin", 0, 0) for fin in fins)]


def _with_ancestors(branch: Branch, above: tuple[Branch, ...]) -> Iterable[tuple[Branch, tuple[Branch, ...]]]:
    yield branch, above
    for case in branch.cases:
        yield from _with_ancestors(case, (*above, branch))


def _branch(branch: Branch, above: tuple[Branch, ...], scenes: dict[int, list[Mark]]) -> None:
    """The scenes of a branch: its assumption, each line, its end or its cases."""
    assumed: list[Mark] = [
        mark for one in (*above, branch)[::-1] if one.assumed for mark in _sign(one.assumed, "assumed")
    ]
    scenes[branch.beat] = assumed or _cases(branch)
    for number, line in enumerate(branch.lines):
        earlier = [mark for one in branch.lines[:number][::-1] for mark in _sign(one.fact, "true")]
        scenes[line.beat] = [*_line(line), *assumed, *earlier]
    latest = [mark for one in branch.lines[::-1] for mark in _sign(one.fact, "true")]
    if branch.end is not None:
        at = _where(branch.net)
        scenes[branch.end.beat] = [*at, *_rests(branch.end), *assumed, *latest]
    if branch.split != branch.beat and branch.split:
        scenes[branch.split] = [*_cases(branch), *assumed, *latest]


def _start(tree: Branch) -> list[Mark]:
    """The assumption, and the cases that it comes to."""
    assumed = list(_sign(tree.assumed, "assumed")) if tree.assumed else []
    return [*assumed, *(_cases(tree) if tree.cases else [])]


def _cases(branch: Branch) -> list[Mark]:
    """The cell or the house whose cases are looked at, and what each case assumes."""
    cases = [mark for case in branch.cases if case.assumed for mark in _sign(case.assumed, "assumed")]
    return [*_where(branch.net), *cases]


def _where(net: Net) -> list[Mark]:
    """The cell or the house where a net ends; the fins of a fish are marked by themselves."""
    if net.at == FINS:
        return []
    if net.end == "empty_cell" or (net.end == "cases" and not net.symbol):
        cells: tuple[Cell, ...] = (Cell(net.at),)
    elif net.at >= len(HOUSES):
        cells = (Cell(net.at - len(HOUSES)),)
    else:
        cells = tuple(sorted(HOUSES[House(net.at)]))
    return [Frame(cells, "house", "", 0, 0)]


def _line(line: Line) -> list[Mark]:
    """A conclusion, the house where it is the last place, what it rests on, and arrows from there."""
    fact = line.fact
    frame = [Frame(tuple(sorted(HOUSES[House(fact.ref)])), "house", "", 0, 0)] if fact.why == "house" else []
    arrows = [Arrow(_end(one), _end(fact), "leads", 0, 0) for one in line.because]
    return [*_sign(fact, "true" if fact.on else "false"), *frame, *_rests(line), *arrows]


def _rests(line: Line) -> list[Mark]:
    """The true facts that a line rests on, and what they made false."""
    premises = [mark for one in line.because for mark in _sign(one, "premise")]
    return [*premises, *(mark for one in line.gone for mark in _sign(one, "false"))]


def _end(fact: Fact) -> ArrowEnd:
    return ArrowEnd((fact.cell,), fact.symbol)


def _sign(fact: Fact, role: MarkRole) -> tuple[CandidateMark, ...]:
    return (CandidateMark(fact.cell, fact.symbol, role, 0, 0),)


def _tinted(scene: Iterable[Mark]) -> list[Tint]:
    """The cells of what is true at a beat."""
    cells = {
        mark.cell for mark in scene if isinstance(mark, CandidateMark) and mark.role in ("true", "assumed")
    }
    return [Tint((cell,), "first", 0, 0) for cell in sorted(cells)]
