"""Golden and Animal Tiles by people: two browsers, one device handed round, faults, claims."""

import re
from datetime import datetime, timedelta
from functools import partial

from playwright.sync_api import expect

from tests.browser.elsewhere import play_elsewhere, to_the_end, until_open
from tests.browser.house import A_MOMENT_MS, NewPerson, Person, until_over
from tests.browser.seating import seat


def play_on(people: list[Person], size: int = 9) -> None:
    """Everybody lays on any empty cell, accepts, or says that they are stuck, until the game is over."""
    until_over(people, partial(lay_or_be_stuck, size=size))


def lay_or_be_stuck(one: Person, size: int) -> str | None:
    """The cell on which a tile was laid."""
    seq, labels = one.shown_seq, one.view()
    hand = one.page.locator("[data-hand] button").first.get_attribute("aria-label", timeout=A_MOMENT_MS) or ""
    symbol = re.split(r"[:.]", hand)[1].strip()
    seen = {name: label.removeprefix("golden ") for name, label in labels.items()}
    cell = next(
        (name for name, label in seen.items() if label == "empty" and fits(name, symbol, seen, size)), None
    )
    if cell:
        one.touch(cell, size)
    else:
        for _ in ("stuck", "sure"):
            one.page.locator('[data-action="stuck"]').click(timeout=A_MOMENT_MS)
    one.hears_of_more_than(seq)
    return cell


def fits(cell: str, symbol: str, seen: dict[str, str], size: int) -> bool:
    high = 3 if size == 9 else 2
    column, row = "abcdefghi".index(cell[0]), int(cell[1]) - 1

    def sees(other: str) -> bool:
        c, r = "abcdefghi".index(other[0]), int(other[1]) - 1
        return c == column or r == row or (c // 3, r // high) == (column // 3, row // high)

    return not any(label == symbol and sees(other) for other, label in seen.items())


def test_two_people_from_the_shelf_to_the_end_and_again(person: NewPerson) -> None:
    """The turns between the first and the last ones are played on other devices."""
    ana, ben = person(), person(viewport={"width": 360, "height": 740})
    ana.go()
    ana.box("Animal Tiles").get_by_role("link").click()
    ana.page.get_by_role("link", name="Own devices").click()
    ana.page.wait_for_url("**/t/*")
    ben.join(ana.page.url.rsplit("/", 1)[1], "Ben")
    expect(ana.board.or_(ana.page.get_by_role("button", name="Start", exact=True)).first).to_be_visible()
    if not ana.board.count():
        ana.press("Start")
    ana.waits_for_turn()
    expect(ben.board).to_be_visible()
    for one in (ana, ben):
        one.waits_for_turn()
        lay_or_be_stuck(one, 6)
    play_elsewhere([ana, ben], partial(until_open, 8))
    play_on([ana, ben], size=6)
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(
        re.compile("You win!|wins|win together|share the win|laid|nowhere")
    )
    ana.page.get_by_role("button", name=re.compile("Play again")).click()
    ben.page.get_by_role("button", name=re.compile("Play again")).click()
    ben.waits_for_turn()  # the next seat starts


def test_objections_are_upheld_and_rejected(person: NewPerson) -> None:
    ana, ben = person(), person(viewport={"width": 360, "height": 740})
    seat([ana, ben], "tiles")
    ana.waits_for_turn()
    seen = {name: label.removeprefix("golden ") for name, label in ana.view().items()}
    symbol = hand_of(ana)
    wrong = next(n for n, label in seen.items() if label == "empty" and not fits(n, symbol, seen, 9))
    ana.touch(wrong)
    expect(ben.page.get_by_role("button", name="Object!")).to_be_in_viewport(ratio=1)  # on a phone too
    ben.press("Object!")
    ben.sees("and you are right")
    expect(ana.page.locator(".score").first).to_contain_text("0")
    ben.waits_for_turn()
    seen = {name: label.removeprefix("golden ") for name, label in ben.view().items()}
    right = next(n for n, label in seen.items() if label == "empty" and fits(n, hand_of(ben), seen, 9))
    ben.touch(right)
    ana.press("Object!")
    ana.sees("No fault")


def test_players_without_a_name_are_called_in_the_language_of_each_screen(person: NewPerson) -> None:
    """The name that somebody did not give is never a text of their device: phones and television say it."""
    ana, ben, television = person(), person(locale="de"), person(locale="fr")
    code = ana.new_table("animals", "Everyone on their own device")
    ben.go(f"/t/{code}")
    ben.page.get_by_role("button", name="Platz nehmen").click()
    for one, player in ((ana, "Player"), (ben, "Person")):
        one.sees(f"{player} 1")
        one.sees(f"{player} 2")
    television.go(f"/tv/{code}")
    begin(ana)
    ana.waits_for_turn()
    ana.sees("Player 2")
    ben.sees("Person 1")
    television.sees("Joueur 1")
    lay_or_be_stuck(ana, 6)
    ben.waits_for_turn("Du bist am Zug")
    ben.sees("Person 1 legt")
    television.sees("Joueur 2")
    play_elsewhere([ana, ben], to_the_end)
    for one, other, player in ((ana, 2, "Player"), (ben, 1, "Person")):
        expect(one.page.locator("ol.podium")).to_contain_text(f"{player} {other}")
    expect(television.page.locator("ol.podium")).to_contain_text("Joueur 1")
    expect(television.page.locator("ol.podium")).to_contain_text("Joueur 2")


def test_a_stuck_claim_is_shown_wrong(person: NewPerson) -> None:
    """The others see the tile that is claimed in the place of their own, and are asked to point."""
    ana, ben = person(), person()
    seat([ana, ben], "tiles")
    symbol = hand_of(ana)
    ana.press("I’m stuck")
    ana.sees("the game ends")
    ana.press("Yes, it fits nowhere")
    ben.sees("finds no place for the")
    claimed = ben.page.get_by_role("group", name="The tile that is claimed").get_by_role("button")
    expect(claimed).to_have_attribute("data-symbol", symbol)
    expect(ben.page.get_by_role("button", name="I see none")).to_be_visible()
    seen = {name: label.removeprefix("golden ") for name, label in ben.view().items()}
    ben.touch(next(n for n, label in seen.items() if label == "empty" and fits(n, symbol, seen, 9)))
    ben.sees("it fits there")
    ben.waits_for_turn()


def test_the_device_handed_round_hides_the_tile(person: NewPerson) -> None:
    ana = person()
    ana.go("/new/tiles")
    ana.page.get_by_text("Pass one device around").click()
    ana.choose_pack()
    ana.page.get_by_label("Name for seat 1").fill("Ana")
    ana.page.get_by_label("Name for seat 2").fill("Ben")
    ana.press("Start")
    ana.sees("Pass to Ana")
    expect(ana.page.locator("[data-hand]")).to_have_count(0)
    ana.press("I am Ana: show my tile")
    expect(ana.page.locator("[data-hand] button")).to_have_count(1)
    ana.page.clock.install()
    ana.page.clock.pause_at(datetime.now() + timedelta(seconds=60))
    ana.touch("a1") if "empty" in ana.label("a1") else ana.touch("b1")
    expect(ana.page.locator("main[inert]")).to_be_visible()  # the tile is seen to lie there
    expect(ana.page.locator(".curtain, [data-hand]")).to_have_count(0)
    ana.page.clock.resume()
    ana.sees("Pass to Ben")
    expect(ana.page.locator("[data-hand]")).to_have_count(0)
    expect(ana.page.locator("#last-move")).to_contain_text("Ana draws a tile.")  # and not which
    ana.press("Object! (Ben)") if ana.page.get_by_role("button", name="Object! (Ben)").count() else None
    ana.press("I am Ben: show my tile")
    expect(ana.page.locator("[data-hand] button")).to_have_count(1)


def begin(host: Person) -> None:
    """The host starts, where the table does not start by itself."""
    start = host.page.get_by_role("button", name="Start", exact=True)
    expect(host.board.or_(start).first).to_be_visible()
    if start.count():
        start.click()
    expect(host.board).to_be_visible()


def hand_of(one: Person) -> str:
    label = one.page.locator("[data-hand] button").first.get_attribute("aria-label") or ""
    return re.split(r"[:.]", label)[1].strip()


def test_somebody_who_asks_is_shown_a_good_cell_until_the_next_move(person: NewPerson) -> None:
    """All the cells that fit are lit: which of them brings the most is only told on request."""
    ana = person()
    ana.go()
    ana.box("Golden Tiles").get_by_role("button").first.click()
    ana.waits_for_turn()
    lit, shown = ana.board.locator(".m-open"), ana.board.locator(".m-hint")
    expect(lit.nth(20)).to_be_visible()
    expect(shown).to_have_count(0)
    ana.page.get_by_role("button", name="Show a good one").click()
    expect(shown).to_have_count(1)
    expect(shown).to_have_class(re.compile("m-open"))
    ana.sees("on ")
    shown.click()
    ana.waits_for_turn()
    expect(shown).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Show a good one")).to_be_visible()
