"""A game of another package in the browser: shelf, generic table, end; its own words and module."""

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, expect

from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import SIX
from fullhouse.sudoku.grid import Grid
from tests.browser.house import A_MOMENT_MS, House, NewPerson, Person, until_over
from tests.plugin_packages import install

NAME = "Last Word"
MODULE = "export const ui = { lines: () => [{ key: 'last-word-name' }] };\n"
BROKEN = "export const ui = {\n"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = install(tmp_path_factory.mktemp("plugin"))
    bring(folder, MODULE)
    return folder


def bring(packages: Path, module: str) -> None:
    """The plug-in brings this browser module along."""
    file = packages / "last_word" / "web" / "ui.js"
    file.parent.mkdir(exist_ok=True)
    file.write_text(module)


@pytest.fixture(scope="module")
def house(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds the plug-in."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(packages))
        opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.kill()


def write_something(one: Person) -> None:
    """Write the first number that fits."""
    seq, seen = one.shown_seq, one.view()
    texts = [seen[SIX.name(Cell(cell))] for cell in SIX.cells]
    board = "".join(text[0] if text[0].isdigit() else "." for text in texts)
    grid = Grid.parse(board, SIX)
    for symbol in SIX.symbols:
        for name in SIX.names(grid.room(Symbol(symbol)))[:1]:
            one.cell(name, 6).click(timeout=A_MOMENT_MS)
            one.page.keyboard.press(str(symbol))
            one.hears_of_more_than(seq)
            return


def test_a_plugin_is_played_from_the_shelf_to_the_replay(person: NewPerson) -> None:
    ana = person()
    ana.go()
    box = ana.box(NAME)
    expect(box).to_contain_text("2–4 players")
    box.get_by_role("button", name="Play a bot").click()
    ana.page.wait_for_url("**/t/*")
    ana.waits_for_turn()
    expect(ana.page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    expect(ana.page.get_by_text("A fault:")).to_have_count(0)
    until_over([ana], write_something)
    expect(ana.page.get_by_text("No number fits anywhere.").first).to_be_visible()
    ana.more()
    ana.page.get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_role("heading", name=f"Replay: {NAME}")).to_be_visible()
    ana.page.get_by_role("button", name="To the end").click()
    expect(ana.page.locator(".told")).to_contain_text("No number fits anywhere.")


def test_its_rules_and_options_come_from_its_own_words(person: NewPerson) -> None:
    ana = person()
    ana.go("/how/last-word")
    expect(ana.page.get_by_text("Once per game you may pass instead.")).to_be_visible()
    ana.page.get_by_role("link", name="Play now").click()
    ana.page.get_by_role("link", name="With bots").click()
    ana.open_rules()
    starters = "One number of each kind is on the board from the start"
    expect(ana.page.get_by_label(starters)).to_be_checked()
    ana.page.get_by_text("Deutsch", exact=True).click()
    expect(ana.page.get_by_role("heading", name="Letztes Wort")).to_be_visible()


def test_its_module_is_loaded(person: NewPerson) -> None:
    ana = person()
    ana.new_table("last-word", "With bots", pack=None)
    ana.waits_for_turn()
    expect(ana.page.locator("p.line", has_text=NAME)).to_have_count(1)


FAULTY = """

def _broken(self, state, seat, move, *, play=type(GAME).play):
    return play(self, state, seat, move) if move.verb != "pass" else 1 / 0


type(GAME).play = _broken
"""


def test_a_broken_module_does_no_harm_a_fault_of_the_rules_is_told_and_the_game_can_be_saved(
    browser: Browser, packages: Path, tmp_path: Path
) -> None:
    packages = copytree(packages, tmp_path / "faulty")
    with (packages / "last_word/rules.py").open("a") as rules:
        rules.write(FAULTY)
    bring(packages, BROKEN)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(packages))
        opened = House(tmp_path)
    ana = Person(browser, opened.address).unpainted()
    ana.new_table("last-word", "With bots", pack=None)
    ana.waits_for_turn()
    expect(ana.page.locator("p.line", has_text=NAME)).to_have_count(0)
    assert ana.complaints
    assert all("could not be loaded" in complaint for complaint in ana.complaints)
    ana.page.get_by_role("button", name="Pass", exact=True).click()
    expect(ana.page.get_by_role("heading", name="Something in this game is broken")).to_be_visible()
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("link", name="Save").click()
    assert json.loads(saving.value.path().read_text("utf-8"))["game"] == "last-word"
    ana.page.get_by_role("button", name="Try again").click()
    ana.waits_for_turn()
    ana.context.close()
    opened.kill()
