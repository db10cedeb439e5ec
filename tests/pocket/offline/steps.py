"""What somebody does who has the games on their device, and no network: each through the pages."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from fullhouse.games import built_in_ids, game
from tests.browser.test_coach import ask, told
from tests.browser.test_problem_games import OPEN, PROBLEM, SHORT
from tests.browser.test_tiles import play_on
from tests.pocket.offline.guest import Guest

DATES = ("2026-03-01", "2026-10-05")
LEVELS = ("beginner", "casual", "club", "expert", "master")
Step = tuple[str, Callable[[Guest], None]]


def heading(one: Guest, path: str) -> None:
    """A page that has what it promises, and no alert."""
    one.go(path)
    expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
    expect(one.page.locator("main [role=alert]")).to_have_count(0)


def against_bots(name: str, bot: str) -> Callable[[Guest], None]:
    def play(one: Guest) -> None:
        one.lets_bots_play(one.sits_down(name, "alone" if game(name).most_seats == 1 else "bots"), bot)

    return play


def alone(name: str) -> Callable[[Guest], None]:
    return lambda one: one.lets_bots_play(one.sits_down(name, "alone"))


def handed_round(name: str) -> Callable[[Guest], None]:
    def play(one: Guest) -> None:
        key = one.sits_down(name, "round")
        assert len(key["seats"]) > 1
        one.lets_bots_play(key)

    return play


def by_touches(one: Guest) -> None:
    """A whole game by hand, against a bot."""
    one.sits_down("animals", "bots")
    play_on([one], size=6)
    expect(one.page.locator("button.rematch")).to_be_visible()


def hints(one: Guest) -> None:
    one.sits_down("classic", "alone")
    ask(one, 3)


def solved_by_hints(one: Guest) -> None:
    """The coach tells a whole proof for each cell that is left, and its button writes the digit."""
    one.go(f"/new/classic?way=alone&problem={SHORT}")
    one.choose_pack()
    one.press("Start")
    expect(one.page.get_by_role("group", name="Digits")).to_be_visible()
    for left in reversed(range(len(OPEN))):
        ask(one, 3)
        one.page.get_by_role("button", name=re.compile("^Write . in ")).click()
        if left:
            expect(told(one)).to_have_count(0)
    expect(one.page.get_by_role("heading", name="Solved!")).to_be_visible()


def lesson(one: Guest) -> None:
    heading(one, "/learn")
    one.page.get_by_role("link", name=re.compile("^Locked candidates, pointing")).click()
    forward = one.page.locator("section").first.get_by_role("button", name="One step forward")
    expect(forward).to_be_visible()
    while forward.is_enabled():
        forward.click()
    expect(one.page.locator("section").first.locator("g.elimination").first).to_be_attached()


def practice(one: Guest) -> None:
    """A position to find a technique in; an answer is judged, a hint given."""
    one.go("/learn/pointing")
    for _ in range(5):
        if one.page.get_by_role("heading", name="Find it yourself").count():
            break
        before = one.page.locator("ol.dashes").get_attribute("aria-label") or ""
        one.page.get_by_role("button", name="Continue").last.click()
        expect(one.page.locator("ol.dashes")).not_to_have_attribute("aria-label", before)
    here = one.page.locator("section").filter(has=one.page.get_by_role("heading", name="Find it yourself"))
    expect(here.get_by_role("status")).not_to_be_empty()  # the first position says where to look
    said = here.get_by_role("status").first.inner_text()
    here.get_by_role("button", name="Hint").click()
    expect(here.get_by_role("status").first).not_to_have_text(said)
    here.get_by_role("button", name="Another position").click()
    expect(here.get_by_role("button", name="Check")).to_be_visible()


def daily(one: Guest) -> None:
    for date in DATES:
        heading(one, f"/daily?date={date}")
        expect(one.page.get_by_text("Not started").first).to_be_visible()


def library(one: Guest) -> None:
    heading(one, "/problems")
    expect(one.page.locator(".cards .card")).to_have_count(12)
    one.page.get_by_text("Search the library").click()
    form = one.page.locator("details form")
    form.get_by_label("Technique needed").select_option("x_wing")
    form.get_by_role("button", name="Search").click()
    expect(one.page.locator("details section").first).to_contain_text("Not started")
    one.press("Make a new one")
    expect(one.page.locator("details .card").first).to_be_visible()


def own_problems(one: Guest) -> None:
    """A file of problems comes in, is kept, and goes out again; faults are named by line."""
    heading(one, "/problems")
    kept = one.page.locator("section").filter(has=one.page.get_by_role("heading", name="Your collection"))
    kept.locator("input[type=file]").set_input_files(
        {"name": "many.sdm", "mimeType": "text/plain", "buffer": f"{PROBLEM}\nwhat?\n".encode()}
    )
    expect(kept).to_contain_text("Line 2: ")
    with one.page.expect_download() as saved:
        kept.get_by_role("link", name="Save the collection").click()
    assert PROBLEM in saved.value.path().read_text()


def analysis(one: Guest) -> None:
    one.go(f"/analyse?problem={PROBLEM}")
    expect(one.page.get_by_role("status").filter(has_text="One solution")).to_be_visible()
    one.page.get_by_role("button", name="Path").click()
    expect(one.page.get_by_text(re.compile("steps?, effort")).first).to_be_visible()


def review_and_replay(one: Guest) -> None:
    key = one.sits_down("tiles", "bots")
    one.lets_bots_play(key)
    one.go(f"/review?table={key['code']}&round=1")
    expect(one.page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=120_000)
    heading(one, f"/replay?table={key['code']}&round=1")


def own_results(one: Guest) -> None:
    heading(one, "/me")
    expect(one.page.get_by_text("Golden Tiles").first).to_be_visible()


def close_and_reopen(one: Guest) -> None:
    one.holds_the_house()
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    before = one.seq()
    one.page.close()
    one.other_page()
    one.go(f"/t/{key['code']}")
    expect(one.board).to_be_visible()
    assert one.seq() >= before
    one.waits_for_turn()
    one.lets_bots_play(key)


def two_tabs(one: Guest) -> None:
    """The second one shows the same table; it takes over when the first is closed."""
    key, first, second = one.in_two_tabs()
    expect(one.board).to_be_visible()
    first.close()
    one.house_ready()
    one.waits_for_turn()
    one.lets_bots_play(key)
    assert one.page is second


def people_apart(one: Guest) -> None:
    """They need a server, and the page says so."""
    one.go("/new/tiles?way=apart")
    if one.place.has_server:
        one.page.locator("button.start").click()
        expect(one.page.get_by_role("alert").first).to_contain_text("only join through a server")
    else:
        expect(one.page.get_by_text("Everyone on their own device")).to_have_count(0)


def steps() -> list[Step]:
    listed: list[Step] = []
    for at, name in enumerate(built_in_ids()):
        # A master of Challenge thinks for a second before each of a hundred moves.
        level = LEVELS[at % len(LEVELS)] if name not in ("challenge", "solitaire") else "expert"
        listed.append((f"{name}: against bots, to the end", against_bots(name, level)))
    listed += [
        (f"{name}: alone, to the end", alone(name)) for name in ("classic", "markers", "tiles", "animals")
    ]
    listed += [
        (f"{name}: handed round, to the end", handed_round(name))
        for name in ("animals", "challenge", "markers", "one-two-three", "tiles")
    ]
    return [
        *listed,
        ("A whole game by touches", by_touches),
        ("Classic: three stages of a hint", hints),
        ("Classic: solved by hints", solved_by_hints),
        ("A lesson of the course", lesson),
        ("Practice made to order", practice),
        ("The daily puzzles of two dates", daily),
        ("The library: by level, searched, made to order", library),
        ("Own problems: import and export", own_problems),
        ("The page for analysts", analysis),
        ("Review and replay", review_and_replay),
        ("Own results (`/me`)", own_results),
        ("Closed and opened again in the middle of a game", close_and_reopen),
        ("Two tabs: the second takes over", two_tabs),
        ("People at other devices: needs a server, which is said", people_apart),
    ]
