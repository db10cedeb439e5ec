"""The page of a review, for every game, on a phone and on a desktop: turning points first, then any move."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fullhouse.client import Client
from fullhouse.core.ids import Seat
from fullhouse.core.options import usual_referees
from fullhouse.games import built_in_ids, game
from fullhouse.records.record import read_record_file
from fullhouse.server.api.tables.shapes import NewSeat, NewTable
from tests.browser.house import House, NewPerson, Person

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 900}
MOVES = 8
A_WHILE = 120_000
"""Milliseconds: the workers are nice, and have to wait where everybody else is busy."""


async def given_up(address: str, name: str) -> str:
    """The code of a table whose players gave up after a few moves."""
    rules = game(name)
    seats = tuple(NewSeat(who="me", name=who) for who in ("Ana", "Ben")[: min(2, rules.most_seats)])
    options = {} if usual_referees(rules.options) is None else {"referee": "guard"}
    client = Client(address)
    key = await client.create(NewTable(game=name, seats=seats, options=options))
    async with await client.sit(key.token) as table:
        for number in range(MOVES):
            seat = Seat(table.perspective.view["to_move"] or 1)
            acts = rules.verbs_of("acts")
            moves = [move for move in table.moves(seat) if rules.read_move(move).verb in acts]
            seq = await table.play(moves[number * 7 % len(moves)], seat=seat)
            await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]
        await table.vote("abandon")
        return table.table.code


def codes_of(house: House) -> dict[str, str]:
    """Playwright has an event loop of its own, so that the games are played beside it."""
    with ThreadPoolExecutor() as beside:
        return {
            name: beside.submit(asyncio.run, given_up(house.address, name)).result()
            for name in built_in_ids()
        }


def looks_at(one: Person, code: str) -> None:
    """The page from its first look to the last: no turning point is missing, and any move can be seen."""
    one.go(f"/review?table={code}&round=1")
    page = one.page
    expect(page.locator('.turning[data-complete="true"]')).to_be_visible(timeout=A_WHILE)
    expect(page.get_by_role("img", name=re.compile("chance to win"))).to_be_visible()
    expect(page.get_by_role("columnheader", name="Accuracy")).to_be_visible()
    page.get_by_role("slider").fill("1")
    expect(page.locator('.every [data-move="1"] h3')).to_have_text(re.compile(r"^1\. Ana"))
    page.get_by_role("slider").fill("0")
    expect(page.locator('.every [data-move="0"]')).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing is wider than the screen"


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_game_is_reviewed(person: NewPerson, house: House, viewport: dict[str, int]) -> None:
    one = person(viewport=viewport)
    for code in codes_of(house).values():
        looks_at(one, code)


def test_a_turning_point_is_saved_as_a_picture_and_the_record_with_its_review(
    person: NewPerson, house: House, tmp_path: Path
) -> None:
    one = person(viewport=DESKTOP, accept_downloads=True)
    with ThreadPoolExecutor() as beside:
        code = beside.submit(asyncio.run, given_up(house.address, "tiles")).result()
    looks_at(one, code)
    article = one.page.get_by_role("article").first
    expect(article).to_contain_text("Better:")
    for button, start in (("SVG", b"<svg"), ("Save as a picture (PNG)", b"\x89PNG")):
        with one.page.expect_download() as saved:
            article.get_by_role("button", name=button, exact=True).click()
        assert Path(saved.value.path()).read_bytes().startswith(start)
    with one.page.expect_download() as saved:
        one.press("Save with the review")
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert len(read_record_file(file).moves) == MOVES
    assert '"fullhouse-review/1"' in file.read_text(encoding="utf-8")


def test_what_cannot_be_reviewed_is_said(person: NewPerson) -> None:
    one = person()
    one.go("/review?table=beda-boma&round=1")
    expect(one.page.get_by_role("alert")).to_contain_text("no table")
    one.complaints.clear()  # the browser logs every 404
