"""Games of other packages: that of tests/plugin is installed and played, bad ones are left off, with why."""

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
    MAIN,
    RULES,
    SOURCE,
    complete_words,
    fullhouse,
    install,
    offer,
    run,
)

GAME = "last-word"
CONTRACT = ("tests/test_every_game.py", "tests/server/test_whole_games.py", "tests/server/test_bots.py")
"""What every game has to pass, in whichever package it lives."""
PASSED = 10
"""This many tests of the contract are about one game."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the plug-in, built and installed as anybody would."""
    return install(tmp_path_factory.mktemp("plugin"))


def test_the_command_line_knows_the_plugin(installed: Path, tmp_path: Path) -> None:
    assert f"{GAME}: Last Word (2 to 4 players)" in fullhouse("games", on_path=installed)
    assert "# Letztes Wort" in fullhouse("rules", GAME, "--lang", "de", on_path=installed)
    record = tmp_path / "record.json"
    record.write_text(fullhouse("play-out", GAME, "--seed", "7", on_path=installed))
    assert "No number fits anywhere." in fullhouse("replay", record, on_path=installed)


def test_the_plugin_keeps_the_contract_of_every_game(installed: Path) -> None:
    """The tests of the games here: rules, secrets, records, bots, and a whole game over sockets."""
    flags = ("-p", "no:cacheprovider", "-k", f"{GAME} or test_every_game.py")
    result = run("-m", "pytest", *flags, *CONTRACT, on_path=installed, FULLHOUSE_GAMES=GAME)
    assert result.returncode == 0, result.stdout
    assert result.stdout.splitlines()[0].startswith("." * PASSED), result.stdout


SERVED = """
import asyncio, pathlib, sys, urllib.request
from fullhouse.games import folder_of
from tests.server.local_server import serving

async def main(folder):
    async with serving(folder) as client:
        box = next(box for box in await client.games("de") if box.id == "last-word")
        print(box.name, box.seats, box.board, box.referees, box.bots, box.module, [v.role for v in box.verbs])
        for path in (box.module, "/api/games/last-word/words/fr", "/plugins/last-word/../rules.py"):
            print(await asyncio.to_thread(fetched, client.address + path))

def fetched(address):
    try:
        with urllib.request.urlopen(address, timeout=600) as answer:
            return answer.headers["content-type"], answer.read().decode().splitlines()[0]
    except urllib.error.HTTPError as error:
        return error.code

web = folder_of("last-word") / "web"
web.mkdir(exist_ok=True)
(web / "ui.js").write_text("export default {};\\n")
asyncio.run(main(pathlib.Path(sys.argv[1])))
"""


def test_the_server_offers_the_plugin_with_its_module_and_words(installed: Path, tmp_path: Path) -> None:
    result = run("-c", SERVED, tmp_path, on_path=installed)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == [
        "Letztes Wort (2, 4) 6 None ('beginner', 'casual', 'club', 'expert', 'master') "
        "/plugins/last-word/ui.js ['acts', 'acts', 'clock']",
        "('text/javascript; charset=utf-8', 'export default {};')",
        "('text/plain; charset=utf-8', 'last-word-name = Dernier mot')",
        "404",
    ]


PLAYED = """
from fullhouse.bots import brains
from fullhouse.bots.league.table import recorded
from fullhouse.games import game, game_bot

name = "last-word"
last_word, bot = game(name), game_bot(name)
state, _ = last_word.setup({}, 2, {"seed": 1})
view = last_word.view(state, 1)
best, *_ = brains.advise(name, view, 1, effort=bot.effort, seed=1)
print(type(bot.brain).__name__, brains.knows(name), best.move in last_word.legal(state, 1))
pairs = (["master", "casual"], ["casual", "master"])
results = [recorded(name, pair, seed)[1] for seed in range(6) for pair in pairs]
print(all(result.reason == "nothing_fits" for result in results))
print(sum(1 + place % 2 in result.winners for place, result in enumerate(results)) > 6)
print(brains.can_weigh(name, view))
"""


def test_the_brain_of_the_plugin_is_found_and_plays(installed: Path) -> None:
    """It wins most of its games at a table, and reviews do without its values."""
    result = run("-c", PLAYED, on_path=installed)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == ["LastWordBrain True True", "True", "True", "False"]


LOGS = """
import logging, pathlib, sys, tempfile
from fullhouse.server.app import Application
from fullhouse.server.settings import Config
from fullhouse.store.file.store import SqliteStore

logging.basicConfig(format="%(message)s", stream=sys.stdout)
with tempfile.TemporaryDirectory() as folder:
    config = Config(database=pathlib.Path(folder) / "tables.sqlite3", static=pathlib.Path(folder))
    Application(config, SqliteStore(config.database))
"""


def test_the_shelf_says_what_is_left_off_in_one_line(installed: Path, tmp_path: Path) -> None:
    offer(tmp_path, "bad_one", "raise RuntimeError('broken')")
    both = Path(f"{installed}{os.pathsep}{tmp_path}")
    line = "bad_one is not among the games. It cannot be loaded: RuntimeError: broken."
    told = fullhouse("games", on_path=both).splitlines()
    assert line in told
    assert f"{GAME}: Last Word (2 to 4 players)" in told
    result = run(*MAIN, "games", "--json", on_path=both)
    assert result.stderr.splitlines() == [line]
    logged = run("-c", LOGS, on_path=both)
    assert logged.stdout.splitlines() == [
        "the game bad_one is left off the shelf: plugin-import: detail=RuntimeError: broken"
    ]


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
