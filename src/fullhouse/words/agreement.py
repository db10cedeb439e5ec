"""Small words that change with what follows them: Italian articles and “ed”, English “a” and “an”.

The browser has the same in web/src/words/agreement.ts; both are tested with tests/words/agreement.json.
"""

import re

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
