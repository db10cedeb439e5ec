"""A game of another package, which the client was built without: from the shelf to the replay."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House, Person, until_over

PLUGIN = Path(__file__).parents[1] / "plugin"
NAME = "Last Word"
CHANCE = random.Random(7)
MODULE = "export const ui = { lines: () => [{ key: 'last-word-name' }] };\n"
BROKEN = "export const ui = {\n"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the plug-in, installed as anybody would."""
    folder = tmp_path_factory.mktemp("packages")
    flags = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    subprocess.run([sys.executable, "-m", "pip", "install", *flags, "--target", folder, PLUGIN], check=True)
    return folder


@pytest.fixture
def ana(packages: Path, browser: Browser, tmp_path: Path) -> Iterator[Person]:
    house = House(tmp_path, packages)
    one = Person(browser, house.address)
    yield one
    one.context.close()
    house.kill()


def play(ana: Person) -> None:
    """Touch any empty cell, then try digits until one fits."""
    empty = [cell for cell, text in ana.view().items() if text.startswith("empty")]
    ana.touch(CHANCE.choice(empty), 6)
    for digit in range(1, 7):
        if ana.has_turn and not ana.is_over:
            ana.digit(digit)
            ana.page.wait_for_timeout(30)


def test_a_whole_game_against_a_bot(ana: Person) -> None:
    ana.go()
    box = ana.box(NAME)
    expect(box).to_contain_text("2–4 players")
    box.get_by_role("button", name="Play a bot").click()
    ana.page.wait_for_url("**/t/*")
    ana.waits_for_turn()
    expect(ana.page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    until_over([ana], play)
    expect(ana.page.get_by_text("No number fits any more.").first).to_be_visible()
    ana.page.get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_role("heading", name=f"Replay: {NAME}")).to_be_visible()
    ana.page.get_by_role("button", name="To the end").click()
    expect(ana.page.locator(".told")).to_contain_text("No number fits any more.")
    assert ana.complaints == []


def test_its_rules_and_options_come_from_its_own_words(ana: Person) -> None:
    ana.go("/how/last-word")
    expect(ana.page.get_by_text("Once a game you may pass instead.")).to_be_visible()
    ana.page.get_by_role("link", name="Play now").click()
    ana.page.locator("summary").click()
    expect(
        ana.page.get_by_label("One number of each kind stands on the board from the start.")
    ).to_be_checked()
    ana.page.get_by_text("Deutsch", exact=True).click()
    expect(ana.page.get_by_role("heading", name="Letztes Wort")).to_be_visible()
    assert ana.complaints == []


@pytest.mark.parametrize("module", [MODULE, BROKEN])
def test_its_module_is_loaded_and_a_broken_one_does_no_harm(ana: Person, packages: Path, module: str) -> None:
    file = packages / "last_word" / "web" / "ui.js"
    file.parent.mkdir(exist_ok=True)
    file.write_text(module)
    try:
        ana.new_table("last-word", "Me and bots")
        ana.waits_for_turn()
        line = ana.page.locator("p.line", has_text=NAME)
        expect(line).to_have_count(1 if module == MODULE else 0)
        assert all("could not be loaded" in complaint for complaint in ana.complaints)
        assert bool(ana.complaints) == (module == BROKEN)
    finally:
        file.unlink()
