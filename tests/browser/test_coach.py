"""The coach draws on the board: the area, the pattern, the whole step; does it; and forgets what is over."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from fullhouse.sudoku.board import NINE
from tests.browser.axe import faults
from tests.browser.house import NewPerson, Person, a_moment, until
from tests.browser.sizes import on_a_phone_and
from tests.browser.test_problem_games import right
from tests.browser.test_surface import alone

POINTING = "53........9.23......25......7..2.9...8...6..73...57....4...13.67......9.....4..1."
"""Its first step that needs notes is a pointing."""


def told(one: Person) -> Locator:
    return one.page.locator("section.coach")


def ask(one: Person, stage: int) -> str:
    """Press until the coach has told so much; its words."""
    titles = ("Where to look:", "Which technique:", "The whole proof:")
    for title in titles[:stage]:
        one.press("Hint")
        expect(told(one).locator("strong")).to_have_text(title)
    return told(one).locator("p").first.inner_text()


class HeldAdvice:
    """A socket whose hints stay without an answer until the test lets them go."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: list[Callable[[], None]] = []
        self._is_released = False
        page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"say":"advice"' in str(message) and not self._is_released:
                self._held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(pass_on)

    def release(self) -> None:
        until(lambda: bool(self._held), lambda: a_moment(self._page))
        self._is_released = True
        for send in self._held:
            send()


def ask_slowly(one: Person, asked: HeldAdvice) -> str:
    """The first stage of a hint whose answer takes a while; the coach's words."""
    one.press("Hint")
    looking = one.page.get_by_text("The coach is looking at the board")
    expect(looking).to_be_visible()
    asked.release()
    expect(told(one).locator("strong")).to_have_text("Where to look:")
    expect(looking).to_have_count(0)
    return told(one).locator("p").first.inner_text()


def centre(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@on_a_phone_and("desk", 1280, 800)
def test_a_single_is_drawn_in_three_stages_and_done_by_one_tap(
    person: NewPerson, viewport: dict[str, int]
) -> None:
    ana = person(viewport=viewport, has_touch=True)
    asked = HeldAdvice(ana.page)
    alone(ana)
    step = ana.board.locator(".step")
    first = ask_slowly(ana, asked)
    block = re.search(r"block (\d)", first)
    assert block, first
    expect(step.locator("rect.frame")).to_have_count(1)
    expect(step.locator("text.block")).to_have_count(9)
    assert ana.board.locator(".tone-house").count() == 9
    numbered = centre(step.locator("text.block").nth(int(block[1]) - 1))
    framed = centre(step.locator("rect.frame"))
    assert abs(numbered[0] - framed[0]) < 5
    assert abs(numbered[1] - framed[1]) < 20
    for shape in ("path.ray", ".ghost", ".struck", ".arrow"):
        expect(step.locator(shape)).to_have_count(0)
    ana.press("Hint")
    expect(ana.board.locator(".tone-first").first).to_be_attached()
    expect(step.locator(".ghost")).to_have_count(0)
    ana.press("Hint")
    expect(told(ana)).to_contain_text("The whole proof")
    place = re.search(r"([a-i][1-9]) is (\d)\.$", told(ana).locator("p").first.inner_text())
    assert place
    beats = ana.page.get_by_text(re.compile(r"^1 of \d+$"))
    expect(beats).to_be_visible()  # a figure opens on its first beat
    expect(step.locator(".ghost")).to_have_count(0)  # the conclusion comes last
    last = int(beats.inner_text().split()[-1])
    for _ in range(last - 1):
        ana.press("One step forward")
    expect(step.locator("path.ray").first).to_be_attached()
    expect(step.locator(".ghost text")).to_have_text(place[2])
    ana.page.locator(".coach .phrase").last.click()
    expect(step.locator(".lit")).to_have_count(1)  # a phrase lights its part of the board
    assert int(place[2]) == right(place[1])
    x, y = centre(step.locator(".ghost"))
    box = ana.cell(place[1]).bounding_box()
    assert box
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]
    assert not faults(ana)
    expect(ana.page.locator(".legend li")).not_to_have_count(0)
    for kind, beginning in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with ana.page.expect_download() as saved:
            ana.press(kind)
        picture = saved.value.path().read_bytes()
        assert picture.startswith(beginning)
        assert len(picture) > 10_000
    ana.press(f"Write {place[2]} in {place[1]}")
    expect(ana.cell(place[1])).to_have_attribute("aria-label", re.compile(f": {place[2]}"))
    expect(told(ana)).to_have_count(0)
    expect(step).to_have_count(0)
    expect(ana.board.locator("[class*=tone-]")).to_have_count(0)


def test_notes_are_filled_in_and_taken_out_by_one_tap_and_no_hint_repeats_itself(person: NewPerson) -> None:
    ana = person()
    ana.go(f"/new/classic?problem={POINTING}")
    ana.press("Start")
    expect(ana.page.get_by_role("group", name="Digits")).to_be_visible()
    first = ask(ana, 3)
    for light in ("house", "first"):  # where to look, and the cells that the proof begins with
        expect(ana.board.locator(f".lights .{light}")).to_be_visible()
    forward = ana.page.get_by_role("button", name="One step forward")
    while forward.is_enabled():
        forward.click()
    count = ana.board.locator(".step .elimination").count()
    assert count > 0
    ana.press(f"Fill in the notes and remove {count}")
    expect(told(ana)).to_have_count(0)
    expect(ana.cell("c7")).to_have_attribute("aria-label", re.compile("notes"))
    second = ask(ana, 3)
    assert second != first
    written = None
    while written is None:  # until a digit comes
        deed = ana.page.get_by_role("button", name=re.compile("^(Remove|Write)"))
        written = re.match(r"Write (\d) in (..)", deed.inner_text())
        deed.click()
        expect(told(ana)).to_have_count(0)
        if written is None:
            ask(ana, 3)
    digit, seen = written[1], NINE.names(NINE.peers[NINE.cell(written[2])])

    def is_ruled_out() -> bool:
        view = ana.view()
        return not [name for name in seen if "notes" in view[name] and digit in view[name]]

    until(is_ruled_out, lambda: a_moment(ana.page))
    before = ana.view()
    ana.press("Undo")  # one press takes back what one press did
    ana.press("Redo")
    expect(ana.page.get_by_role("button", name="Redo", exact=True)).to_have_attribute("aria-disabled", "true")
    assert ana.view() == before


def test_a_hint_goes_with_its_position_and_is_told_again_in_another_language(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    ask(ana, 2)
    ana.press("Notes")
    ana.write("c1", 1)  # a note is a change, too
    expect(told(ana)).to_have_count(0)
    expect(ana.board.locator(".step")).to_have_count(0)
    english = ask(ana, 1)
    ana.menu("Language and settings")
    ana.page.get_by_text("Deutsch", exact=True).click()
    ana.page.keyboard.press("Escape")
    expect(told(ana).locator("strong")).to_have_text("Wo suchen?")
    expect(told(ana)).not_to_contain_text(english)
    ana.page.get_by_role("button", name="Tipp", exact=True).click()
    expect(told(ana).locator("strong")).not_to_have_text("Wo suchen?")


def test_a_mistake_is_shown_and_erased(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    ana.write("c1", 9)  # there is a 9 in this block
    ask(ana, 3)
    expect(ana.board.locator(".step path.ray")).to_have_count(1)
    expect(ana.board.locator("g.fault")).to_have_count(1)
    ana.press("Erase this digit")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("empty"))
    expect(told(ana)).to_have_count(0)
