"""Around a game: reload, no network, a killed server, the big screen, a second device, bad input."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.elsewhere import play_elsewhere
from tests.browser.house import House, NewPerson
from tests.browser.lessons import take_lesson, what_next
from tests.browser.seating import seat
from tests.browser.test_tiles import begin, fits, hand_of

GONE = "Connection lost"
NOT_FOUND = re.compile("Table not found|Page not found")


def test_reload_in_the_middle(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "tiles")
    held = hand_of(ana)
    ana.page.reload()
    ana.waits_for_turn()
    assert hand_of(ana) == held
    ana.touch(empty(ana.view(), held))
    ben.waits_for_turn()


def test_without_a_network_nothing_is_queued_and_the_table_comes_back(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "tiles")
    target = empty(ana.view(), hand_of(ana))
    ana.context.set_offline(True)
    ana.sees(GONE)
    for width, height in ((390, 844), (844, 390), (768, 1024), (1024, 768), (1920, 1080)):
        ana.page.set_viewport_size({"width": width, "height": height})
        banner, board = ana.page.locator(".banner").bounding_box(), ana.board.bounding_box()
        assert banner
        assert board
        below = banner["y"] + banner["height"] <= board["y"]
        assert below or banner["x"] >= board["x"] + board["width"], (
            f"it lies over the board at {width}×{height}"
        )
    ana.touch(target)
    ana.sees("Nothing was sent")
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    expect(ana.cell(target)).to_have_attribute("aria-label", re.compile("empty"))
    ana.waits_for_turn()
    ana.touch(target)
    ben.waits_for_turn()
    expect(ana.page.get_by_text("Nothing was sent")).to_have_count(0)


def empty(seen: dict[str, str], symbol: str) -> str:
    plain = {name: label.removeprefix("golden ") for name, label in seen.items()}
    return next(n for n, label in plain.items() if label.startswith("empty") and fits(n, symbol, plain, 9))


def test_the_server_is_killed_in_the_middle_of_a_turn(person: NewPerson, house: House) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "tiles")
    ana.touch(empty(ana.view(), hand_of(ana)))
    ben.waits_for_turn()
    held = hand_of(ben)
    house.kill()
    ben.sees(GONE)
    target = empty(ben.view(), held)
    ben.touch(target)
    ben.sees("Nothing was sent")
    house.start()
    expect(ben.page.get_by_text(GONE)).to_have_count(0)
    assert hand_of(ben) == held
    ben.touch(target)
    ana.waits_for_turn()


def test_the_big_screen_and_two_phones(person: NewPerson) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    ana, ben, tv = person(**phone), person(**phone), person(viewport={"width": 1920, "height": 1080})
    code = ana.new_table("tiles", "Everyone on their own device")
    tv.go(f"/tv/{code}")
    tv.sees(code)
    expect(tv.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    ben.join(code, "Ben")
    begin(ana)
    expect(tv.board).to_be_visible()
    expect(tv.page.locator("[data-hand]")).to_have_count(0)
    expect(tv.page.get_by_text("66 tiles left").or_(tv.page.get_by_text("70 tiles left"))).to_be_visible()
    cell = empty(ana.view(), hand_of(ana))
    ana.cell(cell).tap()
    ana.sees(f"Tap {cell} again")
    ana.cell(cell).tap()
    ben.waits_for_turn()
    expect(tv.cell(cell)).not_to_have_attribute("aria-label", re.compile("empty"))


def test_a_seat_is_found_again_on_a_second_device_and_in_a_second_tab(person: NewPerson) -> None:
    ana, phone = person(), person()
    ana.go()
    ana.box("Golden Tiles").get_by_role("button").first.click()
    ana.waits_for_turn()
    held = hand_of(ana)
    second = ana.open()
    second.goto(ana.page.url)
    expect(second.locator("[data-hand] button")).to_have_count(1)
    token = ana.page.evaluate("JSON.parse(localStorage.getItem('fullhouse:keys'))[0].token")
    phone.go(f"/t/{ana.page.url.rsplit('/', 1)[1]}#key={token}")
    phone.waits_for_turn()
    assert hand_of(phone) == held
    assert "key=" not in phone.page.url
    ana.go("/")
    ana.sees("Your tables")


WARNED = """
window.wasWarned = false
new MutationObserver(() => { wasWarned ||= document.body?.innerText.includes('You are warned') })
    .observe(document, { subtree: true, childList: true, characterData: true })
"""
"""The warning stands for a second only: the page itself remembers that it was there."""


def test_the_clock_runs_out(person: NewPerson) -> None:
    ana = person()
    ana.context.add_init_script(WARNED)
    ana.plays_by_the_glass(1)
    expect(ana.board).to_be_visible()
    ana.page.wait_for_function("() => wasWarned")


def test_unknown_urls_show_the_not_found_page(person: NewPerson) -> None:
    ana = person()
    for path in ("/t/nobo-dyhe", "/t/%F0%9F", "/a/b/c"):
        ana.go(path)
        expect(ana.page.get_by_role("heading", level=1)).to_have_text(NOT_FOUND)
    for path in ("/tv/nobo-dyhe", "/new/chess", "/how/chess", "/learn/chess"):
        ana.follow("/")
        ana.follow(path)
        expect(ana.page.get_by_role("heading", level=1)).to_have_text(NOT_FOUND)


def test_a_name_of_ten_thousand_characters(person: NewPerson) -> None:
    ana = person()
    ana.go("/new/tiles?way=bots")
    ana.chair(1).get_by_role("button").click()
    ana.page.get_by_label("Name for seat 1").evaluate(
        "(field, name) => { field.value = name; field.dispatchEvent(new Event('input')) }", "é<b>" * 2500
    )
    ana.press("Done")
    ana.press("Start")
    expect(ana.board).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 1024


def test_invalid_problems_and_records_are_explained(person: NewPerson, tmp_path: Path) -> None:
    ana = person()
    ana.go("/problems")
    ana.scroll_to("Your own puzzle")
    ana.page.get_by_text("Paste it as text instead").click()
    for rubbish, sentence in (
        ("hello", "does not look like a puzzle"),
        ("5" * 81, "The same digit appears twice"),
        ("1" + "." * 80, "several solutions"),
    ):
        ana.page.get_by_label("81 digits").fill(rubbish)
        ana.sees(sentence)
    ana.go("/new/classic?problem=rubbish")
    expect(ana.page.get_by_role("button", name="Start")).to_be_disabled()
    ana.sees("does not look like a puzzle")
    ana.go("/replay")
    file = ana.page.locator("input[type=file]")
    for content, sentence in (
        ("%PDF", "not JSON"),
        ("[]", "record"),
        (json.dumps({"format": "other"}), "format"),
    ):
        (tmp_path / "record.json").write_text(content)
        file.set_input_files(tmp_path / "record.json")
        expect(ana.page.get_by_role("alert")).to_contain_text(sentence)


def test_a_finished_game_is_replayed_from_its_link_and_from_its_file(person: NewPerson) -> None:
    ana, ben = person(), person()
    ana.go("/new/animals")
    ana.page.get_by_text("On your own").click()
    ana.press("Start")
    expect(ana.board).to_be_visible()
    play_elsewhere([ana], lambda tables: (tables[0], tables[0].moves()[0]))
    ana.more()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Save the game").click()
    ana.page.get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Replay: Animal Tiles")
    ana.page.get_by_role("button", name="To the end").click()
    ana.sees("Move ")
    ben.go("/replay")
    ben.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Replay: Animal Tiles")
    ben.page.get_by_role("button", name="One move forward").click()
    ben.sees("lays a")


def test_the_guided_first_game_waits_for_its_move_and_is_taken_up_again(person: NewPerson) -> None:
    """All seven: `python -m tests.browser.first_minutes`; their moves: tests/test_first_lessons.py."""
    ana = person()
    ana.go("/learn/challenge")
    first = what_next(ana)
    ana.touch("a1")
    ana.sees("Follow the hand for now")
    ana.page.locator(first["at"]).click()
    step = ana.page.locator('.lesson[data-step="2"]')
    expect(step).not_to_be_empty()
    ana.page.reload()
    expect(step).not_to_be_empty()
    assert "win" in take_lesson(ana, "challenge", is_read=True).end
