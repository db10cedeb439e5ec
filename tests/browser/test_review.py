"""The page of a review, for every game, on a phone and on a desktop: turning points first, then any move."""

import asyncio
import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from playwright.sync_api import ViewportSize, expect

from fullhouse.client import Client
from fullhouse.core.ids import Seat
from fullhouse.core.options import usual_referees
from fullhouse.games import built_in_ids, game
from fullhouse.records.record import read_record_file
from fullhouse.server.api.shapes import Key, NewSeat, NewTable
from tests import examples
from tests.browser.house import House, NewPerson, Person

PHONE = ViewportSize(width=360, height=740)
DESKTOP = ViewportSize(width=1280, height=900)
MOVES = 8
SEED = 1
"""A deal in which these moves have turning points."""
A_WHILE_MS = 300_000
"""Milliseconds: the workers are nice, and have to wait where everybody else is busy."""


async def given_up(address: str, name: str) -> Key:
    """The key to a table whose players gave up after a few moves, always the same ones."""
    rules = game(name)
    seats = tuple(NewSeat(who="me", name=who) for who in ("Ana", "Ben")[: min(2, rules.most_seats)])
    options = {} if usual_referees(rules.options) is None else {"referee": "guard"}
    client = Client(address)
    _, setup = rules.setup(options, len(seats), {"seed": SEED})
    key = await client.create(NewTable(game=name, seats=seats, options=options, setup=setup))
    async with await client.sit(key.token) as table:
        for number in range(MOVES):
            seat = Seat(table.perspective.view["to_move"] or 1)
            acts = rules.verbs_of("acts")
            moves = [move for move in table.moves(seat) if rules.read_move(move).verb in acts]
            seq = await table.play(moves[number * 7 % len(moves)], seat=seat)
            await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]
        await table.vote("abandon")
        return key


def keys_of(house: House, *names: str) -> dict[str, Key]:
    """Playwright has an event loop of its own, so that the games are played beside it."""
    with ThreadPoolExecutor() as beside:
        return {
            name: beside.submit(asyncio.run, given_up(house.address, name)).result()
            for name in names or built_in_ids()
        }


def holds(one: Person, keys: Iterable[Key]) -> None:
    """The person's device has the keys."""
    held = [{**msgspec.structs.asdict(key), "game": "", "used": 0, "round": 1} for key in keys]
    one.page.evaluate("keys => localStorage.setItem('fullhouse:keys', JSON.stringify(keys))", held)


def prints_on_white(one: Person) -> None:
    """On paper: the curve, the turning points and the figures; no buttons, and no dark theme."""
    page = one.page
    theme = "document.documentElement.dataset.theme"
    page.evaluate(f"{theme} = 'dark'; dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.evaluate(theme) == "light"
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_role("columnheader", name="Accuracy")).to_be_visible()
    controls = page.locator("button").filter(visible=True)
    for hidden in (controls, page.get_by_role("slider"), page.get_by_role("banner")):
        expect(hidden).to_have_count(0)
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def plays_on(one: Person) -> None:
    """From the fourth move, at a new table, in the seat of that move."""
    page = one.page
    page.get_by_role("slider").fill("4")
    page.locator(".every").get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*", timeout=A_WHILE_MS)
    expect(one.board).to_be_visible()


def finds_the_better_move(one: Person, key: Key, name: str) -> None:
    """An own turning point, from Me, when the table is gone: a wrong answer, then the right one."""
    page = one.page
    one.go("/me")
    page.get_by_role("link", name=re.compile(name)).last.click()
    page.route(f"**/api/tables/{key.code}/**", lambda route: route.abort())
    expect(page.get_by_role("status")).to_have_text("Tap the cell of a better move.")
    kept = page.evaluate("JSON.parse(localStorage.getItem('fullhouse:exercises'))")
    decision = next(
        one["decision"] for one in kept if page.url.endswith(f"{one['round']}-{one['decision']['n']}")
    )
    one.cell(decision["move"].split()[-1]).click()
    expect(page.get_by_role("status")).to_have_text("That is the move that was played.")
    one.cell(decision["better"][0]["move"].split()[-1]).click()
    expect(page.get_by_role("status")).to_have_text("Right: nothing better was found.")
    one.go("/me")
    expect(page.get_by_text(re.compile("Solved: 1 of"))).to_be_visible()
    page.unroute_all()


def fits(one: Person) -> None:
    wide = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing is wider than the screen"


def looks_at(one: Person, code: str) -> None:
    """The page from its first look to the last: no turning point is missing, and any move can be seen."""
    if f"table={code}&" not in one.page.url:
        one.follow(f"/review?table={code}&round=1")
    page = one.page
    expect(page.locator('.turning[data-complete="true"]')).to_be_visible(timeout=A_WHILE_MS)
    expect(
        page.get_by_role("img", name=re.compile("chance of winning|grid is right|points to expect"))
    ).to_be_visible()
    expect(page.get_by_role("columnheader", name="Accuracy")).to_be_visible()
    page.get_by_role("slider").fill("1")
    expect(page.locator('.every [data-move="1"] h3')).to_have_text(re.compile(r"^1\. (You|Ana)"))
    page.get_by_role("slider").fill("0")
    expect(page.locator('.every [data-move="0"]')).to_be_visible()
    fits(one)


def test_every_game_is_reviewed(person: NewPerson, house: House) -> None:
    """On a desktop or on a phone, on both in `make soak`."""
    one, keys = person(viewport=DESKTOP), keys_of(house)
    one.go()
    holds(one, keys.values())
    one.page.reload()
    for place, (name, key) in enumerate(keys.items()):
        for size in (DESKTOP, PHONE) if examples.FACTOR > 1 else ((DESKTOP, PHONE)[place % 2],):
            one.page.set_viewport_size(size)
            looks_at(one, key.code)
        plays_on(one)
        if name == "tiles":
            finds_the_better_move(one, key, "Golden Tiles")


def test_a_turning_point_is_saved_as_a_picture_and_the_record_with_its_review(
    person: NewPerson, house: House, tmp_path: Path
) -> None:
    one = person(viewport=DESKTOP, accept_downloads=True)
    code = keys_of(house, "tiles")["tiles"].code
    looks_at(one, code)
    prints_on_white(one)
    article = one.page.get_by_role("article").first
    expect(article).to_contain_text("Better:")
    better = article.locator(".better .phrase").first
    better.click()
    expect(article.locator(".step .lit")).to_have_count(1)
    better.click()
    name = better.inner_text()
    article.locator(f'[data-cell="{(int(name[1]) - 1) * 9 + "abcdefghi".index(name[0])}"]').click()
    expect(better).to_have_class(re.compile(r"\bon\b"))
    for button, start in (("SVG", b"<svg"), ("Save as a picture (PNG)", b"\x89PNG")):
        with one.page.expect_download() as saved:
            article.get_by_role("button", name=button, exact=True).click()
        file = tmp_path / button
        saved.value.save_as(file)
        assert file.read_bytes().startswith(start)
    drawn = (tmp_path / "SVG").read_text("utf-8")
    assert "Better:" in drawn, "the picture says what would have been better"
    assert re.search(r'class="[^"]*\bhint\b', drawn), "and has it on the board"
    used = re.findall(r'(?:url\((?:&quot;)?|href=")([^&")]+)', drawn)
    assert all(name.startswith("#") for name in used), "it needs nothing from outside"
    with one.page.expect_download() as saved:
        one.press("Save with the review")
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert len(read_record_file(file).moves) == MOVES
    assert '"fullhouse-review/1"' in file.read_text(encoding="utf-8")
    two = person(viewport=PHONE, locale="ru")
    two.go(f"/review?table={code}&round=1")
    expect(two.page.get_by_role("article").first).to_contain_text(
        re.compile("Сыграно: положить плитку [1-9] на")
    )
    fits(two)
    two.page.set_viewport_size({"width": 740, "height": 360})
    fits(two)
    board, words = (two.page.locator(f"article .{part}").first.bounding_box() for part in ("board", "words"))
    assert board
    assert words
    assert words["x"] > board["x"] + board["width"], "on its side, the words stand beside the board"


def test_what_cannot_be_reviewed_is_said(person: NewPerson) -> None:
    one = person()
    one.go("/review?table=beda-boma&round=1")
    expect(one.page.get_by_role("alert")).to_contain_text("no table")
    one.complaints.clear()  # the browser logs every 404
