"""Games of other packages: the one in tests/plugin is installed and played, bad ones are left off."""

import os
from pathlib import Path

import pytest

from tests.plugin_packages import MAIN, fullhouse, install, offer, run

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
from fullhouse.bots.league.table import play
from fullhouse.games import game, game_bot

name = "last-word"
last_word, bot = game(name), game_bot(name)
state, _ = last_word.setup({}, 2, {"seed": 1})
view = last_word.view(state, 1)
best, *_ = brains.advise(name, view, 1, effort=bot.effort, seed=1)
print(type(bot.brain).__name__, brains.knows(name), best.move in last_word.legal(state, 1))
pairs = (["master", "casual"], ["casual", "master"])
results = [play(name, pair, seed) for seed in range(6) for pair in pairs]
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
