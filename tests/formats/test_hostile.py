"""Hostile input is refused with its reason, in every format; what took very long would be ended by pytest."""

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from fullhouse.core.errors import BadInput
from fullhouse.problems import formats
from fullhouse.problems.formats.kit.json import decoded_object
from fullhouse.problems.formats.kit.links import pack
from fullhouse.problems.formats.kit.text import MOST_BYTES
from tests.examples import examples
from tests.formats.problems import LINE, SOLUTION, problems
from tests.formats.test_round_trip import ALL, EVERYTHING

LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE lolz [
  <!ENTITY a "ha">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
  <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
]>
<opensudoku><name>&c;</name></opensudoku>"""
OUTSIDE = """<!DOCTYPE opensudoku [<!ENTITY file SYSTEM "file:///etc/hostname">]>
<opensudoku><name>&file;</name></opensudoku>"""
SCL = "https://sudokupad.app/scl"
LINK = "https://www.f-puzzles.com/?load="
IPUZ = '{"kind":["http://ipuz.org/sudoku#1"],"puzzle":'
LONG_NAME = "<opensudoku><name>" + "x\n" * 500_000 + f'</name><game data="{LINE}"/></opensudoku>'


def refused(data: str | bytes, name: str | None = None) -> BadInput:
    with pytest.raises(BadInput) as bad:
        formats.read(data, name)
    return bad.value


HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "nothing-to-read"),
    "no bytes": (b"", "nothing-to-read"),
    "a mark and a line end": ("\ufeff \r\n", "nothing-to-read"),
    "the same in UTF-16": (b"\xff\xfe\n\0", "nothing-to-read"),
    "half of UTF-16": (b"\xff\xfe5", "not-text"),
    "zero bytes": ("\0" * 81, "not-text"),
    "a zero byte": ("5\0" + LINE, "not-text"),
    "half a character": ("5\ud800", "not-text"),
    "a picture": (b"\x89PNG\r\n\x1a\n\0", "not-text"),
    "Latin": (b"\xe9\xe8" * 40, "format-not-recognised"),
    "a large text": ("5" * (MOST_BYTES + 1), "input-too-large"),
    "ten million bytes": (b"." * 10_000_000, "input-too-large"),
    "an empty grid": ("." * 81, "problem-without-givens"),
    "a lone digit": ("." * 80 + "5", "problem-with-several-solutions"),
    "a billion laughs": (LAUGHS, "xml-with-doctype"),
    "a file from outside": (OUTSIDE, "xml-with-doctype"),
    "deep XML of others": ("<a>" * 100_000, "another-kind-of-problem"),
    "deep XML": ("<opensudoku>" * 100_000, "nested-too-deep"),
    "an unknown entity": ("<opensudoku>&a;</opensudoku>", "bad-xml"),
    "a long tag": ("<" + "x" * 3_000_000, "bad-xml"),
    "deep JSON": (IPUZ + "[" * 90_000, "nested-too-deep"),
    "a long number": (IPUZ + "1" * 90_000 + "}", "bad-json"),
    "half a character in JSON": (IPUZ + '"\\ud800"}', "bad-json"),
    "not a number": (IPUZ + "NaN}", "bad-json"),
    "a large number": (IPUZ + "[[1e999]]}", "bad-json"),
    "a name twice": ('{"grid":[],"size":9,"size":true}', "wrong-shape"),
    "deep JSON in a link": (LINK + pack("[" * 100_000), "nested-too-deep"),
    "a bomb in a link": (LINK + pack("a" * 500_000), "expands-too-far"),
    "a long file": (IPUZ + "[" * 1_000_000, "input-too-large"),
    "a long link": (LINK + "A" * 3_000_000, "input-too-large"),
    "no object in a link": (LINK + pack("5"), "bad-json"),
    "a damaged link": (LINK + "N4Ig%ZZ", "bad-compression"),
    "deep shorthand": (SCL + pack("[" * 100_000), "nested-too-deep"),
    "endless escapes": (SCL + pack("{a:'" + "\\" * 100_000), "bad-json"),
    "endless stars": ("https://sudokupad.app/scf" + "*" * 1_000_000, "bad-grid-length"),
    "many problems, one bad": (f"{LINE}\n" * 2_000 + "x", "bad-grid-length"),
    "a long stroke": ("-" * 3_000_000 + "5", "bad-grid-length"),
    "many plus signs": (":0000:x:" + "+" * 1_000_000 + ":::", "bad-grid-length"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_input(case: str) -> None:
    data, code = HOSTILE[case]
    assert refused(data).code == code


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ALL)
def test_no_pattern_backtracks_for_long(name: str) -> None:
    """Long, nearly empty input in each format; a backtracking pattern would take longer than a test may."""
    for filler in ("\n", "-", "#a\n", "5|"):
        for length in (200_000, 600_000):  # the shorter one is not too large for a link
            refused(filler * (length // len(filler)) + "!", name)


def test_long_titles_are_truncated() -> None:
    assert formats.read(LONG_NAME)[0].title == " ".join("x" * 100)


def test_invalid_problems_are_refused() -> None:
    assert refused("." * 81, "text").code == "problem-without-givens"
    assert refused("5" + LINE[1:8] + "5" + LINE[9:]).facts == {"symbol": 5, "both": ["a1", "i1"]}
    assert refused(SOLUTION[:80] + "8").code == "problem-with-clash"
    assert refused("12345678........9" + "." * 64).code == "problem-without-solution"


def test_two_solutions_are_told_apart_by_the_cells_in_which_they_first_differ() -> None:
    """A solution from which all sixes and nines are gone: they can change places."""
    swapped = [at for at in range(81) if SOLUTION[at] in "69"]
    grid = "".join("." if at in swapped else symbol for at, symbol in enumerate(SOLUTION))
    bad = refused(grid)
    assert bad.code == "problem-with-several-solutions"
    assert bad.facts["cell"] == bad.facts["both"][0] == "d1"
    assert bad.facts["both"][1] == "g1"
    assert sorted(bad.facts["symbols"]) == [6, 9]


def test_names_the_problem_of_several() -> None:
    assert refused(f"{LINE}\n{LINE}\n55{LINE[2:]}\n").facts["problem"] == 3


def test_unknown_formats() -> None:
    assert refused(LINE, "docx").facts["allowed"] == ALL
    with pytest.raises(BadInput, match="unknown-format"):
        formats.write([EVERYTHING], "docx")


def test_json_must_be_an_object() -> None:
    with pytest.raises(BadInput, match="bad-json: detail="):
        decoded_object("[]")


def survives(data: str | bytes, name: str | None) -> None:
    """Reads it, or refuses it as it should."""
    try:
        problems = formats.read(data, name)
    except BadInput:
        return
    assert problems


FUZZ = examples(12, suppress_health_check=list(HealthCheck))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", [*ALL, None])
@FUZZ
@given(data=st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_random_input_never_crashes(name: str | None, data: str | bytes) -> None:
    survives(data, name)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ALL)
@FUZZ
@given(data=st.data())
def test_mutated_input_never_crashes(name: str, data: st.DataObject) -> None:
    """A good text with a few characters cut out, put in or doubled."""
    one = formats.formats()[name]
    text = data.draw(
        st.one_of(st.just(EVERYTHING), problems(one.carries)).map(lambda problem: one.write([problem]))
    )
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        put = data.draw(
            st.one_of(st.text(max_size=4), st.just(text[start:end] * 2), st.sampled_from("{}[]\"':|<&+%*"))
        )
        text = text[:start] + put + text[end:]
    survives(text, name)
    survives(text, None)


@pytest.mark.no_cover
@pytest.mark.parametrize("host", [LINK, "https://sudokupad.app/scl", "https://sudokupad.app/fpuz"])
@FUZZ
@given(data=st.data())
def test_mutated_links_never_crash(host: str, data: st.DataObject) -> None:
    values = st.recursive(
        st.none() | st.booleans() | st.integers(-1, 10) | st.text(max_size=3),
        lambda inner: st.lists(inner, max_size=9) | st.dictionaries(NAMES, inner, max_size=4),
        max_leaves=30,
    )
    text = data.draw(
        st.one_of(values.map(str), values.map(lambda value: msgspec.json.encode(value).decode()))
    )
    survives(host + pack(text), None)


NAMES = st.sampled_from(
    ["cells", "ce", "grid", "size", "value", "v", "given", "metadata", "cages", "regions", "title", "t"]
)
