"""Whatever happens while a tile is carried: it is back in the hand, nothing is lost or done twice."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, NewPerson, Person
from tests.browser.test_connection import GONE, empty
from tests.browser.test_drag import at_the_table, middle
from tests.browser.test_tiles import fits, hand_of

NOTHING_SENT = "Nothing was sent"


def carry(one: Person, cell: str) -> None:
    """Lift the tile and hold it over a cell."""
    tile = one.page.locator("[data-hand] button").first
    expect(tile).to_be_visible()
    x, y = middle(one.cell(cell))
    one.page.mouse.move(*middle(tile))
    one.page.mouse.down()
    one.page.mouse.move(x + 4, y + 4)
    one.page.mouse.move(x, y, steps=2)
    expect(one.board.locator("[data-aim]")).to_be_visible()


def told(page: Page) -> str:
    """The one line that always knows."""
    return page.locator("[data-now]").inner_text()


class Table:
    """A table of Golden Tiles against a bot, at which it is one's first turn."""

    def __init__(self, one: Person) -> None:
        self.one = one
        at_the_table(one, "Golden Tiles")
        self.looks_again()

    def looks_again(self) -> None:
        self.seen, self.held = self.one.view(), hand_of(self.one)
        self.target = empty(self.seen, self.held)

    def is_as_before(self) -> None:
        """The tile lies in the hand, the board has not changed, and it is still one's turn."""
        self.one.waits_for_turn()
        expect(self.one.page.locator("[data-hand] button")).to_have_count(1)
        expect(self.one.board.locator("[data-aim]")).to_have_count(0)
        assert (hand_of(self.one), self.one.view()) == (self.held, self.seen)
        lifted = self.one.page.locator("[data-hand] button.dragged")
        expect(lifted).to_have_count(0)

    def plays_once(self) -> None:
        """Then the tile is laid, once, and the bot answers."""
        self.one.touch(self.target)
        self.was_played_once()

    def was_played_once(self) -> None:
        expect(self.one.cell(self.target)).not_to_have_attribute("aria-label", re.compile("empty"))
        filled = self.one.board.locator('[role=gridcell]:not([aria-label*=": empty"])')
        before = [label for label in self.seen.values() if not label.startswith("empty")]
        expect(filled).to_have_count(len(before) + 2)  # one tile of one's own, one of the bot's
        self.one.waits_for_turn()
        expect(filled).to_have_count(len(before) + 2)


def test_reloading_or_leaving_while_a_tile_is_carried(person: NewPerson) -> None:
    ana = person()
    table = Table(ana)
    carry(ana, table.target)
    ana.page.reload()
    table.is_as_before()
    carry(ana, table.target)
    ana.page.go_back()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Pick a game")
    ana.page.mouse.up()
    ana.page.go_forward()
    table.is_as_before()
    assert f"Lay your {table.held}." in told(ana.page)
    table.plays_once()


def test_two_tabs_lay_the_tile_once(person: NewPerson) -> None:
    ana = person()
    table = Table(ana)
    second = ana.open()
    second.goto(ana.page.url)
    expect(second.locator("[data-hand] button")).to_have_count(1)
    carry(ana, table.target)
    column, row = "abcdefghi".index(table.target[0]), int(table.target[1]) - 1
    second.locator(f'[role=grid] [data-cell="{9 * row + column}"]').click()
    table.was_played_once()
    last = ana.page.locator("#last-move").inner_text()
    ana.page.mouse.up()  # what was carried has long been laid
    assert ana.page.locator("#last-move").inner_text() == last
    expect(ana.page.locator(".told li").nth(1)).to_contain_text(f"You lay the {table.held} on {table.target}")
    table.looks_again()
    table.plays_once()  # a second command would have come before this one


def test_double_and_wrong_clicks_do_nothing_twice(person: NewPerson) -> None:
    ana = person()
    table = Table(ana)
    plain = {name: label.removeprefix("golden ") for name, label in table.seen.items()}
    golden = next(name for name, label in table.seen.items() if label.startswith("golden"))
    wrong = next(n for n, label in plain.items() if label == "empty" and not fits(n, table.held, plain, 9))
    ana.touch(golden)
    table.is_as_before()
    ana.touch(wrong)
    expect(ana.page.locator("[data-now]")).to_have_text(
        re.compile(f"^The {table.held} is already in this (row|column|block), in [a-i][1-9]\\.$")
    )
    table.is_as_before()
    ana.cell(table.target).dblclick()
    table.was_played_once()


def test_no_network_while_a_tile_is_carried(person: NewPerson) -> None:
    ana = person()
    ana.page.clock.install()
    table = Table(ana)
    carry(ana, table.target)
    ana.context.set_offline(True)
    ana.sees(GONE)
    ana.page.mouse.up()
    expect(ana.page.locator("[data-now]")).to_contain_text(NOTHING_SENT)
    ana.page.clock.run_for("00:30")
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    table.is_as_before()
    table.plays_once()


@pytest.mark.parametrize("lets_go", [True, False], ids=["let go while it is away", "held until it is back"])
def test_the_server_starts_again_while_a_tile_is_carried(
    person: NewPerson, house: House, *, lets_go: bool
) -> None:
    ana = person()
    table = Table(ana)
    carry(ana, table.target)
    house.kill()
    ana.sees(GONE)
    if lets_go:
        ana.page.mouse.up()
        expect(ana.page.locator("[data-now]")).to_contain_text(NOTHING_SENT)
    house.start()
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    if lets_go:
        table.is_as_before()
        table.plays_once()
    else:
        ana.page.mouse.up()
        table.was_played_once()


def test_a_dropped_tile_stays_where_it_was_dropped_until_the_answer(person: NewPerson, house: House) -> None:
    ana = person()
    table = Table(ana)
    carry(ana, table.target)
    with house.frozen():
        ana.page.mouse.up()
        resting = ana.page.locator("[data-hand] button.dragged")
        expect(resting).to_have_count(1)
        (x, y), (across, down) = middle(resting), middle(ana.cell(table.target))
        assert abs(x - across) + abs(y - down) < 30
    table.was_played_once()
    expect(ana.page.locator("[data-hand] button.dragged")).to_have_count(0)
