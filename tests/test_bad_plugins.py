"""Games of other packages that are left off: the others are played, and it is said why."""

import os
import sys
from pathlib import Path

import pytest

from fullhouse import games
from fullhouse.games import built_in_ids
from fullhouse.games.plugins import GROUP, LeftOff, find_plugins
from fullhouse.records.shelf import shelf
from fullhouse.words import LANGUAGES, explain, forget_folders, say, words_in
from fullhouse.words.fluent import entries
from tests.plugin_packages import (
    RULES,
    SOURCE,
    complete_words,
    offer,
)


def left_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[LeftOff]]:
    monkeypatch.syspath_prepend(SOURCE)
    monkeypatch.syspath_prepend(folder)
    forget_folders()
    plugins, off = find_plugins(built_in_ids())
    forget_folders()
    for module in [name for name in sys.modules if name.partition(".")[0] in os.listdir(folder)]:
        del sys.modules[module]
    return list(plugins), list(off)


BAD = {
    "plugin-import": "raise RuntimeError('broken')",
    "plugin-import ": "raise SystemExit('bye')",
    "plugin-no-game": "GAME = 'chess'",
    "plugin-id": RULES.replace('"other"', '"Bad Id"'),
    "plugin-taken": RULES.replace('"other"', '"tiles"'),
    "plugin-seats": RULES.replace('id = "other"', 'id = "other"; most_seats = "many"'),
    "plugin-lacks": RULES.replace('id = "other"', 'id = "other"; verbs = None'),
    "plugin-setup ": RULES.replace('id = "other"', "id = property(lambda _: 1 / 0)"),
    "plugin-setup": RULES.replace('id = "other"', 'id = "other"\n    def deal(self, *_): return 1 / 0'),
}


@pytest.mark.parametrize("code", BAD)
def test_a_bad_plugin_is_left_off_and_the_others_are_played(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, "bad_one", BAD[code], complete_words())
    offer(tmp_path, "good_one", RULES.replace('"other"', '"good-one"'), complete_words("good-one"))
    plugins, (off,) = left_off(tmp_path, monkeypatch)
    assert plugins == ["good-one"]
    assert (off.name, off.cause.code) == ("bad_one", code.strip())
    assert all(explain(off.cause, language) for language in LANGUAGES)


def test_options_have_to_be_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "bad_one", RULES.replace('id = "other"', 'id = "other"; options = int'), complete_words())
    plugins, (off,) = left_off(tmp_path, monkeypatch)
    assert (plugins, str(off.cause)) == ([], "plugin-lacks: field=options")


@pytest.mark.parametrize("key", ["other-name", "other-option-starters", "other-event-placed"])
def test_a_plugin_without_english_words_is_left_off(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = complete_words()
    words["en"] = words["en"].replace(f"{key} = ", f"{key}x = ")
    offer(tmp_path, "bad_one", RULES, words)
    plugins, (off,) = left_off(tmp_path, monkeypatch)
    assert (plugins, str(off.cause)) == ([], f"plugin-words: missing={key}, locale=en")


def test_a_plugin_speaks_english_where_it_has_no_other_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = complete_words()
    english = dict(complete_words())["en"]
    del words["fr"]
    words["ru"] = words["ru"].replace("other-name = ", "other-namex = ")
    offer(tmp_path, "one", RULES, words)
    monkeypatch.syspath_prepend(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    games.look_again()
    try:
        assert [language for language in LANGUAGES if games.speaks("other", language)] == [
            "en",
            "it",
            "nl",
            "de",
        ]
        name = say("other-name", "en")
        assert (say("other-name", "fr"), say("other-name", "ru")) == (name, name)
        signs = {language: summary_in(language) for language in LANGUAGES}
        assert signs["fr"] == f"{say('other-summary', 'en')} {say('shelf-english-only', 'fr')}"
        assert signs["de"] == say("other-summary", "de")
        folder = games.folder_of("other") / "words"
        assert words_in(folder, "fr") == english
        assert entries(words_in(folder, "ru")).keys() >= entries(english).keys()
        assert words_in(folder, "it") == words["it"]
    finally:
        games.look_again()


def summary_in(language: str) -> str:
    return str(next(box["summary"] for box in shelf(language) if box["id"] == "other"))


def test_a_plugin_without_a_words_file_is_left_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "bad_one", RULES)
    _, (off,) = left_off(tmp_path, monkeypatch)
    assert str(off.cause) == "plugin-words: missing=other-name, locale=en"


def test_two_plugins_with_one_id_are_not_both_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "one", RULES, complete_words())
    offer(tmp_path, "two", RULES, complete_words())
    plugins, (off,) = left_off(tmp_path, monkeypatch)
    assert (plugins, off.name, off.cause.code) == (["other"], "two", "plugin-taken")


def test_an_entry_point_may_lead_to_the_game_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "one", RULES, complete_words())
    (tmp_path / "one-1.dist-info" / "entry_points.txt").write_text(f"[{GROUP}]\none = one:GAME\n")
    assert left_off(tmp_path, monkeypatch) == (["other"], [])


@pytest.mark.parametrize(
    ("bot", "cause"),
    [
        ("BOT = 'clever'", "plugin-lacks: field=BOT"),
        ("raise RuntimeError('broken')", "plugin-import: detail=RuntimeError: broken"),
    ],
)
def test_a_plugin_with_a_broken_bot_is_left_off(
    bot: str, cause: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, "one", RULES, complete_words())
    (tmp_path / "one" / "bot.py").write_text(bot)
    plugins, (off,) = left_off(tmp_path, monkeypatch)
    assert (plugins, str(off.cause)) == ([], cause)


def test_a_long_message_is_one_whole_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "bad_one", f"raise ValueError('first\\nlast {'x' * 150}.')")
    _, (off,) = left_off(tmp_path, monkeypatch)
    line = say("shelf-left-off", name=off.name, cause=off.cause)
    assert line.endswith(f"ValueError: first last {'x' * 150}..")


def test_the_shelf_holds_plugins_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "one", RULES, complete_words())
    monkeypatch.syspath_prepend(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    games.look_again()
    try:
        assert games.plugin_ids() == ("other",)
        assert "other" in games.game_ids()
        assert games.game("other").most_seats == 4
        assert games.folder_of("other") == tmp_path / "one"
        assert games.game_bot("other").brain is None
        assert games.folder_of("one-two-three").name == "one_two_three"
        assert games.left_off() == ()
    finally:
        games.look_again()
