"""Sound and materials: each deed is heard, and what a device cannot or may not do breaks nothing."""

import re

from playwright.sync_api import expect

from tests.browser.house import NewPerson, Person
from tests.browser.test_connection import empty
from tests.browser.test_problem_games import PROBLEM
from tests.browser.test_tiles import hand_of

EARS = """
window.made = 0
window.noises = 0
const Real = window.AudioContext
window.AudioContext = class extends Real {
    get state() { return 'running' }
    constructor() { super(); window.made++ }
    createBufferSource() { window.noises++; return super.createBufferSource() }
}
"""
"""Counts the sound devices that are asked for, and noises of wood and cardboard: none has to wait."""
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
"""The driver of the tests counts as a touch."""
RECORDED = """
window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 48000, 48000); window.tape = this }
    get state() { return 'running' }
}
"""
"""A second of what is heard, written down."""
LISTEN = """async () => {
    const heard = (await tape.startRendering()).getChannelData(0)
    const peak = heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    const audible = heard.map(one => Math.abs(one) > peak / 50)
    const [first, last] = [audible.indexOf(1), audible.lastIndexOf(1)]
    const size = 4096
    let [sum, weighted] = [0, 0]
    for (let bin = 1; bin < 500; bin++) {
        let [re, im] = [0, 0]
        for (let n = 0; n < size; n++) {
            const turn = 2 * Math.PI * bin * n / size
            re += heard[first + n] * Math.cos(turn)
            im += heard[first + n] * Math.sin(turn)
        }
        const power = re * re + im * im
        sum += power
        weighted += power * bin * 48000 / size
    }
    return { peak, seconds: (last - first) / 48000, pitch: weighted / sum }
}"""
"""How loud it is, how long, and the middle of its spectrum in Hz."""
DEAF = (
    "delete window.AudioContext",
    "window.AudioContext = class { constructor() { throw new DOMException('no device') } }",
    """window.AudioContext = class {
        state = 'suspended'
        resume() { return Promise.reject(new DOMException('not allowed')) }
    }""",
)
"""No sound at all, no device, and a device that stays blocked."""


def prefer(one: Person, prefs: str) -> None:
    one.context.add_init_script(f"localStorage.setItem('fullhouse:prefs', '{prefs}')")


def lay(one: Person) -> None:
    one.waits_for_turn()
    cell = empty(one.view(), hand_of(one))
    one.touch(cell)
    expect(one.cell(cell)).not_to_have_attribute("aria-label", re.compile("empty"))
    one.waits_for_turn()


def test_tiles_are_heard_here_and_on_the_television_after_a_touch(person: NewPerson) -> None:
    ana, television = person(is_new=True), person(is_new=True, viewport={"width": 1920, "height": 1080})
    for one in (ana, television):
        one.context.add_init_script(EARS)
    code = ana.new_table("tiles", "With bots")
    television.go(f"/tv/{code}")
    expect(television.board).to_be_visible()
    assert ana.page.evaluate("made") == 0  # nothing is asked for before there is something to hear
    lay(ana)
    ana.page.wait_for_function("() => noises > 0")
    television.page.wait_for_function("() => noises > 0")
    untouched = person(
        is_new=True
    )  # sound is on, but nobody has touched this page: it waits and says nothing
    untouched.context.add_init_script(EARS + UNTOUCHED)
    prefer(untouched, '{"sound":true}')
    untouched.go(f"/tv/{code}")
    expect(untouched.board).to_be_visible()
    television.page.evaluate("noises = 0")
    lay(ana)
    television.page.wait_for_function("() => noises > 0")
    assert untouched.page.evaluate("made") == 0
    ana.switch_sound(on=False)
    before = ana.page.evaluate("noises")
    lay(ana)
    assert ana.page.evaluate("noises") == before


def test_without_sound_the_game_goes_on(person: NewPerson) -> None:
    for script in DEAF:
        ana = person(is_new=True)
        ana.context.add_init_script(script)
        prefer(ana, '{"sound":true}')
        ana.new_table("tiles", "With bots")
        lay(ana)
        assert not ana.complaints


def test_a_theme_or_surface_that_is_gone_is_the_usual_one(person: NewPerson) -> None:
    ana = person(is_new=True)
    prefer(ana, '{"theme":"candlelight","surface":"marble","language":"tlh"}')
    ana.go()
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-surface", "oak")
    ana.press("Language and settings")
    expect(ana.page.get_by_role("radio", name="Same as device")).to_be_checked()
    expect(ana.page.get_by_role("radio", name="Wood")).to_be_checked()
    ana.page.get_by_text("Green felt", exact=True).click()
    expect(root).to_have_attribute("data-surface", "felt")
    ana.page.get_by_text("High contrast", exact=True).click()
    expect(ana.page.get_by_role("radio", name="Wood")).to_have_count(0)  # high contrast has no materials


def test_wood_paper_and_glass_are_short_and_sound_like_it(person: NewPerson) -> None:
    wood, paper, glass = (person(is_new=True) for _ in range(3))
    for one in (wood, paper, glass):
        one.context.add_init_script(RECORDED)
    wood.new_table("tiles", "On your own")
    lay(wood)
    paper.go(f"/new/classic?problem={PROBLEM}")
    paper.press("Start")
    expect(paper.board).to_be_visible()
    paper.write("e5", 5)
    glass.go()
    glass.press("Language and settings")
    glass.page.get_by_label("Volume").fill("0.5")  # which is heard at once
    heard = []
    for one in (wood, paper, glass):
        one.page.wait_for_function("() => window.tape")
        heard.append(one.page.evaluate(LISTEN))
    assert all(0.05 < one["seconds"] < 0.5 for one in heard), heard
    knock, stroke, chime = (one["pitch"] for one in heard)
    assert knock < 600 < chime < 1100, heard
    assert stroke > 2500, heard


def test_the_volume_is_as_chosen(person: NewPerson) -> None:
    peaks = []
    for volume in ("0.2", "1"):
        ana = person(is_new=True)
        ana.context.add_init_script(RECORDED)
        ana.go()
        ana.press("Language and settings")
        ana.page.get_by_label("Volume").fill(volume)
        ana.page.wait_for_function("() => window.tape")
        peaks.append(ana.page.evaluate(LISTEN)["peak"])
    assert 4.5 < peaks[1] / peaks[0] < 5.5
