"""What is written is read again, in every format."""

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.problems import formats
from fullhouse.problems.problem import FIELDS, NOTHING, Problem, candidates_from
from fullhouse.sudoku.board import NINE
from tests.examples import examples
from tests.formats.problems import GIVENS, candidates, digits, problems

ALL = list(formats.formats())
EVERYTHING = Problem(
    givens=GIVENS,
    digits=digits(c1=4, a3=1),
    candidates=candidates(d1="26", f1="2468", e5="5"),
    title="Knights & <Knaves>",
    author="Żółw, 亀",
    comment="First line\n\nThird: “quoted”, it's \\ * # [x]",
    source="The Daily",
)
BLANK = {"digits": NOTHING, "candidates": (), "title": "", "author": "", "comment": "", "source": ""}


def carried(problem: Problem, name: str) -> Problem:
    """What a format has room for."""
    lost = [field for field in FIELDS if field not in formats.formats()[name].carries]
    kept = msgspec.structs.replace(problem, **{field: BLANK[field] for field in lost})
    return as_hodoku_keeps_it(kept) if name == "hodoku" else kept


def as_hodoku_keeps_it(problem: Problem) -> Problem:
    """Candidates that do not fit were never there; all that fit in every cell is the same as none noted."""
    filled = problem.filled()
    fitting = [set[int]() if filled.symbols[at] else set(filled.candidates(Cell(at))) for at in NINE.cells]
    kept = [have & set(marks) for have, marks in zip(fitting, problem.candidates or [()] * 81, strict=True)]
    marks = candidates_from(kept) if problem.candidates and kept != fitting else ()
    return msgspec.structs.replace(problem, candidates=marks)


@pytest.mark.parametrize("name", ALL)
def test_writes_what_it_reads(name: str) -> None:
    """The whole way: recognised, read, checked."""
    text = formats.write([EVERYTHING], name)
    assert formats.read(text) == [carried(EVERYTHING, name)]
    assert formats.read(text.replace("\n", "\r\n").encode("utf-8-sig")) == [carried(EVERYTHING, name)]
    assert formats.read(text.encode("utf-16")) == [carried(EVERYTHING, name)]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ALL)
@examples(12, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_writes_and_reads_any_problem(name: str, data: st.DataObject) -> None:
    one = formats.formats()[name]
    many = data.draw(st.lists(problems(one.carries), min_size=1, max_size=3 if one.several else 1))
    assert one.read(formats.write(many, name)) == [carried(problem, name) for problem in many]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ALL)
@examples(8, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_exactly_one_format_claims_a_text(name: str, data: st.DataObject) -> None:
    problem = data.draw(
        problems(formats.formats()[name].carries).filter(lambda problem: problem.givens.filled)
    )
    text = formats.write([problem], name)
    claiming = [other for other, one in formats.formats().items() if one.claims(text)]
    # A collection is plain text, and nine plain rows are a drawing: each reads the other's.
    assert claiming == {"sdm": ["text"], "sdk": ["sdk"] if text[0] in "#[" else ["grid"]}.get(name, [name])


def test_lost_fields_are_reported() -> None:
    assert formats.left_out([EVERYTHING], "text") == FIELDS
    assert formats.left_out([EVERYTHING], "sudokupad") == ("digits", "source")
    assert formats.left_out([EVERYTHING], "ipuz") == ()
    assert formats.left_out([Problem(givens=GIVENS)], "text") == ()


def test_untrimmed_texts_are_written() -> None:
    wild = Problem(givens=GIVENS, title="a\0b\ud800\n c", comment="x\x0by\r\nz")
    for name in ("opensudoku", "ipuz", "fpuzzles", "sdk"):
        (problem,) = formats.read(formats.write([wild], name))
        assert (problem.title, problem.comment) == ("a b c", "x y\nz")


@pytest.mark.parametrize("name", [name for name, one in formats.formats().items() if not one.several])
def test_some_formats_hold_one_problem(name: str) -> None:
    for count in (0, 2):
        with pytest.raises(BadInput) as refused:
            formats.write([EVERYTHING] * count, name)
        assert refused.value.facts == {"format": name, "count": count}


@pytest.mark.parametrize("name", [name for name, one in formats.formats().items() if one.several])
def test_others_hold_several(name: str) -> None:
    two = [Problem(givens=GIVENS), EVERYTHING]
    assert formats.read(formats.write(two, name), name) == [carried(problem, name) for problem in two]
