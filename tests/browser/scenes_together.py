"""Moments between people for `make screenshots`: lobby, door, television, objection, hand-over, forced."""

from playwright.sync_api import expect

from tests.browser.camera import HELD, Stage
from tests.browser.house import Person
from tests.browser.test_challenge import hand
from tests.browser.test_tiles import begin, fits, hand_of


def from_lobby_to_verdict(stage: Stage) -> None:
    """Golden Tiles on two phones and a television: lobby, door, the open window, the verdict."""
    shoot = stage.camera.shoot
    with stage.people(3, bypass_csp=True) as (ana, ben, sofa):
        ana.context.add_init_script('localStorage.setItem("fullhouse:prefs", JSON.stringify({name: "Ana"}))')
        code = ana.new_table("tiles", "Everyone on their own device")
        expect(ana.page.get_by_role("img", name="QR code")).to_be_visible()
        shoot(ana, "lobby", whole=True)
        ben.go(f"/t/{code}")
        expect(ben.page.get_by_label("Your name")).to_be_visible()
        shoot(ben, "door", whole=True)
        sofa.go(f"/tv/{code}")
        expect(sofa.page.get_by_role("img", name="QR code")).to_be_visible()
        shoot(sofa, "tv-waiting", sizes=["tablet", "desk"])
        ben.join(code, "Ben")
        begin(ana)
        for one, other in [(ana, ben), (ben, ana)] * 4:
            lay(one, right=True)
            other.waits_for_turn()
        for one in (ana, ben, sofa):
            one.page.add_style_tag(content=HELD)
        lay(ana, right=False)
        expect(ben.page.get_by_role("button", name="Object!")).to_be_visible()
        shoot(ben, "objection")
        shoot(sofa, "tv-playing", sizes=["tablet", "desk"])
        ben.press("Object!")
        for one, name in ((ben, "verdict"), (sofa, "tv-verdict")):
            expect(one.page.locator(".theatre")).to_be_visible()
            shoot(one, name)


def lay(one: Person, *, right: bool) -> None:
    """The tile in hand onto a cell where it fits best, or where it does not."""
    one.waits_for_turn()
    seen = {name: label.removeprefix("golden ") for name, label in one.view().items()}
    held = hand_of(one)
    room = [name for name, label in seen.items() if label.startswith("empty")]
    one.touch(min((n for n in room if fits(n, held, seen, 9) is right), key=middle))


def middle(cell: str) -> int:
    return abs(ord(cell[0]) - ord("e")) + abs(int(cell[1]) - 5)


def hand_over(stage: Stage) -> None:
    """One device, handed round."""
    with stage.people(1) as (ana,):
        ana.go("/new/tiles")
        ana.page.get_by_text("Pass one device around").click()
        ana.page.get_by_label("Name for seat 1").fill("Ana")
        ana.page.get_by_label("Name for seat 2").fill("Ben")
        ana.press("Start")
        ana.press("I am Ana: show my tile")
        lay_shown(ana)
        ana.sees("Pass to Ben")
        stage.camera.shoot(ana, "hand-over")


def lay_shown(one: Person) -> None:
    held = hand_of(one)
    seen = {name: label.removeprefix("golden ") for name, label in one.view().items()}
    one.touch(next(n for n, label in seen.items() if label.startswith("empty") and fits(n, held, seen, 9)))


def forced(stage: Stage) -> None:
    """Challenge: a place declared forced, its proof on the board, as the opponent sees it."""
    with stage.people(2) as (ana, ben):
        ben.join(ana.new_table("challenge", "Everyone on their own device", pack="As in the box"), "Ben")
        begin(ana)
        stage.camera.shoot(declare_forced([ana, ben]), "forced")


def declare_forced(people: list[Person]) -> Person:
    """Turn tiles until somebody holds one that has a single place, and declare it. Returns the opponent."""
    for turn in range(60):
        one, other = people[turn % 2], people[1 - turn % 2]
        one.waits_for_turn()
        seen = one.view()
        tiles = hand(one)
        lonely = [(tile, cell) for tile in tiles if (cell := forced_cell(seen, tile))]
        if lonely:
            tile, cell = lonely[0]
            one.page.locator("[data-hand] button").nth(tiles.index(tile)).click()
            one.press("Forced!")
            one.touch(cell)
            one.press("its row")
            one.sees("call it forced")
            other.sees("calls it forced")
            return other
        one.touch(next(n for n, label in seen.items() if label == "face down"))
    raise AssertionError("no forced place came up")


def forced_cell(seen: dict[str, str], tile: int) -> str | None:
    """A cell that is the only open one of its row where the tile fits, with others open but barred."""
    for row in "123456789":
        line = [name for name in seen if name[1] == row and seen[name] in ("empty", "face down")]
        room = [name for name in line if fits(name, str(tile), seen, 9)]
        if len(room) == 1 and len(line) > 1:
            return room[0]
    return None
