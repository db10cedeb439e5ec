"""docs/rules/README.md, Being asked: what opponents read, and the buttons with which they answer."""

from playwright.sync_api import expect

from tests.boards import SOLUTION
from tests.browser.house import COLUMNS, NewPerson
from tests.browser.seating import seat


def left(*cells: str) -> dict[str, str]:
    """The solution with some cells empty."""
    names = [f"{COLUMNS[i % 9]}{i // 9 + 1}" for i in range(81)]
    digits = zip(names, SOLUTION, strict=True)
    return {"problem": "".join("." if name in cells else digit for name, digit in digits)}


def test_opponents_are_asked_whether_a_turn_may_end_and_have_a_last_look(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "one-two-three", left("c1", "d1"))
    ana.waits_for_turn()
    ana.press("End my turn")
    ben.sees("finds no more digits. Go on?")
    ben.press("No, keep looking")
    ana.sees("should keep looking")
    ana.write("c1", 4)
    ben.waits_for_turn()
    ben.press("End my turn")
    ana.press("Yes, go on")
    ben.waits_for_turn()  # the lowest score begins the next round
    ben.write("d1", 6)
    ana.sees("This is the last chance to object to any digit.")
    ana.press("I accept")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("win")


def test_after_a_round_without_a_digit_everybody_is_asked_to_stop(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "markers", left("d1", "f1", "d5"))
    ana.waits_for_turn()
    ana.write("d1", 8)
    ben.press("I accept")
    for one in (ben, ana, ben):
        one.waits_for_turn()
        one.press("Pass")
    for one in (ana, ben):
        one.sees("A whole round without a digit. Stop here?")
    ana.press("I want to stop")
    ben.press("Stop")
    ben.sees("Everyone agreed to stop.")
