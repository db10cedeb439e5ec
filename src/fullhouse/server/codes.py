"""Table codes that can be read aloud in any of our languages: syllables of a consonant and a vowel."""

import secrets

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
SYLLABLES, MORE_SYLLABLES = 4, 6
GROUP = 4
"""The letters between two hyphens."""


def new_code(*, longer: bool = False) -> str:
    """A random code: one of 24 million, or of 117 thousand million while the server is being guessed at.

    >>> len(new_code()), len(new_code(longer=True))
    (9, 14)
    """
    syllables = MORE_SYLLABLES if longer else SYLLABLES
    return _written("".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(syllables)))


def read_code(text: str) -> str | None:
    """Parse a typed code, ignoring case, spaces and hyphens. None if it is invalid.

    >>> read_code(" BAKO timu"), read_code("bako-tim"), read_code("bakoti mulera")
    ('bako-timu', None, 'bako-timu-lera')
    """
    if len(text) > 3 * MORE_SYLLABLES * 2:
        return None
    letters = "".join(char for char in text.lower() if char not in " -_.")
    fits = len(letters) in (2 * SYLLABLES, 2 * MORE_SYLLABLES) and all(
        char in (VOWELS if place % 2 else CONSONANTS) for place, char in enumerate(letters)
    )
    return _written(letters) if fits else None


def _written(letters: str) -> str:
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))
