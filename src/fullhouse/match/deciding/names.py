"""Players' names: one line of printable characters with a letter in it, and not rude where that counts."""

import re
import unicodedata
from collections.abc import Iterable, Set
from functools import cache
from itertools import count
from pathlib import Path

from fullhouse.core.errors import BadInput
from fullhouse.match.ids import LONGEST_NAME

MOST_MARKS = 3
"""Marks on one letter; more of them cover the lines above and below."""
LOOKALIKES = str.maketrans("013457@$!", "oieastasi")
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\U0001d159")
"""Letters, signs and marks by their category that show nothing."""
STYLES = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Choose how the sign before them is drawn."""
TWINS = str.maketrans("авеёікмнорстухѕјԁԛԝһαβεικνορτυχ", "abeeikmhopctyxsjdqwhabeiknoptux")
"""Small letters of other alphabets that look like ours, small or capital."""


def clean_name(name: str, rude: Set[str] = frozenset()) -> str:
    """The name as it will be shown.

    >>> clean_name("  Ana   Maria ")
    'Ana Maria'
    >>> clean_name("\\u202eevil")
    'evil'
    """
    kept = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    kept = "".join(
        char
        for char in kept
        if char == " " or not (char in BLANK or unicodedata.category(char).startswith(("C", "Z")))
    )
    cleaned = " ".join(kept.split())
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise BadInput("bad-name", most=LONGEST_NAME)
    kinds = "".join(unicodedata.category(char)[0] for char in cleaned)
    if not re.search("[LNS]", kinds) or "M" * (MOST_MARKS + 1) in kinds:
        raise BadInput("bad-name-letters")
    if not rude.isdisjoint(_words(cleaned)):
        raise BadInput("rude-name")
    return cleaned


def free_number(wanted: int, others: Iterable[str]) -> str:
    """What stands for a name that nobody gave: a number, the one wanted or the next that is free.

    Each device says it in its own language ("Player 2"); it stays with the player when seats change.

    >>> free_number(2, ["1"]), free_number(2, ["2", "Ana"])
    ('2', '3')
    """
    taken = set(others)
    return next(number for number in map(str, count(wanted)) if number not in taken)


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody at the table has one that looks the same.

    >>> distinct_name("Ana", ["Ben"]), distinct_name("ANA", ["Ana"]), distinct_name("Ana", ["Аnа", "Ana 2"])
    ('Ana', 'ANA 2', 'Ana 3')
    >>> distinct_name("𝐀𝐧𝐚", ["Ana"]), distinct_name("Ａｎａ", ["Ana"])
    ('𝐀𝐧𝐚 2', 'Ａｎａ 2')
    """
    taken = {_look(other) for other in others}
    number, distinct = 1, name
    while _look(distinct) in taken:
        number += 1
        ending = f" {number}"
        distinct = f"{name[: LONGEST_NAME - len(ending)].rstrip()}{ending}"
    return distinct


@cache
def rude_words() -> frozenset[str]:
    """The word lists of all languages: a stranger's name is read by everybody."""
    lists = sorted((Path(__file__).parent / "rude").glob("*.txt"))
    return frozenset(word for page in lists for word in page.read_text(encoding="utf-8").split())


def _look(name: str) -> str:
    """What a name looks like at a glance: without case, accents, styles and foreign twins of letters."""
    plain = STYLES.sub("", unicodedata.normalize("NFKD", name).casefold()).translate(TWINS)
    return "".join(char for char in plain if not unicodedata.combining(char))


def _words(name: str) -> set[str]:
    """The words of a name, and all of it as one word: without accents, doubled letters and lookalikes.

    Only whole words count, so that nobody's real name is refused for a part of it.

    >>> sorted(_words("Sh1t, B.o.b"))
    ['b', 'o', 'shit', 'shitbob']
    """
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOKALIKES)
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    words = [word for word in re.split(r"[\W\d_]+", plain) if word]
    words.append("".join(words))
    return {form for word in words for form in (word, re.sub(r"(.)\1+", r"\1", word))}
