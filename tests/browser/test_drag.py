"""A tile is dragged from the hand to a cell, by mouse and by finger; let go elsewhere, it goes back."""

import re

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.house import NewPerson, Person
from tests.browser.test_challenge import hand
from tests.browser.test_connection import empty
from tests.browser.test_tiles import fits, hand_of

Point = tuple[float, float]


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_the_table(one: Person, game: str) -> Locator:
    """Against a bot, on the first turn of this person. Gives the first tile in hand."""
    one.go()
    one.box(game).get_by_role("button").first.click()
    one.waits_for_turn()
    return one.page.locator("[data-hand] button").first


def drag(one: Person, start: Point, end: Point) -> None:
    mouse = one.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    mouse.move(*end, steps=3)
    mouse.up()


def flip_until_one_fits(one: Person) -> tuple[int, str] | None:
    """Turn tiles until one in hand fits an empty cell: which, and where. None where the game ends before."""
    while not one.is_over:
        seen, last = one.view(), one.page.locator("#last-move").inner_text()
        room = [name for name, label in seen.items() if label == "empty"]
        for tile in hand(one):
            for name in room:
                if fits(name, str(tile), seen, 9):
                    return tile, name
        one.touch(next(name for name, label in seen.items() if label == "face down"))
        one.page.wait_for_function(
            "last => document.getElementById('last-move')?.textContent !== last", arg=last
        )
    return None


def is_filled(one: Person, cell: str) -> None:
    expect(one.cell(cell)).not_to_have_attribute("aria-label", re.compile("empty"))


def test_a_secret_tile_is_dragged_to_a_cell(person: NewPerson) -> None:
    ana = person()
    tile = at_the_table(ana, "Golden Tiles")
    cell = empty(ana.view(), hand_of(ana))
    drag(ana, middle(tile), middle(ana.cell(cell)))
    is_filled(ana, cell)


def test_an_open_tile_is_dragged_to_a_cell_without_choosing_it_first(person: NewPerson) -> None:
    ana = person()
    move = None
    while move is None:  # a solitaire may fail before
        ana.go()
        ana.box("Solitaire").get_by_role("button").first.click()
        expect(ana.board).to_be_visible()
        move = flip_until_one_fits(ana)
    tile = ana.page.get_by_label(f"Pick up the {move[0]}").first
    drag(ana, middle(tile), middle(ana.cell(move[1])))
    is_filled(ana, move[1])


def test_let_go_beside_the_board_nothing_changes(person: NewPerson) -> None:
    ana = person()
    tile = at_the_table(ana, "Golden Tiles")
    seen, held, home = ana.view(), hand_of(ana), middle(tile)
    beside = middle(ana.page.get_by_role("list", name="Players"))
    drag(ana, home, beside)
    ana.waits_for_turn()
    assert (ana.view(), hand_of(ana), middle(tile)) == (seen, held, home)
    golden = next(name for name, label in seen.items() if label.startswith("golden"))
    drag(ana, home, middle(ana.cell(golden)))
    drag(ana, home, (home[0] + 3, home[1] + 3))
    ana.waits_for_turn()
    assert (ana.view(), hand_of(ana), middle(tile)) == (seen, held, home)


LIFT = 56
"""How far a tile floats above a finger, in pixels: it is laid where it is seen."""


def finger(session: CDPSession, kind: str, *points: Point) -> None:
    touches = [{"x": x, "y": y} for x, y in points]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_a_finger_drags_too(person: NewPerson) -> None:
    ana = person(viewport={"width": 412, "height": 915}, has_touch=True, is_mobile=True)
    tile = at_the_table(ana, "Golden Tiles")
    tile.scroll_into_view_if_needed()
    cell = empty(ana.view(), hand_of(ana))
    start, (x, y) = middle(tile), middle(ana.cell(cell))
    below = (x, y + LIFT)
    session = ana.context.new_cdp_session(ana.page)
    finger(session, "touchStart", start)
    finger(session, "touchMove", ((start[0] + x) / 2, (start[1] + y) / 2))
    finger(session, "touchMove", below)
    index = (int(cell[1]) - 1) * 9 + "abcdefghi".index(cell[0])
    expect(ana.board.locator(f'[data-aim="{index}"]')).to_be_visible()
    expect(ana.page.locator(".loupe")).to_be_visible()
    lifted = tile.locator("svg").bounding_box()
    assert lifted is not None
    assert lifted["y"] + lifted["height"] / 2 < below[1] - LIFT / 2, "the finger lies on the tile"
    finger(session, "touchEnd")
    is_filled(ana, cell)
    expect(ana.board.locator("[data-aim]")).to_have_count(0)
    expect(ana.page.locator(".loupe")).to_have_count(0)

    # A finger that slides over small cells sees them enlarged, and lays the tile where it is lifted.
    ana.waits_for_turn()
    cell = empty(ana.view(), hand_of(ana))
    golden = next(name for name, label in ana.view().items() if label.startswith("golden"))
    finger(session, "touchStart", middle(ana.cell(golden)))
    expect(ana.page.locator(".loupe")).to_be_visible()
    finger(session, "touchMove", middle(ana.cell(cell)))
    finger(session, "touchEnd")
    is_filled(ana, cell)
    expect(ana.page.locator(".loupe")).to_have_count(0)
