"""A game of another package in the browser: the shelf, the generic table, the end."""

from collections.abc import Iterator

import pytest

from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import SIX
from fullhouse.sudoku.grid import Grid
from tests.browser.house import A_MOMENT, House, NewPerson, Person, until_over
from tests.test_plugins import install


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds the plug-in."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(install(tmp_path_factory.mktemp("plugin"))))
        opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.kill()


def write_something(one: Person) -> None:
    """Write the first number that fits."""
    seen = one.view()
    texts = [seen[SIX.name(Cell(cell))] for cell in SIX.cells]
    board = "".join(text[0] if text[0].isdigit() else "." for text in texts)
    grid = Grid.parse(board, SIX)
    for symbol in SIX.symbols:
        for name in SIX.names(grid.room(Symbol(symbol)))[:1]:
            one.cell(name, 6).click(timeout=A_MOMENT)
            one.page.keyboard.press(str(symbol))
            one.page.wait_for_timeout(100)
            return


def test_a_plugin_is_played_from_the_shelf_to_the_end(person: NewPerson) -> None:
    ana = person()
    ana.go()
    ana.box("Last Word").get_by_role("button", name="Play a bot").click()
    ana.page.wait_for_url("**/t/*")
    ana.board.wait_for()
    until_over([ana], write_something)
    ana.page.get_by_role("button", name="To the result").or_(
        ana.page.get_by_role("button", name="Again")
    ).first.wait_for()
