"""Problems from the library, problems made to order, and Me: what device and server know, each game once."""

import asyncio
import json
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from fullhouse.client import Client
from fullhouse.problems.decks import problems_of
from fullhouse.solver import solve
from fullhouse.solver.generate import canonical
from tests.browser.house import COLUMNS, NewPerson, Person
from tests.browser.seating import seat
from tests.waiting import TIMEOUT_SECONDS

REVIEWED = {"table": "beda-boma", "round": 1, "game": "tiles", "at": 0, "accuracy": 90, "turning": []}


def givens(one: Person) -> str:
    """The problem on the board, as its cells say it."""
    seen = one.view()
    names = [f"{column}{row}" for row in range(1, 10) for column in COLUMNS]
    return "".join(seen[name][0] if seen[name][0].isdigit() else "." for name in names)


def elsewhere(doing: Coroutine[Any, Any, None]) -> None:
    """Something that happens away from this browser; its driver keeps an event loop of its own."""
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, doing).result(timeout=TIMEOUT_SECONDS)


async def solve_on_another_device(address: str, token: str, problem: str) -> None:
    async with Client(address) as client, await client.sit(token) as table:
        for cell, (given, digit) in enumerate(zip(problem, solve(problem), strict=True)):
            if given == ".":
                await table.play(f"{COLUMNS[cell % 9]}{cell // 9 + 1}={digit}")


def token_of(one: Person) -> str:
    keys = json.loads(one.page.evaluate("localStorage.getItem('fullhouse:keys')"))
    return str(keys[0]["token"])


def of_game(one: Person, game: str) -> str:
    return one.page.get_by_role("row", name=re.compile(game)).first.inner_text()


def test_one_tap_brings_an_easy_problem_of_the_library_and_the_next_another(person: NewPerson) -> None:
    one, kinds = person(), []
    for _ in range(2):
        one.go()
        one.box("Classic").get_by_role("button").first.click()
        expect(one.board).to_be_visible()
        kinds.append(canonical(givens(one)))
    assert set(kinds) <= set(map(canonical, problems_of(1)))
    assert len(set(kinds)) == 2


def test_the_level_is_preset_and_remembered(person: NewPerson) -> None:
    one = person()
    one.go("/new/markers?way=bots")
    expect(one.page.get_by_label("Easy", exact=True)).to_be_checked()
    one.page.get_by_text("Hard", exact=True).click()
    one.press("Start")
    expect(one.board).to_be_visible()
    assert canonical(givens(one)) in set(map(canonical, problems_of(4)))
    one.go("/new/markers?way=bots")
    expect(one.page.get_by_label("Hard", exact=True)).to_be_checked()
    one.page.get_by_role("link", name="Change", exact=True).click()
    one.page.get_by_text("On your own").click()
    expect(one.page.get_by_label("Easy", exact=True)).to_be_checked()


def test_everybody_sees_how_hard_it_will_be_before_they_sit_down(person: NewPerson) -> None:
    ana, ben = person(), person()
    ana.go("/new/markers")
    ana.page.get_by_text("Everyone on their own device", exact=True).click()
    ana.page.get_by_text("Tricky", exact=True).click()
    ana.press("Create table")
    ana.sees("Level: Tricky.")
    ben.go(ana.page.url.removeprefix(ana.address))
    ben.sees("Level: Tricky.")


def test_a_new_problem_of_a_level_is_made_and_played(person: NewPerson) -> None:
    one = person()
    one.go("/problems")
    one.page.locator("fieldset").get_by_text("Tricky", exact=True).click()
    one.press("New puzzle")
    expect(one.page.get_by_role("status").filter(has_text="Level: Tricky.")).to_be_visible()
    made = one.page.get_by_role("img", name="Puzzle New puzzle")
    expect(made).to_be_visible()
    link = one.page.get_by_role("link", name="Classic").first
    problem = (link.get_attribute("href") or "").partition("problem=")[2]
    link.click()
    one.press("Start")
    one.page.wait_for_url("**/t/*")
    expect(one.board).to_be_visible()
    assert givens(one) == problem


def test_a_problem_is_pasted_or_imported_from_a_file(person: NewPerson, tmp_path: Path) -> None:
    """docs/rules/classic.md: any problem typed in, pasted, or imported from a file."""
    one, problem = person(), problems_of(2)[0]
    drawn = "\n".join(problem[row : row + 9] for row in range(0, 81, 9))
    one.go("/problems")
    one.scroll_to("Your own puzzle")
    one.page.get_by_text("Paste it as text instead").click()
    one.page.get_by_role("textbox").fill(drawn)
    one.sees("Level: Moderate")
    file = tmp_path / "problem.sdk"
    file.write_text("#A Ana\n[Puzzle]\n" + drawn.replace("0", "."), encoding="utf-8")
    one.page.reload()
    one.page.locator("input[type=file]").last.set_input_files(file)
    one.sees("Level: Moderate")


def test_the_me_page_has_games_that_ended_while_this_device_was_offline(person: NewPerson) -> None:
    one = person()
    one.go()
    one.box("Classic").get_by_role("button").first.click()
    expect(one.board).to_be_visible()
    problem, path = givens(one), one.page.url.removeprefix(one.address)
    one.go("/replay")
    one.sees("Every finished game can be watched again: its last page has “Replay”.")
    one.go("/me")
    one.sees("Nothing here yet")
    expect(one.page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()
    elsewhere(solve_on_another_device(one.address, token_of(one), problem))
    one.page.reload()
    expect(one.page.get_by_role("img", name=re.compile("Plot of 1 solving time"))).to_be_visible()
    one.sees("Easy")
    assert "1 game" in of_game(one, "Classic")
    one.go(path)  # now this device sees the end as well
    expect(one.page.get_by_role("heading", name="Solved!")).to_be_visible()
    one.go("/me")
    expect(one.page.get_by_role("row", name=re.compile("Classic"))).to_contain_text("1 game")


def test_results_are_exported_to_a_file_and_imported_again(person: NewPerson, tmp_path: Path) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "tiles")
    ana.insist("I’m stuck")
    ana.go("/me")  # Ana leaves before the others have said yes
    ben.page.locator('[data-action="accept"]').click()
    expect(ben.page.get_by_role("button", name="Play again")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_role("row", name=re.compile("Golden Tiles"))).to_contain_text("1 game")
    with ana.page.expect_download() as saved:
        ana.press("Save as a file")
    file = tmp_path / "results.json"
    saved.value.save_as(file)
    other = person()
    other.go("/me")
    other.page.locator("input[type=file]").set_input_files(file)
    other.sees("1 new result.")
    expect(other.page.get_by_role("row", name=re.compile("Golden Tiles"))).to_contain_text("1 game")


def test_deleting_my_data_takes_two_presses_and_leaves_the_others_their_game(person: NewPerson) -> None:
    ana, ben = person(), person()
    code = ana.new_table("markers", "Everyone on their own device")
    ben.join(code, "Ben")
    expect(ben.page.get_by_text("You are in")).to_be_visible()
    ben.page.evaluate("kept => localStorage.setItem('fullhouse:reviews', JSON.stringify([kept]))", REVIEWED)
    ben.page.evaluate("localStorage.setItem('fullhouse:collection', '[]')")
    ben.go("/me")
    accuracy = ben.page.get_by_role("heading", name="Accuracy")
    expect(accuracy).to_be_visible()
    ben.press("Delete my data")
    ben.press("Yes, delete my data")
    ben.sees("Your data is deleted.")
    expect(accuracy).to_have_count(0)
    assert set(ben.page.evaluate("Object.keys(localStorage)")) <= {"fullhouse:prefs", "fullhouse:games"}
    assert '"name":""' in ben.page.evaluate("localStorage.getItem('fullhouse:prefs')")
    expect(ana.page.get_by_text("Ben", exact=True)).to_have_count(0)
    ben.go(f"/t/{code}")
    expect(ben.page.get_by_label("Your name")).to_be_visible()
