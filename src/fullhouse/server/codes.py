"""Table codes that can be read aloud in any of our languages: syllables of a consonant and a vowel."""

import secrets

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
SYLLABLES = 4


def new_code() -> str:
    """A random code: one of 24 million.

    >>> len(new_code())
    9
    """
    letters = "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))
    return _written(letters)


def read_code(text: str) -> str | None:
    """Parse a typed code, ignoring case, spaces and hyphens. None if it is invalid.

    >>> read_code(" BAKO timu"), read_code("bako-tim")
    ('bako-timu', None)
    """
    if len(text) > 3 * SYLLABLES * 2:
        return None
    letters = "".join(char for char in text.lower() if char not in " -_.")
    fits = len(letters) == 2 * SYLLABLES and all(
        char in (VOWELS if place % 2 else CONSONANTS) for place, char in enumerate(letters)
    )
    return _written(letters) if fits else None


def _written(letters: str) -> str:
    return f"{letters[:SYLLABLES]}-{letters[SYLLABLES:]}"
