"""What the rules' pages say about all games, and beside the board: players, referees, clocks, tips."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from fullhouse import core, games
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Referee, Seconds
from fullhouse.core.options import check_new_options, describe, read_options
from fullhouse.games import AnyGame, built_in_ids, game
from fullhouse.words import LANGUAGES, say

ROOT = Path(__file__).parents[1]
TABLE = re.compile(r"^\| `([\w-]+)` \| [^|]+ \| ([\d–+]+) \| (.+?) \| \[", re.MULTILINE)
PAGE = re.sub(" *<!-- .*? -->", "", (ROOT / "docs/rules/README.md").read_text("utf-8"))
GAMES = built_in_ids()
CLOCKS = {"time", "datetime", "asyncio", "fullhouse.core.system_clock"}


def test_the_games_their_players_and_credits() -> None:
    """docs/rules/README.md: the table of the games; the title of the box stands in every language."""
    rows = TABLE.findall(PAGE)
    assert sorted(name for name, _, _ in rows) == sorted(GAMES)
    for name, players, source in rows:
        fewest, _, most = players.rstrip("+").partition("–")
        played = game(name)
        assert played.fewest_seats == int(fewest)
        assert played.most_seats == int(most or fewest) or players.endswith("+")
        for language in LANGUAGES:
            credit = say(f"{name}-rules-credit", language)
            assert all(title in credit for title in re.findall(r"\*(.+?)\*", source))
            assert all(publisher in credit for publisher in ("Kosmos", "Clementoni") if publisher in source)


@pytest.mark.parametrize("name", GAMES)
def test_seat_one_starts(name: str) -> None:
    """docs/rules/README.md, Words. In Classic there are no turns: everybody starts."""
    played = game(name)
    seats = max(2, played.fewest_seats) if played.most_seats > 1 else 1
    for seed in range(5):
        state, _ = played.setup({}, seats, {"seed": seed})
        first = played.to_move(state)
        assert first == 1 or (first is None and played.to_act(state) == (1, 2))


def test_there_are_three_referees() -> None:
    """docs/rules/README.md, Referee."""
    assert set(get_args(Referee)) == {"table", "umpire", "guard"}
    refereed = [
        name for name in GAMES if "referee" in read_options(game(name).options, {}, 2).__struct_fields__
    ]
    assert refereed == ["animals", "challenge", "markers", "one-two-three", "tiles"]


def test_no_rule_knows_the_time() -> None:
    """docs/rules/README.md, Sand-glass: time never lives inside a rule."""
    files = [file for package in (core, games) for file in Path(package.__path__[0]).rglob("*.py")]
    rules = [file for file in files if "tests" not in file.parts and file.name != "system_clock.py"]
    assert len(rules) > 30
    for file in rules:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            assert not CLOCKS & set(names), file


@pytest.mark.parametrize("name", GAMES)
def test_every_length_can_be_changed_and_switched_off(name: str) -> None:
    """docs/rules/README.md, Sand-glass."""
    options = game(name).options
    lengths = [info for info in describe(options) if info.kind == "length"]
    assert lengths or name == "solitaire"
    for info in lengths:
        assert getattr(read_options(options, {info.name: "off"}, 2), info.name) is None
        assert getattr(read_options(options, {info.name: 77}, 2), info.name) == 77
        check_new_options(options, {info.name: info.on})
        with pytest.raises(BadInput, match="bad-option"):
            check_new_options(options, {info.name: 0})


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_is_written_down_as_an_explicit_setup(name: str) -> None:
    """docs/rules/README.md: chance comes only from the setup; the explicit form replays the same game."""
    played = game(name)
    seats = played.fewest_seats
    state, explicit = played.setup({}, seats, {"seed": 5})
    assert "seed" not in explicit
    assert played.setup({}, seats, explicit) == (state, explicit)
    assert played.setup({}, seats, {"seed": 5}) == (state, explicit)
    assert played.setup({}, seats, {"seed": 6})[1] != explicit


@pytest.mark.parametrize(("name", "numbers"), [("tiles", "10 30"), ("animals", "6"), ("challenge", "30 45")])
def test_ages_and_minutes_are_those_of_the_box(name: str, numbers: str) -> None:
    """docs/rules/tiles.md and docs/rules/challenge.md; on the shelf a length is from … to … minutes."""
    for language in LANGUAGES:
        told = re.findall(r"\d+", say(f"{name}-rules-players", language))
        assert set(numbers.split()) <= set(told)
    box = (ROOT / f"web/src/games/{name}/Motif.svelte").read_text("utf-8")
    low, high = (int(number) for number in re.findall(r"minutes: \[(\d+), (\d+)\]", box)[0])
    printed = {"tiles": (30, 30), "challenge": (30, 45)}.get(name, (low, high))
    assert low <= printed[0] <= printed[1] <= high


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_tips(name: str) -> None:
    """The tips of the rulebooks, in our own words, on the page of each game in every language."""
    for language in LANGUAGES:
        assert len(say(f"{name}-rules-tips", language).splitlines()) >= 2


TIPS = {
    "markers-tip-1": "High digits are tempting and often wrong",
    "markers-tip-2": "times get shorter",
    "markers-tip-3": "coach’s lessons",
    "one-two-three-tip-1": "plan for each round",
    "one-two-three-tip-2": "high digits, or matching ones",
    "one-two-three-tip-3": "Complete a row, a column or a block, and leave the others as few points",
    "challenge-tip-1": "crowded.*points.*risk",
    "classic-tip-1": "leads to others.*simple ways",
    "classic-tip-2": "many different numbers meet",
    "classic-tip-3": "[Nn]ote in the corners.*line with many gaps",
    "classic-tip-4": "simple ways run out.*back",
}


@pytest.mark.parametrize("tip", TIPS)
def test_tips_say_what_the_pages_say(tip: str) -> None:
    """docs/rules/techniques.md, how to work; docs/rules/markers.md and docs/rules/one-two-three.md, Tips."""
    assert re.search(TIPS[tip], say(tip, "en"))
    assert len({say(tip, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_golden_tiles_have_no_glass_unless_wanted() -> None:
    """docs/rules/tiles.md: none printed."""
    for name in ("tiles", "animals"):
        played = game(name)
        state, _ = played.setup({}, 2, {"seed": 1})
        assert played.deadline(state) is None
        state, _ = played.setup({"sand_glass": 45}, 2, {"seed": 1})
        deadline = played.deadline(state)
        assert deadline is not None
        assert deadline.seconds == Seconds(45)


def test_alone_colour_markers_has_no_limit_unless_asked_for() -> None:
    """docs/rules/markers.md, Solo: off by default, 20 minutes are offered."""
    played: AnyGame = game("markers")
    limits = [
        played.time_limit(read_options(played.options, options, seats))
        for options, seats in (({}, 1), ({"time_limit": 20}, 1), ({}, 2))
    ]
    assert limits == [None, Seconds(1200), None]
    (offered,) = [option.on for option in describe(played.options) if option.name == "time_limit"]
    assert offered == 20


def test_classic_checks_alone_and_not_together() -> None:
    """docs/rules/classic.md: `check` is on by default for one player."""
    (check,) = [info for info in describe(game("classic").options) if info.name == "check"]
    assert (check.solo_default, check.default) == (True, False)


UNTRUE = {
    "stuck": "fits nowhere",  # a wrong claim may have been accepted
    "tiles_used_up": "been laid|used up",  # tiles may still be in hand
    "nothing_to_do": "^No moves left",  # another player could still insert a tile
}


@pytest.mark.parametrize("reason", UNTRUE)
def test_the_reason_of_an_end_is_true_for_every_way_to_it(reason: str) -> None:
    """docs/decisions/client.md: in the terminal and in the browser."""
    browser = re.search(
        rf"^reason-{reason} = (.+)$", (ROOT / "web/words/en.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert browser is not None
    for told in (say("event-ended", reason=reason, winners=()), browser[1]):
        assert not re.search(UNTRUE[reason], told)
