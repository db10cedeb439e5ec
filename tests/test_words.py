"""Everything people read is there in six languages: complete, sayable, and typeset as each language does."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fullhouse import words
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.events import Event, kinds_of_events
from fullhouse.core.options import describe
from fullhouse.games import game, game_ids
from fullhouse.records.record import read_record
from fullhouse.records.replay import positions, replay
from fullhouse.records.shelf import SECTIONS, meaning, minute
from fullhouse.words import LANGUAGES, UNFINISHED, explain, has, pages, say
from fullhouse.words.marks import without_marks
from tests.error_codes import all_texts, error_uses
from tests.words.messages import CATEGORIES, book, finds, samples, texts, variables
from tools.typeset import main, typeset

WEB = Path(__file__).parents[1] / "web"
OTHERS = [language for language in LANGUAGES if language != "en" and language not in UNFINISHED]
CHILDREN_READ = 50
"""Words of the whole first game of Animal Tiles."""
PLURALS = {"ru": {"one", "few", "many"}}
"""The plural forms that whole numbers need; all languages but these need `one` and `other`."""
SAME = {
    "de": {"tell-move"},
    "fr": {
        "cli-frame-arguments",
        "coach-booklet-exclusion",
        "cli-frame-options",
        "solitaire-name",
        "tell-move",
    },
    "it": {"tell-move"},
    "nl": {"rules-heading-tips", "solitaire-name", "tell-move"},
    "ru": {"tell-move"},
}
"""Texts that may be the same as in English."""
QUOTES = {
    "en": ("“”", "„«»"),
    "fr": ("«»", "„“”"),
    "it": ("«»", "„“”"),
    "nl": ("“”", "„«»"),
    "ru": ("«»", "„“”"),
    "de": ("„“", "”«»"),
}
"""How each language opens and closes a quotation, and quotes of others."""
BOUND_BY_A_FORMAT = {"error-replay-stopped"}
"""Texts whose English is fixed by the record format, straight quotes and all."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_extra(language: str) -> None:
    assert book(language).keys() == book("en").keys()


def test_an_unfinished_language_says_the_rest_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = tmp_path / "de.ftl"
    begun.write_text("level-1 = leicht\n", encoding="utf-8")
    monkeypatch.setattr(words, "UNFINISHED", frozenset({"de"}))
    monkeypatch.setattr(words, "pages", lambda language: [begun] if language == "de" else pages(language))
    words.forget_folders()
    assert say("level-1", "de") == "leicht"
    assert say("level-2", "de") == say("level-2", "en")
    assert has("level-2", "de")
    words.forget_folders()


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_speaks_about_the_same_facts(language: str) -> None:
    for key in book("en"):
        assert variables(language, key) == variables("en", key), key
        assert finds(language, key).messages == finds("en", key).messages, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms(language: str) -> None:
    needed = PLURALS.get(language, {"one", "other"})
    for key in book(language):
        for name, keys in finds(language, key).selects:
            if CATEGORIES & set(keys):
                assert needed <= set(keys), f"{key}: ${name} has {keys}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_offers_the_same_words(language: str) -> None:
    def choices(spoken: str, key: str) -> list[tuple[str, set[str]]]:
        selects = ((name, set(keys) - CATEGORIES - {"other"}) for name, keys in finds(spoken, key).selects)
        return sorted((name, keys) for name, keys in selects if keys)

    for key in book("en"):
        assert choices(language, key) == choices("en", key), key


INSIDE_OTHERS = ("challenge-ground", "ended-winners", "misread-where")
"""Messages that are only said as parts of others: they may be empty, or begin with a space."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for key in book(language):
        for facts in samples(language, key):
            text = say(key, language, **facts)
            assert text.strip() == text or key in INSIDE_OTHERS, key
            assert text or key in INSIDE_OTHERS, key
            assert not re.search("[\u2066-\u2069]", text), f"{key} has isolation marks"
            assert "{" not in text, f"{key} has braces: {text}"
            assert not re.search(r"\s[.,]|[.,]{2}(?!\.)| {2}", text.replace("3 …", "3")), f"{key}: {text}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(language: str) -> None:
    english = dict(texts("en"))
    for key, text in texts(language):
        if key not in SAME.get(language, ()) and re.search("[a-z]{3}", english[key]):
            assert text != english[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    pairs, foreign = QUOTES[language]
    for key, text in texts(language):
        if language == "en" and key in BOUND_BY_A_FORMAT:
            continue
        # A command to copy is quoted for shells that would expand the brackets.
        unquoted = re.sub(r'pip install "fullhouse\[[^"]*\]"', "", text)
        assert not set("\"'") & set(unquoted), f"{key}: straight quotes"
        assert not set(foreign) & set(text), f"{key}: quotes of another language"
        assert text.count(pairs[0]) == text.count(pairs[1]), f"{key}: quotes that do not close"


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_that_must_not_break_do_not(language: str) -> None:
    """`make format` puts them in."""
    for page in pages(language):
        text = page.read_text(encoding="utf-8")
        assert text == typeset(text, language), page
    for key, text in texts(language):
        assert language != "fr" or not re.search(r"\w[;!?»]|«\w", text), f"{key}: a space is missing"


def test_every_error_has_words_that_its_facts_can_fill() -> None:
    for use in error_uses():
        key = f"error-{use.code}"
        assert key in book("en"), f"{use.where} raises {use.code}, which has no words"
        for worded in (key, *(f"{name}-{key}" for name in game_ids() if f"{name}-{key}" in book("en"))):
            needed = variables("en", worded)
            assert use.has_more_facts or needed <= use.facts, f"{use.where} lacks facts for {worded}"


def test_no_words_for_errors_that_no_longer_exist() -> None:
    for key in book("en"):
        match = re.fullmatch(rf"(?:(?:{'|'.join(game_ids())})-)?error-(.*)", key)
        assert match is None or re.search(rf"(?<![\w-]){match[1]}(?![\w-])", all_texts()), key


def _events() -> list[type[Event]]:
    for name in game_ids():
        game(name)
    ours = [event for event in kinds_of_events() if event.__module__.startswith("fullhouse.")]
    return sorted(ours, key=lambda event: (event.__module__, event.__name__))


@pytest.mark.parametrize("event", _events(), ids=lambda event: f"{event.__module__}.{event.__name__}")
def test_every_event_has_words_that_its_facts_can_fill(event: type[Event]) -> None:
    kind = str(event.__struct_config__.tag).replace("_", "-")
    facts = {"alone"} | {name for field in event.__struct_fields__ for name in (field, f"{field}-count")}
    folder = re.match(r"fullhouse\.games\.(?!kit)(\w+)", event.__module__)
    own = [folder[1].replace("_", "-")] if folder else list(game_ids())
    keys = [f"{name}-event-{kind}" for name in own if f"{name}-event-{kind}" in book("en")]
    if folder is None or not keys:
        keys.append(f"event-{kind}")
    for key in keys:
        assert key in book("en"), f"{event.__name__} has no words"
        if folder is not None or key.startswith("event-"):
            assert variables("en", key) <= facts, key


UNTOLD = ("event-turn", "solitaire-event-due")
"""Whose turn it is stands elsewhere, and a game for one names nobody."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_an_event_is_about_can_be_spoken_to(language: str) -> None:
    named = {"seat", "against"}
    for key in book(language):
        if re.search(r"\bevent-", key) and variables(language, key) & named and key not in UNTOLD:
            assert f"{key}-you" in book(language), key
    for key in book(language):
        if key.endswith("-you") and "event-" in key:
            told = variables(language, key)
            assert not told & named, key
            assert told <= variables(language, key.removesuffix("-you")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_game_has_words(language: str) -> None:
    ((_, shared),) = [select for select in finds(language, "event-ended").selects if select[0] == "reason"]
    used: set[str] = set()
    for name in game_ids():
        for reason in game(name).reasons:
            assert reason in shared or has(f"{name}-reason-{reason}", language), (name, reason)
        used.update(game(name).reasons)
    assert set(shared) <= used, "words for an end that no game has"


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_name_options_and_rules(name: str, language: str) -> None:
    assert say(f"{name}-name", language)
    assert say(f"{name}-summary", language)[-1] == "."
    for option in describe(game(name).options):
        assert meaning(name, option.name, language)
        assert all(meaning(name, f"{option.name}-{choice}", language) for choice in option.choices)
    told = [section for section in SECTIONS if has(f"{name}-rules-{section}", language)]
    assert {"goal", "material", "turn", "mistakes", "end", "credit"} <= set(told)
    rules = {key for key in book(language) if key.startswith(f"{name}-rules-")}
    steps = {f"{name}-rules-minute-{number}" for number in range(1, len(minute(name, language)) + 1)}
    assert rules - steps == {f"{name}-rules-{section}" for section in told}, "a section without a place"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(file.parent.name for file in WEB.glob("src/games/*/minute.json")))
def test_the_rules_in_a_minute_are_few_words_and_a_drawing_each(name: str, language: str) -> None:
    """The steps are drawn from a real record by the browser, one drawing for each text."""
    texts = minute(name, language)
    drawn = json.loads((WEB / "src" / "games" / name / "minute.json").read_text("utf-8"))
    assert 5 <= len(texts) == len(drawn["steps"]) <= 7
    assert sum(len(without_marks(text).split()) for text in texts) <= 120
    games = [replay(read_record(json.dumps(record).encode())) for record in drawn["records"]]
    for step in drawn["steps"]:
        assert 0 <= step["from"] <= step["to"] <= len(games[step["of"]].turned)


def drawn_in(name: str, step: int) -> tuple[Any, Any]:
    """What a step of the rules in a minute shows before and after its moves."""
    drawn = json.loads((WEB / "src" / "games" / name / "minute.json").read_text("utf-8"))
    shown = drawn["steps"][step - 1]
    record = read_record(json.dumps(drawn["records"][shown["of"]]).encode())
    seen = [game(name).view(state, "review") for _, state, _ in positions(record)]
    return seen[shown["from"]], seen[shown["to"]]


def test_the_drawings_of_a_minute_show_what_is_said() -> None:
    """A 9 scores 9, the grid is full, all tiles but one are face down, and a third equal tile is the end."""
    for name, step in (("markers", 5), ("one-two-three", 6), ("challenge", 6)):
        _, end = drawn_in(name, step)
        assert end.reason is not None
        assert end.board.count("?") == 0
        assert end.board.count(".") == (3 if name == "challenge" else 0)
    before, nine = drawn_in("markers", 2)
    assert nine.scores[0] - before.scores[0] == 9
    before, five = drawn_in("one-two-three", 2)
    assert five.scores[0] - before.scores[0] == 5
    before, full = drawn_in("one-two-three", 5)
    assert "." not in before.board
    assert full.scores[1] - before.scores[1] == 10
    start, _ = drawn_in("challenge", 1)
    assert start.board.count("?") == 80
    _, lost = drawn_in("solitaire", 5)
    assert (lost.reason, lost.hands) == ("failed", ((7, 7, 7),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_animals_have_six_names(language: str) -> None:
    assert len({say(f"animals-symbol-{n}", language) for n in range(1, 7)}) == 6


def test_an_error_says_what_would_be_allowed_in_the_words_of_the_language() -> None:
    refused = Refused("game-over", allowed=["lay CELL", "stuck", "accept"])
    assert explain(refused).endswith("Possible now: lay CELL, stuck or accept.")
    assert explain(refused, "de").endswith("Jetzt möglich: lay CELL, stuck oder accept.")
    assert explain(Refused("game-over", allowed=[])).endswith("Nothing can be done from this seat now.")
    assert explain(BadInput("unknown-game", name="chess", allowed=["tiles"])).endswith("Accepted: tiles.")


def test_a_game_words_an_error_in_its_own_way() -> None:
    refused = Refused("does-not-fit", symbol=5, cell="b1", because=["a1", "c2"])
    assert explain(refused) == "The 5 does not fit in b1: look at a1 and c2."
    assert explain(refused, game="animals") == "The elephant does not fit in b1: look at a1 and c2."
    assert explain(refused, "ru", "animals") == "Слон на b1 не подходит: смотрите a1 и c2."


def test_italian_says_ed_before_another_e() -> None:
    refused = Refused("does-not-fit", symbol=5, cell="e5", because=["h5", "e8"])
    assert explain(refused, "it") == "Il numero 5 non può stare in e5: guarda h5 ed e8."


def test_an_error_in_a_list_of_problems_says_in_which() -> None:
    bad = BadInput("problem-without-solution", problem=7)
    assert explain(bad) == "Puzzle 7: This puzzle has no solution."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign(language: str) -> None:
    told = say("tell-score", language, name="Ana", points=-10)
    assert "−10" in told
    assert "-10" not in told
    assert told.replace("−", "") == say("tell-score", language, name="Ana", points=10)


@pytest.mark.parametrize(
    ("points", "told"),
    [(0, "0 очков"), (1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко")],
)
def test_russian_counts_in_three_ways(points: int, told: str) -> None:
    assert say("tell-score", "ru", name="Аня", points=points) == f"Аня: {told}"


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-key")
    with pytest.raises(KeyError):
        say("tell-score", name="Ana")


def test_typesetting_rewrites_the_files_of_a_folder(tmp_path: Path) -> None:
    page = tmp_path / "words" / "fr.ftl"
    page.parent.mkdir()
    page.write_text("# Quoi ?\nkey = Quoi ?\n", encoding="utf-8")
    main([str(tmp_path)])
    assert page.read_text(encoding="utf-8") == "# Quoi ?\nkey = Quoi\u202f?\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_read_few_words(language: str) -> None:
    """docs/rules/tiles.md, `animals`: few words, and no names of cells or numbers of animals."""
    said = [say(f"animals-learn-{step}", language) for step in range(1, 6)]
    assert sum(len(text.split()) for text in said) <= CHILDREN_READ
    assert not any(re.search(r"\d|\b[a-f][1-6]\b", text) for text in said)
