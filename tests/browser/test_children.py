"""Animal Tiles with children's eyes: refusals that are shown, few words, sound that can be switched off."""

from playwright.sync_api import expect

from tests.browser.house import NewPerson
from tests.browser.test_motion import WATCH
from tests.browser.test_tiles import fits, hand_of


def test_a_tile_that_does_not_fit_comes_back_and_its_twin_waves(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    ana.context.add_init_script(WATCH)
    ana.new_table("animals", "Me alone")
    ana.waits_for_turn()
    expect(ana.board.locator(".names")).to_have_count(0)  # no letters at the edge
    sound = ana.page.get_by_role("button", name="Switch the sound off")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(ana.page.get_by_role("button", name="Switch the sound on")).to_be_visible()
    before = ana.view()
    seen = {name: label.removeprefix("golden ") for name, label in before.items()}
    held = hand_of(ana)
    ana.touch(next(n for n, label in seen.items() if label == "empty" and not fits(n, held, seen, 6)), 6)
    ana.sees("Look who waves!")
    ana.page.wait_for_function("() => ended.includes('refuse') && ended.includes('wave')")
    assert hand_of(ana) == held
    assert ana.view() == {
        name: ("golden " if label != "empty" else "") + label for name, label in seen.items()
    }
