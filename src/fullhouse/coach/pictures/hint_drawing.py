"""What the board shows with each stage of a hint: the area, then the pattern, then the whole step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fullhouse.coach.geometry import HOUSES, House, is_block
from fullhouse.coach.hint import Hint, mistake_stages
from fullhouse.coach.mistakes import Mistake
from fullhouse.coach.pictures.artist import draw
from fullhouse.coach.pictures.drawing import MOST_MARKS, Drawing, Frame, Ray, Tint, with_legend
from fullhouse.coach.position import Position
from fullhouse.coach.sentences import stages
from fullhouse.coach.sentences.sentence import Across, At, Houses, In, Line, Sentence
from fullhouse.coach.step import Step
from fullhouse.core.ids import Cell


def hint_drawing(hint: Hint, stage: int) -> Drawing | None:
    """The drawing that goes with the words of a stage; None where the coach has no step to show."""
    if hint.mistake is not None:
        sentences = mistake_stages(hint.mistake)[stage - 1]
        drawing = _mistake(hint.mistake, stage)
    elif hint.step is not None and hint.position is not None:
        words = stages(hint.step)
        sentences = ((words.where,), (words.idea,), words.proof)[stage - 1]
        drawing = _step(hint.position, hint.step, words.where, stage)
    else:
        return None
    return with_legend(replace(drawing, blocks=any(map(is_block, _houses(sentences)))))


def _step(position: Position, step: Step, where: Sentence, stage: int) -> Drawing:
    if stage == 1:
        return _area(position, where)
    drawing = draw(position, step)
    return drawing if stage == 3 else _pattern(drawing)


def _area(position: Position, where: Sentence) -> Drawing:
    """The house, the cell, or all places of the digit that the words speak of."""
    match where.facts:
        case {"in": In(house)}:
            return _framed(HOUSES[house])
        case {"cell": At(cells)}:
            return _framed(cells)
        case {"lines": Across(lines)}:
            return Drawing(
                frames=tuple(Frame(tuple(sorted(HOUSES[line])), "house", "", 1, 1) for line in lines)
            )
        case _:
            digit = where.facts["digit"]
            assert isinstance(digit, int)
            return Drawing(tints=(Tint(tuple(sorted(position.rooms[digit])), "house", 1, 1),))


def _framed(cells: Iterable[Cell]) -> Drawing:
    ordered = tuple(sorted(cells))
    return Drawing(tints=(Tint(ordered, "house", 1, 1),), frames=(Frame(ordered, "house", "", 1, 1),))


def _pattern(drawing: Drawing) -> Drawing:
    """What the step looks at, but neither links nor conclusions. Of a net, only what is assumed."""
    placed = {cell for cell, _ in drawing.places}
    is_net = any(mark.role == "assumed" for mark in drawing.marks)
    shown = [mark for mark in drawing.marks if mark.role == "assumed" or not is_net]
    if is_net:  # the first assumption, or the cases of the first split
        shown = [mark for mark in shown if mark.beat == 1]
    marks = tuple(mark for mark in shown if mark.role != "elimination")
    if placed and not drawing.arrows:
        marks = ()  # they would give the digit away
    assumed = {mark.cell for mark in marks}
    seen = [tint for tint in drawing.tints if not is_net or assumed.issuperset(tint.cells)]
    if all(placed.issuperset(tint.cells) for tint in seen):
        placed = set()  # the cell is all there is to look at
    tints = (
        tint if tint.tone == "house" else replace(tint, cells=tuple(set(tint.cells) - placed))
        for tint in seen
    )
    frames = tuple(frame for frame in drawing.frames if frame.beat == 1 or not is_net)
    return Drawing(
        tints=tuple(dict.fromkeys(replace(tint, beat=1, until=1) for tint in tints if tint.cells)),
        frames=tuple(dict.fromkeys(replace(frame, beat=1, until=1) for frame in frames)),
        marks=tuple(replace(mark, beat=1, until=1) for mark in marks)[: max(0, MOST_MARKS - len(frames))],
    )


def _mistake(mistake: Mistake, stage: int) -> Drawing:
    """The block; then the cell; then the tiles that it repeats."""
    if stage == 1:
        return _framed(HOUSES[mistake.block])
    drawing = Drawing(
        tints=(Tint((mistake.cell,), "odd", 1, 1),), frames=(Frame((mistake.cell,), "house", "", 1, 1),)
    )
    rays = tuple(Ray(seen, mistake.cell, 1, 1) for seen in mistake.seen)
    return drawing if stage == 2 else replace(drawing, rays=rays)


def _houses(sentences: Iterable[Sentence]) -> Iterator[House]:
    """The houses that sentences name."""
    for sentence in sentences:
        for value in sentence.facts.values():
            match value:
                case In(house):
                    yield house
                case Houses(houses):
                    yield from houses
                case Line(facts):
                    yield from (House(fact.ref) for fact in facts if fact.why == "house")
                case tuple():
                    yield from _houses(one for one in value if isinstance(one, Sentence))
