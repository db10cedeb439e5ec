"""Problems by number and by day: what is solved and started, the next one, the archive, a result to share."""

import re
from itertools import islice, permutations

from playwright.sync_api import expect

from fullhouse.problems.booklet import page
from fullhouse.solver import solve
from tests.browser.axe import Looking
from tests.browser.house import Held, NewPerson, Person
from tests.browser.keyboard import type_digits
from tests.browser.sizes import PHONE
from tests.browser.test_problem_games import PROBLEM

MANY = 900
"""Problems in a large file."""


def look_at(one: Person) -> None:
    """Axe finds nothing here in any theme."""
    look = Looking()
    look.at(one, one.page.url)
    look.found_nothing()


def solve_it(one: Person) -> None:
    """The problem that lies on the table, to its end."""
    expect(one.page.get_by_role("group", name="Digits")).to_be_visible()
    labels = one.view()
    givens = "".join(label[0] if "given" in label else "." for label in labels.values())
    solution = solve(givens)
    missing = [
        (cell, int(digit))
        for (cell, label), digit in zip(labels.items(), solution, strict=True)
        if "given" not in label
    ]
    for cell, digit in missing[-3:]:
        one.write(cell, digit)
    type_digits(one, missing[:-3])
    expect(one.page.get_by_role("heading", name="Solved!")).to_be_visible()


def test_a_daily_problem_is_solved_marked_and_shared(person: NewPerson) -> None:
    """On a phone; the page of the day is also looked at on a desk."""
    ana = person(viewport=PHONE, has_touch=True, permissions=["clipboard-read", "clipboard-write"])
    ana.context.add_init_script("delete Navigator.prototype.share")
    ana.go("/problems")
    ana.page.get_by_role("main").get_by_role("link", name="Daily puzzles").click()
    easy = ana.page.locator("section").first
    expect(easy).to_contain_text("Not started")
    look_at(ana)
    easy.get_by_role("link", name="Classic").click()
    ana.press("Start")
    ana.page.wait_for_url("**/t/*")
    held = Held(ana.page, "**/api/problems/check")
    with ana.page.expect_request("**/api/problems/check"):
        solve_it(ana)
    ana.more()
    ana.page.get_by_role("dialog").get_by_role("link", name="Daily puzzles").click()
    expect(easy).to_contain_text(re.compile(r"Solved in \d+:\d\d"))
    with ana.page.expect_response(re.compile("api/problems[?]level")):
        held.release()  # the answer comes when nobody is there any more
    ana.sees("1-day streak.")
    ana.press("Share the result")
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    shared = ana.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r"Full House [\d-]{10}\n▪ Easy \d+:\d\d\n(▫ \w+\n?){4}", shared), shared
    ana.page.set_viewport_size({"width": 1280, "height": 900})
    look_at(ana)
    ana.page.get_by_role("link", name="Previous day").click()
    expect(easy).to_contain_text("Not started")
    ana.page.get_by_role("link", name="Next day").click()
    expect(easy).to_contain_text("Solved in")
    ana.page.get_by_label("Another day").fill("2026-03-01")
    ana.page.wait_for_url("**/daily?date=2026-03-01")
    expect(easy).to_contain_text("Not started")


def test_days_that_do_not_exist_are_answered_clearly(person: NewPerson) -> None:
    ana = person()
    for date, answer in (("2026-02-30", "There is no date"), ("2999-01-01", "come out on that day")):
        ana.go(f"/daily?date={date}")
        expect(ana.page.get_by_role("alert")).to_contain_text(answer)


def test_problems_have_numbers_marks_and_a_next_one(person: NewPerson) -> None:
    ana = person()
    ana.go("/problems")
    for level in ("Tricky", "Easy"):
        ana.page.get_by_text(level, exact=True).filter(visible=True).first.click()
        ana.page.reload()  # the level stays
        expect(ana.page.get_by_role("radio", name=level)).to_be_checked()
    numbers = ana.page.get_by_role("navigation", name="Puzzles by number").get_by_role("button")
    expect(numbers).to_have_count(60)
    numbers.nth(30).click()
    ana.sees("31")
    ana.press("Next unsolved: 1")
    ana.page.locator(".card").first.get_by_role("link", name="Classic").click()
    ana.press("Start")
    solve_it(ana)
    ana.page.get_by_role("link", name="Next unsolved: 2").click()
    ana.press("Start")
    expect(ana.page.get_by_role("group", name="Digits")).to_be_visible()
    ana.go("/problems")
    expect(numbers.first).to_have_attribute("aria-label", re.compile(r"1: Solved in \d+:\d\d"))
    expect(numbers.nth(1)).to_have_attribute("aria-label", "2: Started")
    ana.press("Next unsolved: 2")
    look_at(ana)


def test_the_booklet_opens_where_one_goes_on(person: NewPerson) -> None:
    ana = person(viewport=PHONE, has_touch=True)
    ana.go("/problems")
    ana.page.get_by_text("The booklet", exact=True).click()
    booklet = ana.page.locator("#booklet")
    expect(booklet.get_by_role("navigation")).to_have_count(5)
    expect(booklet.get_by_role("navigation", name="Level 4: exclusion").get_by_role("button")).to_have_count(
        10
    )
    ana.sees("0 of 50 solved")
    look_at(ana)
    booklet.get_by_role("link", name="Classic").click()
    ana.press("Start")
    solve_it(ana)
    ana.go("/problems#booklet")
    first = booklet.get_by_role("button", name=re.compile(r"^1: "))
    expect(first).to_have_attribute("aria-label", re.compile(r"1: Solved in \d+:\d\d"))
    ana.sees("1 of 50 solved")
    expect(booklet.locator("[aria-current=true]")).to_have_attribute("aria-label", "2: Not started")
    booklet.get_by_role("button", name=re.compile(r"^50: ")).click()
    expect(booklet.get_by_role("link", name="Colour Markers")).to_have_attribute(
        "href", f"/new/markers?problem={page(50).problem}"
    )


def test_the_library_is_searched(person: NewPerson) -> None:
    ana = person(viewport=PHONE, has_touch=True)
    ana.go("/problems")
    ana.page.get_by_text("Search the library").click()
    form = ana.page.locator("details form")
    form.get_by_label("Technique needed").select_option("x_wing")
    form.get_by_label("Givens, to").fill("26")
    form.get_by_role("button", name="Search").click()
    matches = ana.page.locator("details section")
    expect(matches.first).to_contain_text(
        re.compile(r"2\d givens, difficulty [\d,]+, SE [\d.]+\.\s+Not started")
    )
    expect(matches.first.get_by_role("link", name="Classic")).to_be_visible()
    shown = matches.count()
    ana.press("Make a new one")  # of any technique
    expect(ana.page.locator("details .card")).to_have_count(shown + 1)
    form.get_by_label("Technique needed").select_option("")
    form.get_by_label("Symmetry").select_option("quarter-turn")
    form.get_by_label("Givens, to").fill("17")
    form.get_by_role("button", name="Search").click()
    ana.sees("No puzzle in the library matches.")
    ana.sees("Level: Easy.")  # where any level will do
    ana.press("Make a new one")
    expect(ana.page.locator("details .card")).to_have_count(1)
    look_at(ana)


def test_a_file_of_many_problems_comes_in_and_broken_lines_are_named(person: NewPerson) -> None:
    ana = person(viewport=PHONE, has_touch=True)
    ana.go("/problems")
    ana.page.get_by_role("button", name="☆ Keep").first.click()
    kept = ana.page.locator("section").filter(has=ana.page.get_by_role("heading", name="Your collection"))
    expect(kept.get_by_role("listitem")).to_have_count(1)
    text = f"{PROBLEM}\n{'5' * 81}\nwhat?\n{PROBLEM}\n"
    kept.locator("input[type=file]").set_input_files(
        {"name": "many.sdm", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(kept).to_contain_text("1 puzzle added.")
    expect(kept).to_contain_text(re.compile("Line 2: The givens contradict each other"))
    expect(kept).to_contain_text("Line 3: ")
    look_at(ana)
    own = ana.page.locator("section").filter(has=ana.page.get_by_role("heading", name="Your own puzzle"))
    picture, large = b"\x89PNG\r\n\x1a\n\0\0" * 10_000, b"." * 1_100_000
    for name, content, why in (
        ("grid.png", picture, "“grid.png” is not a text"),
        ("grid.sdm", picture, "“grid.sdm” is not a text"),
        ("large.txt", large, "This is too large: no more than"),
    ):
        for place in (kept, own):
            place.locator("input[type=file]").set_input_files(
                {"name": name, "mimeType": "image/png" if "png" in name else "", "buffer": content}
            )
            expect(place.get_by_role("alert")).to_contain_text(why)
    ana.page.reload()
    expect(kept.get_by_role("button", name="Remove")).to_have_count(2)
    with ana.page.expect_download() as saved:
        kept.get_by_role("link", name="Save the collection").click()
    assert saved.value.path().read_text().splitlines()[0] == PROBLEM
    kept.get_by_role("button", name="Remove").first.click()
    expect(kept.get_by_role("button", name="Remove")).to_have_count(1)
    others = islice(permutations("123456789"), 1, MANY)  # more than the server reads at once
    lines = [PROBLEM.translate(str.maketrans("123456789", "".join(one))) for one in others]
    kept.locator("input[type=file]").set_input_files(
        {"name": "many.sdm", "mimeType": "", "buffer": "\n".join([*lines, "what?"]).encode()}
    )
    expect(kept).to_contain_text(f"{MANY - 1} puzzles added.")
    expect(kept).to_contain_text(f"Line {MANY}: ")
    kept.get_by_role("button", name="Show more").click()
    expect(kept.get_by_role("button", name="Remove")).to_have_count(60)


OVERLAPS = """() => {
    const boxes = all => [...document.querySelectorAll(all)].map(one => one.getBoundingClientRect())
    return boxes('figcaption').flatMap(one => boxes('figure svg').filter(other =>
        one.left < other.right - 1 && one.right > other.left + 1 &&
        one.top < other.bottom - 1 && one.bottom > other.top + 1)).length
}"""
"""How often a number of a sheet lies over a board."""


def test_the_booklet_is_printed_on_sheets_with_numbers_beside_the_boards(person: NewPerson) -> None:
    ana = person()
    ana.go("/problems#booklet")
    ana.page.get_by_role("link", name="Printable sheet").first.click()
    boards = ana.page.locator("figure svg")
    expect(boards).to_have_count(100)  # fifty puzzles and their solutions
    for count, size in ((1, PHONE), (12, PHONE), (4, {"width": 1280, "height": 900})):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ana.page.get_by_role("spinbutton").fill(str(count))
        expect(ana.page.locator("section.paper").first.locator("figure")).to_have_count(count)
        assert ana.page.evaluate(OVERLAPS) == 0
    ana.page.get_by_role("spinbutton").fill("")  # on the way to another number
    expect(ana.page.locator("section.paper").first.locator("figure")).to_have_count(1)
    ana.page.get_by_role("spinbutton").fill("6")
    expect(ana.page.locator("section.paper").first.locator("figure")).to_have_count(6)
    ana.page.emulate_media(media="print")
    assert ana.page.evaluate(OVERLAPS) == 0
