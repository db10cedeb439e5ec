"""The score sheet of One-Two-Three: a touched line shows its cells on the board."""

from playwright.sync_api import expect

from fullhouse.solver import grids
from tests.browser.house import NewPerson
from tests.browser.sizes import on_a_phone_and
from tests.browser.test_first_games import sit_down

OPENED = ("a1", "e5", "i9", "a9")
(SOLUTION,) = grids(1, seed=78)


def place(cell: str) -> int:
    return (int(cell[1]) - 1) * 9 + "abcdefghi".index(cell[0])


def right(cell: str) -> int:
    return int(SOLUTION[place(cell)])


@on_a_phone_and("desk", 1366, 900)
def test_a_touched_line_shows_its_cells(person: NewPerson, viewport: dict[str, int]) -> None:
    """Beside the board, over the controls of a phone, and after the game."""
    ana = person(viewport=viewport)
    given = list(SOLUTION)
    for cell in OPENED:
        given[place(cell)] = "."
    options = {"sequence": "express", "referee": "umpire", "final_order": "unchanged"}
    sit_down(ana, "one-two-three", {"problem": "".join(given)}, options, ("Ana", "Ben"))
    for cell in OPENED[:3]:
        ana.write(cell, right(cell))
    ana.waits_for_turn("Ben’s turn")
    ana.page.get_by_role("button", name="Score sheet").first.click()
    handicap, turn = ana.page.locator("[data-line='0']"), ana.page.locator("[data-line='1']")
    expect(handicap).to_contain_text("handicap +4")
    expect(turn).to_contain_text(" + ".join(str(right(cell)) for cell in OPENED[:3]))
    turn.click()
    lit = ana.board.locator(".overlay .counted")
    expect(lit).to_have_count(3)
    handicap.click()
    expect(lit).to_have_count(0)
    ana.press("Close")
    ana.write(OPENED[3], right(OPENED[3]))
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("win")
    ana.page.locator("[data-line='2']").click()
    expect(ana.page.locator(".overlay .counted")).to_have_count(1)
    ana.go(f"/replay?table={ana.page.url.rsplit('/', 1)[1]}&round=1")
    expect(ana.page.locator("[data-line]")).to_have_count(1)
    ana.press("To the end")
    ana.page.locator("[data-line='1']").click()
    expect(ana.page.locator(".overlay .counted")).to_have_count(3)
