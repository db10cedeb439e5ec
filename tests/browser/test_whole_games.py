"""Whole games by two people, each on a device of their own, from the shelf to the end page."""

from functools import partial

from playwright.sync_api import expect

from tests.browser.elsewhere import play_elsewhere, until_covered, until_open
from tests.browser.house import AS_IN_THE_BOX, ENDED, NewPerson, Person, until_over
from tests.browser.test_challenge import take_turn
from tests.browser.test_tiles import begin, lay_or_be_stuck, play_on


def from_the_shelf(ana: Person, ben: Person, box: str, pack: str = AS_IN_THE_BOX) -> None:
    """Ana takes the box from the shelf and changes the rules; Ben comes with the code."""
    ana.go()
    ana.box(box).get_by_role("link").click()
    ana.page.get_by_role("dialog").get_by_role("link", name="Change").click()
    ana.page.get_by_role("link", name="Change", exact=True).click()
    ana.page.get_by_text("Everyone on their own device").click()
    ana.choose_pack(pack)
    ana.sit(1, "Ana")
    ana.press("Create table")
    ana.page.wait_for_url("**/t/*")
    ben.join(ana.page.url.rsplit("/", 1)[1], "Ben")
    begin(ana)
    expect(ben.board).to_be_visible()


def sees_the_right_winner(one: Person, name: str) -> None:
    """The headline names the seat with the most points, or says "You" to it, and the ranks agree with it."""
    expect(one.page.locator("button.rematch")).to_be_visible()
    expect(one.page.locator(".podium strong").first).to_be_visible()
    ranks: list[list[str]] = one.page.locator(".podium li").evaluate_all(
        """all => all.map(one => [
            one.querySelector('.name').firstChild.textContent,
            one.querySelector('strong').textContent,
            one.classList.contains('won') ? 'won' : ''])"""
    )
    assert sorted(name for name, _, _ in ranks) == ["Ana", "Ben"]
    best = max(int(score) for _, score, _ in ranks)
    winners = [name for name, score, _ in ranks if int(score) == best]
    assert [name for name, _, won in ranks if won] == winners
    headline = one.page.get_by_role("heading", level=1)
    if winners == [name]:
        expect(headline).to_have_text("You win!")
    else:
        said = headline.inner_text()
        assert [each for each in ("Ana", "Ben") if each in said] == sorted(winners), said


def test_golden_tiles_from_the_shelf_to_the_winner(person: NewPerson) -> None:
    """The turns between the first and the last ones are played on other devices."""
    ana, ben = person(), person(viewport={"width": 360, "height": 740})
    from_the_shelf(ana, ben, "Golden Tiles")
    for one in (ana, ben, ana, ben):
        one.waits_for_turn()
        lay_or_be_stuck(one, 9)
    play_elsewhere([ana, ben], partial(until_open, 5))
    play_on([ana, ben])
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        sees_the_right_winner(one, name)
    ben.page.get_by_role("link", name="Review").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Review: Golden Tiles")
    expect(ben.page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=120_000)


def test_challenge_from_the_shelf_to_the_winner(person: NewPerson) -> None:
    """Without penalties. The turns between the first and the last ones are played on other devices."""
    ana, ben = person(), person(viewport={"width": 360, "height": 740})
    from_the_shelf(ana, ben, "Challenge", "First evening")
    for one in (ana, ben):
        one.waits_for_turn()
        take_turn(one)
    play_elsewhere([ana, ben], partial(until_covered, "challenge", 3))
    until_over([ana, ben], take_turn)
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        sees_the_right_winner(one, name)
        expect(one.page.get_by_role("heading", level=1)).to_contain_text(ENDED)
        expect(one.page.get_by_text("Points, move by move")).to_be_visible()
