"""Why something could not be read is told by kinds, in the language of the reader, not of a library."""

from typing import Annotated, Literal

import msgspec
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import cause_of, misread
from fullhouse.words import LANGUAGES, explain


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=2, le=5)]
    text: Annotated[str, msgspec.Meta(max_length=3, pattern="^a")] = "a"
    items: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)] = (1,)
    choice: Literal["x", "y"] = "x"
    maybe: int | None = None


READ = {
    b"": "The message could not be understood: it ends too early.",
    b'{"number": x}': "The message could not be understood: not valid JSON at character 12.",
    b"[]": "The message could not be understood: it should be an object, not a list.",
    b"{}": "The message could not be understood: the field “number” is missing.",
    b'{"number": 1}': "The message could not be understood: too small, the limit is 2 (in “number”).",
    b'{"number": 6}': "The message could not be understood: too large, the limit is 5 (in “number”).",
    b'{"number": 2, "seed": 1}': "The message could not be understood: there is no field “seed”.",
    b'{"number": 2, "text": "aaaa"}': "The message could not be understood: too long, 3 at most (in “text”).",
    b'{"number": 2, "text": "b"}': (
        "The message could not be understood: the text does not have the form it should (in “text”)."
    ),
    b'{"number": 2, "items": []}': (
        "The message could not be understood: too short, at least 1 (in “items”)."
    ),
    b'{"number": 2, "choice": "z"}': "The message could not be understood: “z” is not allowed (in “choice”).",
    b'{"number": 2, "maybe": "z"}': (
        "The message could not be understood: it should be a whole number, not text (in “maybe”)."
    ),
    b'{"number": 2, "items": [null]}': (
        "The message could not be understood: it should be a whole number, not nothing (in “items[0]”)."
    ),
    b'{"\xff": 2}': "The message could not be understood: it is not text in UTF-8.",
}


@pytest.mark.parametrize("source", READ)
def test_each_kind_of_cause_has_words_in_every_language(source: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as caught:
        msgspec.json.decode(source, type=Shape)
    told = {
        language: explain(BadInput("bad-message", **cause_of(caught.value)), language)
        for language in LANGUAGES
    }
    assert told["en"] == READ[source]
    assert len(set(told.values())) == len(LANGUAGES)
    for language in LANGUAGES:
        assert not {"Expected", "Object", "Invalid", "malformed", "truncated"} & set(told[language].split())


def test_what_no_reader_says_is_told_too() -> None:
    assert explain(BadInput("bad-request", **cause_of(RecursionError()))).endswith("nested too deeply.")
    assert explain(BadInput("bad-request", **cause_of("Something else"))) == (
        "The request could not be understood: something in it is not as it should be."
    )
    assert explain(BadInput("bad-request", **misread("missing", field="level")), "de") == (
        "Die Anfrage war nicht zu verstehen: das Feld „level“ fehlt."
    )
