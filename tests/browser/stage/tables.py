"""The states of a table that the stage is judged in: a turn, an objection, a full hand, a hint, the end."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Browser, Frame, expect

from fullhouse.core.ids import Seat
from fullhouse.games import built_in_ids, game
from tests.browser.house import Person
from tests.browser.stage.driver import Driver
from tests.browser.stage.frame import open_frame
from tests.browser.stage.matrix import Matrix

ENDING = ("stuck", "stop", "finish", "object", "undo", "erase", "drop")
"""Moves by chance that end a game before there is much to see, or take back what was done."""
MOST_SEATS = 6
"""Where any number may play, this many are looked at."""
FULL = 7
"""A hand that is hard to lay out."""
HALF = 60
"""Moves to the middle of a game that begins with a full board."""
STEPS = 500
"""Enough for any game to end."""

DRAWN = """() => document.querySelector('.curtain') ||
    ['[role=grid]', '.top.hidden, p.turn', '.said'].every(part => document.querySelector(part))"""
"""What is judged is there: parts of a table are drawn in tasks of their own."""


@dataclass(frozen=True)
class Setting:
    """Which game, how many seats, and whether they share one device."""

    game: str
    seats: int
    shared: bool
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats{', one device' if self.shared else ''}"


def settings() -> Iterator[Setting]:
    """Every game with every number of seats, apart and around one device."""
    for name in built_in_ids():
        rules = game(name)
        for seats in range(rules.fewest_seats, min(rules.most_seats, MOST_SEATS) + 1):
            yield Setting(name, seats, shared=False)
            if seats > 1:
                yield Setting(name, seats, shared=True)


class Sitting:
    """A table in a frame, brought from state to state and looked at in each."""

    def __init__(self, frame: Frame, setting: Setting, matrix: Matrix, seed: int = 1) -> None:
        self._frame = frame
        self._setting = setting
        self._matrix = matrix
        self._chance = Random(seed)

    def play(self, driver: Driver, looks: int) -> None:
        """From the first move to the result, with `looks` states between them."""
        self._settle(driver)
        self._look("the start")
        for step in range(looks):
            driver.walk(self._chance, 1 if step < 2 else 5, avoid=ENDING)
            self._settle(driver)
            self._look(f"state {step + 1}")
            self._take_device()
            self._look(f"state {step + 1}, device in hand")
            self._switches()
        self._answers(driver)
        self._full_hand(driver)
        self._middle(driver)
        driver.walk(
            self._chance, STEPS, avoid=("undo", "erase", "redo", "clear", "note", "hint"), knowing=True
        )
        if driver.is_over:
            self._result()

    def _settle(self, driver: Driver) -> None:
        """Until the page has heard of the last move; a curtain falls only when that has been seen."""
        self._frame.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq", arg=driver.seq
        )
        self._frame.wait_for_function("() => document.querySelector('.curtain, main:not([inert])')")

    def _look(self, state: str) -> None:
        self._frame.wait_for_function(DRAWN)
        self._matrix.look(f"{self._setting}, {state}")

    def _take_device(self) -> None:
        curtain = self._frame.locator(".curtain button")
        if curtain.count():
            curtain.click()

    def _switches(self) -> None:
        """What the buttons themselves bring up: notes, hints, the grounds of a forced place."""
        for switch, presses in (("note", 1), ("forced", 1), ("hint", 3)):
            button = self._frame.locator(f'[data-action="{switch}"]')
            for press in range(presses):
                if button.count() and button.is_enabled():
                    button.click()
                    self._frame.wait_for_timeout(150 if switch == "hint" else 20)
                    # What a proof offers to do is fetched when it is first asked for.
                    self._frame.wait_for_function("() => !document.querySelector('.deeds:not(:has(button))')")
                    self._look(f"{switch} pressed, {press + 1}")
            if button.count() and button.get_attribute("aria-pressed") == "true":
                button.click()

    def _answers(self, driver: Driver) -> None:
        """An objection that is open to whoever sits at the page, or a claim that they are asked about."""
        for _ in range(40):
            if driver.is_over:
                return
            mine = [move for seat, move in driver.moves() if seat == Seat(1)]
            if any(move.startswith(("object", "accept")) for move in mine):
                self._settle(driver)
                self._take_device()
                self._look("an answer is open")
                self._who_objects()
                return
            driver.walk(self._chance, 1, avoid=ENDING)

    def _who_objects(self) -> None:
        """Around one device the button asks who it was."""
        button = self._frame.locator('[data-action="object"][aria-haspopup]')
        if button.count():
            button.click()
            expect(self._frame.locator(".whose")).to_be_visible()
            self._look("who objects?")
            # Its window may have closed by the clock meanwhile.
            self._frame.evaluate("document.querySelector('.whose button:last-child')?.click()")

    def _full_hand(self, driver: Driver) -> None:
        """Turn tiles until the hand is full, then choose a forced place."""
        if not any(move.startswith("flip") for _, move in driver.moves()):
            return
        for _ in range(120):
            flips = [one for one in driver.moves() if one[1].startswith("flip")]
            if driver.is_over or not flips or len(driver.hand(Seat(1))) >= FULL:
                break
            driver.play(*self._chance.choice(flips))
        self._settle(driver)
        self._look(f"{len(driver.hand(Seat(1)))} tiles in hand")
        self._switches()

    def _middle(self, driver: Driver) -> None:
        """When half of the board is full, and everybody has points."""
        covered = "." not in driver.view["board"]  # tiles lie face down on every cell
        for step in range(STEPS):
            board = driver.view["board"]
            half = step == HALF if covered else 2 * sum(cell != "." for cell in board) > len(board)
            if driver.is_over or half:
                break
            driver.walk(self._chance, 1, avoid=ENDING, knowing=True)
        if not driver.is_over:
            self._settle(driver)
            self._take_device()
            self._look("the middle")

    def _result(self) -> None:
        """The result, laid aside to see the board again."""
        self._frame.locator("[data-more]").click()
        self._frame.locator("[data-row=look]").click()
        expect(self._frame.locator(".table [role=grid]")).to_be_visible()
        self._look("the board after the end")


def judge(
    browser: Browser,
    address: str,
    setting: Setting,
    *,
    looks: int = 3,
    seed: int = 1,
    deal: int | None = None,
    **part: Any,
) -> Matrix:
    """A whole sitting in the postures of the matrix, or in a part of them; with a deal of its own, or any."""
    person = Person(browser, address, service_workers="block")
    name, seats, options = setting.game, setting.seats, dict(setting.options)
    setup = None if deal is None else game(name).setup(options, seats, {"seed": deal})[1]
    try:
        with Driver(address, name, seats, shared=setting.shared, options=options, setup=setup) as driver:
            frame = open_frame(person.page, address, f"/t/{driver.code}#key={driver.key}")
            matrix = Matrix(frame, **part)
            Sitting(frame, setting, matrix, seed).play(driver, looks)
        assert not person.complaints, person.complaints
        return matrix
    finally:
        person.context.close()
