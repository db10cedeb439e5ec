"""“Your turn” is not missed: title, sound, vibration, notification; and the big screen stays awake."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import NewPerson, Person
from tests.browser.seating import seat
from tests.browser.test_connection import empty
from tests.browser.test_tiles import hand_of

EARS_AND_HANDS = """
window.felt = []
window.played = 0
const Real = window.AudioContext
window.AudioContext = class extends Real {
    createOscillator() { window.played++; return super.createOscillator() }
}
navigator.vibrate = length => { window.felt.push(length); return true }
"""
"""Counts the tones that are played and the vibrations, and plays them."""

LOOKING_AWAY = """
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' })
window.look = here => { window.away = !here; document.dispatchEvent(new Event('visibilitychange')) }
"""

READY = "() => navigator.serviceWorker.getRegistration().then(one => Boolean(one?.active))"
NOTES = """async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(note => note.title)
}"""

WAKE = """
window.locks = []
Object.defineProperty(navigator, 'wakeLock', { value: { request: async kind => {
    const lock = { kind, released: false, release: async () => { lock.released = true } }
    window.locks.push(lock)
    return lock
} } })
"""


def two_at_a_table(person: NewPerson, script: str, **context: Any) -> tuple[Person, Person]:
    """Ana is to move; Ben waits, and his browser has been prepared."""
    ana, ben = person(), person(**context)
    ben.context.add_init_script(script)
    seat([ana, ben], "tiles")
    return ana, ben


def lay(one: Person) -> None:
    one.touch(empty(one.view(), hand_of(one)))


def set_prefs(one: Person, prefs: str) -> None:
    one.page.evaluate("prefs => localStorage.setItem('fullhouse:prefs', prefs)", prefs)
    one.page.reload()
    expect(one.board).to_be_visible()


def test_the_title_says_whose_turn_it_is(person: NewPerson) -> None:
    ana, ben = two_at_a_table(person, "")
    expect(ana.page).to_have_title("● Your turn – Golden Tiles")
    expect(ben.page).to_have_title("Golden Tiles")
    lay(ana)
    expect(ben.page).to_have_title("● Your turn – Golden Tiles")
    expect(ana.page).to_have_title("Golden Tiles")


def test_sound_is_switched_off_and_on_at_the_table_and_vibration_comes_once(person: NewPerson) -> None:
    ana, ben = two_at_a_table(person, EARS_AND_HANDS)
    ben.switch_sound(on=False)
    heard = ben.page.evaluate("played")
    lay(ana)
    ben.waits_for_turn()
    ben.page.wait_for_function("() => felt.length === 1")
    assert ben.page.evaluate("played") == heard
    lay(ben)
    ana.waits_for_turn()
    ben.switch_sound(on=True)
    lay(ana)
    ben.waits_for_turn()
    ben.page.wait_for_function("before => played > before", arg=heard)
    ben.page.wait_for_function("() => felt.length === 2")


def test_no_turn_alerts_in_a_game_for_one(person: NewPerson) -> None:
    ana = person()
    ana.context.add_init_script(EARS_AND_HANDS)
    ana.go()
    ana.box("Solitaire").get_by_role("button").first.click()
    ana.touch("e5")
    expect(ana.cell("e5")).not_to_have_attribute("aria-label", re.compile("face down"))
    assert ana.page.evaluate("felt.length") == 0


def test_a_notification_comes_if_allowed_and_only_to_those_who_look_elsewhere(person: NewPerson) -> None:
    ana, ben = two_at_a_table(person, LOOKING_AWAY, permissions=["notifications"], service_workers="allow")
    ben.page.wait_for_function(READY)
    for is_allowed, looks_here in ((False, False), (True, True), (True, False)):
        if is_allowed:
            set_prefs(ben, '{"notify": true}')
        ben.page.evaluate("here => look(here)", looks_here)
        lay(ana)
        ben.waits_for_turn()
        if is_allowed and not looks_here:
            break
        assert ben.page.evaluate(NOTES) == []
        lay(ben)
        ana.waits_for_turn()
    # One notification replaces another, so that for a moment there is none: wait for what stays.
    ben.page.wait_for_function(f"async () => String(await ({NOTES})()) === 'Your turn'")


def test_the_big_screen_stays_awake_while_it_is_looked_at(person: NewPerson) -> None:
    ana, tv = person(), person()
    tv.context.add_init_script(WAKE + LOOKING_AWAY)
    code = ana.new_table("tiles", "Everyone on their own device")
    tv.go("/")
    assert tv.page.evaluate("locks.length") == 0
    tv.page.evaluate(
        f"history.pushState(null, '', '/tv/{code}'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    tv.sees(code)
    tv.page.wait_for_function("() => locks.length === 1")
    assert tv.page.evaluate("locks[0].kind") == "screen"
    tv.page.evaluate("look(false)")
    assert tv.page.evaluate("locks.length") == 1
    tv.page.evaluate("look(true)")
    tv.page.wait_for_function("() => locks.length === 2")
    tv.page.evaluate("history.back()")
    tv.page.wait_for_function("() => locks[1].released")
    tv.page.evaluate("look(true)")
    assert tv.page.evaluate("locks.length") == 2
