"""Whole games by two people, each on a device of their own, from the shelf to the end page."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from itertools import groupby

from playwright.sync_api import expect

from fullhouse.client import Client
from fullhouse.games import game
from tests.browser.house import AS_IN_THE_BOX, ENDED, NewPerson, Person, until_over
from tests.browser.test_challenge import take_turn
from tests.browser.test_tiles import begin, play_on


def from_the_shelf(ana: Person, ben: Person, box: str, pack: str = AS_IN_THE_BOX) -> None:
    """Ana takes the box from the shelf; Ben comes with the code."""
    ana.go()
    ana.box(box).get_by_role("link", name=re.compile("With friends")).click()
    ana.page.get_by_text("Everyone on their own device").click()
    ana.choose_pack(pack)
    ana.page.get_by_label("Name for seat 1").fill("Ana")
    ana.press("Create table")
    ana.page.wait_for_url("**/t/*")
    ben.join(ana.page.url.rsplit("/", 1)[1], "Ben")
    begin(ana)
    expect(ben.board).to_be_visible()


def sees_the_right_winner(one: Person, name: str) -> None:
    """The headline names the seat with the most points, or says "You" to it, and the ranks agree with it."""
    expect(one.page.locator("button.again")).to_be_visible()
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
    ana, ben = person(), person(viewport={"width": 360, "height": 740})
    from_the_shelf(ana, ben, "Golden Tiles")
    play_on([ana, ben])
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        sees_the_right_winner(one, name)
    ben.page.get_by_role("link", name="Review").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Review: Golden Tiles")
    expect(ben.page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=120_000)


async def play_elsewhere(address: str, tokens: list[str], until_covered: int) -> None:
    """The same people on other devices, without a browser: they insert what fits, or turn a tile.

    Until this many tiles lie face down.
    """
    client, rules = Client(address), game("challenge")

    def verb_of(move: str) -> str:
        return rules.read_move(move).verb

    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(await client.sit(token)) for token in tokens]
        while True:
            acting = next(table for table in tables if table.moves())
            moves = {verb: list(those) for verb, those in groupby(acting.moves(), verb_of)}
            if 0 < len(moves.get("flip", ())) <= until_covered:
                return
            seq = await acting.play((moves.get("write") or moves["flip"])[0])
            for table in tables:
                await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]


def test_challenge_from_the_shelf_to_the_winner(person: NewPerson) -> None:
    """Without penalties. The turns between the first and the last ones are played on other devices."""
    ana, ben = person(), person(viewport={"width": 360, "height": 740})
    from_the_shelf(ana, ben, "Challenge", "First evening")
    for one in (ana, ben):
        one.waits_for_turn()
        take_turn(one)
    key = "JSON.parse(localStorage.getItem('fullhouse-keys'))[0].token"
    tokens = [one.page.evaluate(key) for one in (ana, ben)]
    with ThreadPoolExecutor() as beside:  # the browser's driver has an event loop of its own
        beside.submit(asyncio.run, play_elsewhere(ana.address, tokens, until_covered=8)).result()
    until_over([ana, ben], take_turn)
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        sees_the_right_winner(one, name)
        expect(one.page.get_by_role("heading", level=1)).to_contain_text(ENDED)
        expect(one.page.get_by_text("Points, move by move")).to_be_visible()
