"""Our reader of Fluent says what Fluent's own says, in every message; Babel agrees on lists and numbers."""

from itertools import chain

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from fullhouse.words import LANGUAGES, pages
from fullhouse.words.fluent import Book, Unreadable, entries
from fullhouse.words.locales import joined, number, plural
from tests.examples import FACTOR
from tests.words import sentences

NUMBERS = (*range(130), 999, 1000, 1001, 12_345, 10**6, 1_000_021, 2 * 10**6, 10**14, -1, -21, -1500)
FRACTIONS = (0.5, 1.0, 1.5, 2.0, 0.1234567, 1234.5, -0.5, 2.0004, 1e6)
ODD = """
# A comment
plain = Text
    goes on
      further in

    after a blank line
inside = One { plain } and { -term } { "  " } { "\\"\\u00e9" } end
-term = a term
block =
    { $n } first
    { $n } second
number = { $n ->
    [0] none
    [1.5] one and a half
    [one] one
   *[other] { $word ->
        [yes] sure
       *[no] { $n } in
            two lines
    }
} left
attributed = Value
    .title = A title
literal = { 5 } { 1.5 }
"""


def both(page: str, language: str) -> tuple[Book, FluentBundle]:
    ours, theirs = Book(language), FluentBundle([language], use_isolating=False)
    ours.add(page)
    theirs.add_resource(FluentResource(page))
    return ours, theirs


def same(ours: Book, theirs: FluentBundle, key: str, facts: dict[str, str | int | float]) -> None:
    message = theirs.get_message(key)
    assert message.value is not None
    text, errors = theirs.format_pattern(message.value, facts)
    assert errors == []
    assert ours.say(key, facts) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_the_same(language: str) -> None:
    """Those of the browser as well, though it has Fluent's own reader."""
    theirs, ours = sentences.book(language), Book(language)
    for page in (*pages(language), sentences.BROWSER / f"{language}.ftl"):
        ours.add(page.read_text(encoding="utf-8"))
    assert len(theirs.needs) > 1000
    for key in theirs.needs:
        assert key in ours
        for facts in theirs.fillings(key, 1 if FACTOR == 1 else 3):
            same(ours, theirs.bundle, key, facts)


@pytest.mark.parametrize("key", [key for key in entries(ODD) if not key.startswith("-")])
def test_odd_ways_of_writing_are_read(key: str) -> None:
    ours, theirs = both(ODD, "en")
    for n, word in ((0, "yes"), (1, "no"), (1.5, "no"), (7, "yes"), (1200, "no")):
        same(ours, theirs, key, {"n": n, "word": word})


@pytest.mark.parametrize(
    "source", ["a = { $n", "a = { $n ->\n    [one] x\n}", "a = {}", 'a = { "x }', "a = b }", "a = { F($n) }"]
)
def test_what_is_no_fluent_is_refused(source: str) -> None:
    book = Book("en")
    book.add(source)
    with pytest.raises(Unreadable):
        book.say("a", {"n": 1})


def test_the_first_of_two_messages_stays_and_unknown_ones_are_missed() -> None:
    book = Book("en")
    book.add("a = first\nempty =\n")
    book.add("a = second")
    assert book.say("a", {}) == "first"
    assert "b" not in book
    assert "empty" not in book
    with pytest.raises(KeyError):
        book.say("b", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_numbers_are_those_of_cldr(language: str) -> None:
    """Of all kinds of English only the British has no comma before the last one, as the other five."""
    locale = Locale.parse("en_GB" if language == "en" else language)
    for count in range(6):
        items = [f"x{n}" for n in range(count)]
        assert joined(items, language, is_choice=False) == format_list(items, "standard", locale)
        assert joined(items, language, is_choice=True) == format_list(items, "or", locale)
    for value in chain(NUMBERS, FRACTIONS):
        assert number(value, language) == format_decimal(value, locale=locale)
        whole = int(value) if float(value).is_integer() else value
        assert plural(value, language) == locale.plural_form(abs(whole))
