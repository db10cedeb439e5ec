"""Everything people read, in six languages: Fluent messages, looked up by key. No sentence stands in code.

A folder `words/` anywhere in the package may hold `en.ftl`, `fr.ftl` …; all of them are read as one book.
Errors that leave by the facade say what is wrong in one sentence, and keep their code and facts.
"""

import re
import reprlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, wraps
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from fullhouse.core.errors import FullHouseError, Refused, plain
from fullhouse.core.ids import whole_number
from fullhouse.words.fluent import Book, entries
from fullhouse.words.locales import agree, joined

LANGUAGE_NAMES = {
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "ru": "Русский",
    "de": "Deutsch",
}
"""Every language by its own name, as a person looks for it."""
LANGUAGES = tuple(LANGUAGE_NAMES)
UNFINISHED: frozenset[str] = frozenset()
"""Languages whose translation has begun: the rest is said in English, and the list of languages says so."""
ALTERNATIVES = ("allowed", "either", "expected", "moves", "symbols")
"""Lists of which one holds: they are joined by “or”, all others by “and”."""
LONGEST_DETAIL = 300
"""Characters of `detail`, which is the message of another program; all other facts are short."""
LONGEST_LIST = 100
"""Longer lists are cut to this many items: the time to join them grows with the square."""
MANY_NAMES = 12
"""Where there are as many names, those that look like a wrong one are told instead of all."""
LONGEST_NUMBER = 10**15
_added: list[Path] = []
"""Folders with words of other packages."""


def language_for(asked: str) -> str:
    """One of our languages for a language tag; English where we do not speak it.

    >>> language_for("de-AT"), language_for("tlh")
    ('de', 'en')
    """
    short = asked[:2].lower()
    return short if short in LANGUAGES else "en"


def say(key: str, language: str = "en", **facts: Any) -> str:
    """The text of a key with its facts filled in.

    >>> say("error-unknown-cell", cell="z9", first="a1", last="i9")
    'There is no cell z9. Cells go from a1 to i9.'
    """
    text = _book(language).say(key, spoken(facts, language))
    for value in facts.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), f"−{-value}")
    return agree(text, language)


def has(key: str, language: str = "en") -> bool:
    """Whether there is a text for a key."""
    return key in _book(language)


def add_folder(folder: Path) -> None:
    """Read the words of another package, too. A key that is taken keeps its text."""
    _added.append(folder)
    _book.cache_clear()


def forget_folders() -> None:
    """Read the words of other packages no more."""
    _added.clear()
    _book.cache_clear()


def keys_in(folder: Path, language: str) -> frozenset[str]:
    """The keys that a folder has words for in a language."""
    try:
        page = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return frozenset()
    return frozenset(key for key, source in entries(page).items() if source.strip())


def words_in(folder: Path, language: str) -> str:
    """The words of a folder as one file; in English, what it does not say in the language."""
    pages = [folder / f"{tongue}.ftl" for tongue in dict.fromkeys((language, "en"))]
    texts = [page.read_text(encoding="utf-8") for page in pages if page.is_file()]
    known = entries(texts[0]) if texts else {}
    rest = (
        f"{key} ={source}" for text in texts[1:] for key, source in entries(text).items() if key not in known
    )
    return "\n".join([*texts[:1], *rest])


def explain(error: FullHouseError, language: str = "en", game: str = "") -> str:
    """A sentence about an error: what was wrong, and what would have been accepted.

    A game may have its own wording for an error that several games share.
    """
    own = f"{game}-error-{error.code}"
    sentence = say(own if has(own, language) else f"error-{error.code}", language, **error.facts)
    if "problem" in error.facts:
        sentence = f"{say('in-problem', language, problem=error.facts['problem'])} {sentence}"
    if "allowed" not in error.facts:
        return sentence
    near = _near(error)
    if near:
        return f"{sentence} {say('did-you-mean', language, allowed=near)}"
    key = "allowed-now" if isinstance(error, Refused) else "accepted"
    return f"{sentence} {say(key, language, allowed=error.facts['allowed'])}"


def _near(error: FullHouseError) -> list[str]:
    """What somebody who wrote a name wrongly may have meant, where there are too many names to list them."""
    wrong, allowed = error.facts.get("name", error.facts.get("value")), error.facts["allowed"]
    if not isinstance(wrong, str) or len(allowed) < MANY_NAMES:
        return []
    meant = re.sub(r"[ _-]", "", wrong.casefold())
    apart = {str(name): _edits(meant, re.sub(r"[ _-]", "", str(name))) for name in allowed}
    nearest = min(apart.values())
    return [name for name in apart if apart[name] == nearest] if nearest <= max(1, len(meant) // 4) else []


def _edits(one: str, other: str) -> int:
    """How many letters have to be put in, left out or changed.

    >>> _edits("xwng", "xwing"), _edits("sworfdish", "swordfish")
    (1, 2)
    """
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        diagonal, row[0] = row[0], at
        for place, compared in enumerate(other, 1):
            diagonal, row[place] = (
                row[place],
                min(row[place] + 1, row[place - 1] + 1, diagonal + (letter != compared)),
            )
    return row[-1]


def spoken(facts: Mapping[str, Any], language: str = "en") -> dict[str, str | int | float]:
    """Facts as Fluent takes them: truths as `yes` and `no`, nothing as `none`, lists joined as one speaks.

    How many a list has is in `NAME-count`. An error among the facts is explained. A number too long for
    Fluent to write is text.

    >>> spoken({"upheld": True, "ground": None, "because": ("a1", "b2")})
    {'upheld': 'yes', 'ground': 'none', 'because': 'a1 and b2', 'because-count': 2}
    """
    facts_as_words: dict[str, str | int | float] = {}
    for name, value in facts.items():
        if isinstance(value, bool):
            facts_as_words[name] = "yes" if value else "no"
        elif value is None:
            facts_as_words[name] = "none"
        elif isinstance(value, list | tuple):
            facts_as_words[name] = _joined(value, language, is_choice=name in ALTERNATIVES)
            facts_as_words[f"{name}-count"] = len(value)
        elif isinstance(value, int | float) and abs(value) < LONGEST_NUMBER:
            facts_as_words[name] = value
        elif isinstance(value, FullHouseError):
            facts_as_words[name] = explain(value, language, facts.get("game", ""))
        else:
            facts_as_words[name] = plain(value, LONGEST_DETAIL) if name == "detail" else plain(value)
    return facts_as_words


def _joined(items: Sequence[object], language: str, *, is_choice: bool) -> str:
    shown = [plain(item) for item in items[:LONGEST_LIST]]
    if len(items) > LONGEST_LIST:
        shown.append("…")
    return joined(shown, language, is_choice=is_choice) or "–"


@cache
def _book(language: str) -> Book:
    book = Book(language)
    for tongue in (language, "en") if language in UNFINISHED else (language,):
        for page in pages(tongue):
            book.add(page.read_text(encoding="utf-8"))
    return book


def pages(language: str) -> Iterator[Traversable]:
    """All files with words of a language, wherever they lie in the package, then those of other packages.

    What another package does not say in a language it says in English.
    """
    package = files("fullhouse")
    own = (package, *_folders(package), *_folders(package.joinpath("games")))
    foreign = [(folder, tongue) for folder in _added for tongue in dict.fromkeys((language, "en"))]
    for folder, tongue in (*((folder.joinpath("words"), language) for folder in own), *foreign):
        page = folder.joinpath(f"{tongue}.ftl")
        if page.is_file():
            yield page


def _folders(parent: Traversable) -> Iterator[Traversable]:
    for child in sorted(parent.iterdir(), key=lambda entry: entry.name):
        if child.is_dir() and child.name not in ("words", "__pycache__"):
            yield child


P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound=type)
SPECIAL = ("__init__", "__getitem__")
HANDED_IN = ("value", "seat", "cell")
"""Facts that are what somebody gave."""
NUMBERS_WANTED = ("bad-number", "unknown-seat")
"""Errors about what is no number: there a text is told from a number by its quotation marks."""


def speaks(function: Callable[P, R]) -> Callable[P, R]:
    """A function whose errors are sentences."""

    @wraps(function)
    def spoken(*arguments: P.args, **named: P.kwargs) -> R:
        try:
            return function(*arguments, **named)
        except FullHouseError as error:
            if not error.sentence:
                error.facts = {name: _as_python(error, name, fact) for name, fact in error.facts.items()}
                error.sentence = explain(error, game=getattr(arguments[0], "game", "") if arguments else "")
            raise

    return spoken


def _as_python(error: FullHouseError, name: str, fact: object) -> object:
    """A value that was handed in, as Python writes it: not `2` for 2.0, nor `yes` for True."""
    is_digits = isinstance(fact, str) and fact.strip().isdigit() and error.code in NUMBERS_WANTED
    if name not in HANDED_IN or (isinstance(fact, str) and not is_digits):
        return fact
    return fact if whole_number(fact) is not None else reprlib.repr(fact)


def all_speak(kind: C) -> C:
    """A class whose public methods all do."""
    for name, member in list(vars(kind).items()):
        if name.startswith("_") and name not in SPECIAL:
            continue
        wrapped: Any = None
        if isinstance(member, classmethod):
            wrapped = classmethod(speaks(member.__func__))
        elif isinstance(member, property) and member.fget is not None:
            wrapped = property(speaks(member.fget), doc=member.__doc__)
        elif callable(member) and not isinstance(member, type):
            wrapped = speaks(member)
        if wrapped is not None:
            setattr(kind, name, wrapped)
    return kind
