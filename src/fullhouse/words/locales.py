"""How six languages join lists, write numbers, tell one from many, and change small words before others.

All that is wanted of CLDR's megabytes: tests/words/test_fluent.py compares it with Babel, which has them all.
The browser has the same small words in web/src/words/agreement.ts; both are tested with
tests/words/agreement.json.
"""

import re
from collections.abc import Sequence

AND = {"en": "and", "fr": "et", "it": "e", "nl": "en", "ru": "и", "de": "und"}
OR = {"en": "or", "fr": "ou", "it": "o", "nl": "of", "ru": "или", "de": "oder"}
"""No language has a comma before it: the English is British."""

GROUPS = {"en": ",", "fr": "\u202f", "it": ".", "nl": ".", "ru": "\u00a0", "de": "."}
"""What stands between thousands."""
POINTS = {"en": "."}
"""What stands before decimals; a comma elsewhere."""
DECIMALS = 3
"""Decimals that are written at most."""


def joined(items: Sequence[str], language: str, *, is_choice: bool) -> str:
    """Some texts as one says them.

    >>> joined(["a1", "b2", "c3"], "en", is_choice=False), joined(["2", "8"], "de", is_choice=True)
    ('a1, b2 and c3', '2 oder 8')
    """
    if len(items) < 2:
        return "".join(items)
    *first, last = items
    return f"{', '.join(first)} {(OR if is_choice else AND)[language]} {last}"


def number(value: float, language: str) -> str:
    """A number as one writes it.

    >>> number(12345, "en"), number(1.5, "fr"), number(-0.12345, "en"), number(2.0, "de")
    ('12,345', '1,5', '-0.123', '2')
    """
    whole, _, decimals = (
        f"{value:,.{DECIMALS}f}".partition(".") if isinstance(value, float) else (f"{value:,}", "", "")
    )
    decimals = decimals.rstrip("0")
    grouped = whole.replace(",", GROUPS[language])
    return f"{grouped}{POINTS.get(language, ',')}{decimals}" if decimals else grouped


def plural(value: float, language: str) -> str:
    """Which form of a word a number takes.

    >>> [plural(count, "ru") for count in (1, 2, 5, 21)], plural(0, "fr"), plural(0, "en")
    (['one', 'few', 'many', 'one'], 'one', 'other')
    """
    size = abs(value)
    whole, is_whole = int(size), float(size).is_integer()
    if language == "ru":
        if not is_whole:
            return "other"
        last, before = whole % 10, whole // 10 % 10
        if before == 1 or last == 0 or last > 4:
            return "many"
        return "one" if last == 1 else "few"
    if language in ("fr", "it") and is_whole and whole and whole % 1_000_000 == 0:
        return "many"
    if language == "fr":
        return "one" if whole <= 1 else "other"
    return "one" if is_whole and whole == 1 else "other"


ITALIAN = {
    "il": "l’", "lo": "l’", "del": "dell’", "al": "all’", "dal": "dall’", "nel": "nell’", "sul": "sull’",
    "i": "gli ", "dei": "degli ", "ai": "agli ", "dai": "dagli ", "nei": "negli ", "sui": "sugli ",
}  # fmt: skip
"""Articles before a number that is spoken with a vowel: uno, otto and all that begin with it, undici."""
FIRST_MARK, LAST_MARK = "\ue000", "\uf8ff"
"""Letters of no language: by these a text may mark its pieces, as the coach does with what it names."""
_ARTICLE = re.compile(rf"\b({'|'.join(ITALIAN)}) (?=(?:1|11|8\d*)\b)", re.IGNORECASE)
_JOINED = re.compile(
    rf"(?<!colonn[ae] )(?!(?<=, )e e\b)\b(e|a) (?=[{FIRST_MARK}-{LAST_MARK}]?\1)", re.IGNORECASE
)
"""“ed” and “ad” before the same vowel; “e” and “a” may also be names of columns."""
_ENGLISH = re.compile(r"\b(a) (?=(?:8\d*|11|18)\b)", re.IGNORECASE)


def agree(text: str, language: str) -> str:
    """A text whose facts are filled in, with the small words that the language wants before them.

    >>> agree("Il 8 e i posti del 1, non il 5 né il 18", "it")
    'L’8 e i posti dell’1, non il 5 né il 18'
    >>> agree("h5 e e8, a a1", "it"), agree("a 8 and a 5", "en")
    ('h5 ed e8, ad a1', 'an 8 and a 5')
    """
    if language == "it":
        return _JOINED.sub(r"\1d ", _ARTICLE.sub(_short, text))
    return _ENGLISH.sub(r"\1n ", text) if language == "en" else text


def _short(match: re.Match[str]) -> str:
    article = ITALIAN[match[1].lower()]
    return article.capitalize() if match[1][0].isupper() else article
