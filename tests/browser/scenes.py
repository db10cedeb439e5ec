"""What `make screenshots` shows besides pages and first moves: each scene is played once and photographed."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.camera import Stage
from tests.browser.house import ROOT
from tests.browser.scenes_together import forced, from_lobby_to_verdict, hand_over
from tests.browser.test_problem_games import PROBLEM


def to_the_end(stage: Stage) -> None:
    """Golden Tiles with two bots to the last tile: the end page with its chart, then Me."""
    with stage.people(1) as (ana,):
        ana.go("/new/tiles?way=bots")
        ana.sit(1, "Ana")
        ana.press("Add a seat")
        ana.open_rules()
        ana.page.get_by_label("The helper: a visibly wrong move is refused").check()
        ana.press("Start")
        expect(ana.board).to_be_visible()
        again = ana.page.get_by_role("button", name="Play again")
        lit = ana.board.locator(".m-open").first
        while True:
            expect(lit.or_(again).first).to_be_visible()
            if again.count():
                break
            told = ana.page.locator("#last-move").inner_text()
            lit.click()
            ana.page.wait_for_function(
                "told => document.getElementById('last-move')?.textContent !== told", arg=told
            )
        expect(ana.page.get_by_role("img", name="Chart of the points")).to_be_visible()
        stage.camera.shoot(ana, "end", whole=True)


def replay(stage: Stage) -> None:
    """A record of a whole game, in its middle."""
    with stage.people(1) as (ana,):
        ana.go("/replay")
        ana.page.locator("input[type=file]").set_input_files(ROOT / "tests/goldens/tiles-random.json")
        expect(ana.board).to_be_visible()
        ana.page.locator("input[type=range]").fill("40")
        ana.sees("Move 40")
        stage.camera.shoot(ana, "replay-record", whole=True)


def results(stage: Stage) -> None:
    """Me, after some weeks."""
    with stage.people(1) as (ana,):
        ana.context.add_init_script(f"localStorage.setItem('fullhouse:results', {json.dumps(weeks())})")
        ana.go("/me")
        ana.sees("Classic")
        stage.camera.shoot(ana, "me-results", whole=True)


def weeks() -> str:
    """Results as the browser keeps them: Classic gets quicker, the bots are beaten more often."""
    usual: dict[str, object] = {
        "seats": 1,
        "score": None,
        "won": True,
        "variant": "",
        "firstEvening": False,
        "level": None,
        "bots": [],
        "hints": 0,
    }
    day = 86_400_000
    results: list[dict[str, object]] = []
    for n in range(14):
        at = 1_760_000_000_000 + n * 2 * day
        level = 1 + n % 3
        seconds = 300 + 260 * level - 17 * n + (n * 37) % 90
        results += [
            {"game": "classic", "reason": "solved", "seconds": seconds, "level": level, "at": at},
            {"game": "tiles", "seats": 2, "bots": ["greedy"], "score": 150 + n, "won": n % 3 > 0, "at": at},
            {"game": "animals", "score": 70 + (n * 13) % 29, "variant": "block", "at": at},
            {"game": "solitaire", "score": 40 + (n * 7) % 23, "won": n % 4 == 1, "at": at},
        ]
    return json.dumps(
        [{**usual, "reason": "stuck", "seconds": None, **one, "id": f"r{i}"} for i, one in enumerate(results)]
    )


def hints(stage: Stage) -> None:
    """The coach of Classic in its three stages, and notes beside."""
    with stage.people(1) as (ana,):
        ana.go(f"/new/classic?problem={PROBLEM}")
        ana.press("Start")
        expect(ana.board).to_be_visible()
        ana.write("e5", 5)
        ana.press("Notes")
        for digit in (1, 2, 4):
            ana.write("c1", digit)
        ana.press("Notes")
        for number, title in enumerate(("Where to look", "Which technique", "The whole proof"), 1):
            ana.press("Hint")
            expect(ana.page.locator("strong", has_text=title)).to_be_visible()
            stage.camera.shoot(ana, f"hint-{number}")


def options_and_settings(stage: Stage) -> None:
    with stage.people(1) as (ana,):
        for game in ("challenge", "markers"):
            ana.go(f"/new/{game}?way=bots")
            ana.open_rules()
            stage.camera.shoot(ana, f"new-{game}-options", whole=True)
        ana.go()
        ana.press("Language and settings")
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        stage.camera.shoot(ana, "settings")
        ana.go("/how/animals")
        expect(ana.board).to_be_visible()
        stage.camera.shoot(ana, "rules-animals", whole=True)


def high_contrast(stage: Stage) -> None:
    with stage.people(1) as (ana,):
        ana.go()
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        stage.camera.shoot(ana, "home", whole=True, themes=["contrast"])
        for box in ("Golden Tiles", "Challenge"):
            ana.go()
            ana.box(box).get_by_role("button").first.click()
            expect(ana.board).to_be_visible()
            stage.camera.shoot(ana, f"game-{box.split()[-1].lower()}", themes=["contrast"])


SCENES: dict[str, Callable[[Stage], None]] = {
    "lobby": from_lobby_to_verdict,
    "hand-over": hand_over,
    "forced": forced,
    "end": to_the_end,
    "replay": replay,
    "me": results,
    "hints": hints,
    "options": options_and_settings,
    "contrast": high_contrast,
}
