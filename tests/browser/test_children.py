"""Animal Tiles with children's eyes: refusals that are shown, few words, sound that can be switched off."""

import re

from playwright.sync_api import expect

from tests.browser.house import A_MOMENT_MS, NewPerson, until
from tests.browser.lessons import what_next
from tests.browser.stage.matrix import SPEAK
from tests.browser.test_motion import WATCH
from tests.browser.test_tiles import fits, hand_of

HEARD = """
window.heard = []
let begun = false
const Real = window.AudioContext
window.AudioContext = class extends Real {
    get state() { return 'running' }
    createOscillator() {
        const tone = super.createOscillator()
        const set = tone.frequency.setValueAtTime.bind(tone.frequency)
        tone.frequency.setValueAtTime = (pitch, at) => {
            if (!begun) window.heard.push(pitch)
            begun = true
            queueMicrotask(() => (begun = false))
            return set(pitch, at)
        }
        return tone
    }
}
"""
"""Writes down the first pitch of everything that is heard: all tones of one sound begin in the same task."""
SPOKEN = """
window.spoken = []
const voices = ['en-GB', 'fr-FR'].map(lang => ({ lang, localService: true }))
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: ({ lang, text }) => spoken.push(`${lang}: ${text}`),
} })
"""
"""A device with an English and a French voice: writes down what they say."""
AGAIN = """seq => document.querySelector('[data-seq]').dataset.seq > seq && document.title.startsWith('●')"""
"""Somebody else has moved, too, and it is this person's turn again: theirs may last for a moment only."""
VOICES = {"cat": 520, "fish": 240, "snail": 180, "butterfly": 1180, "elephant": 220, "bird": 1500}


def test_a_tile_that_does_not_fit_comes_back_and_its_twin_waves(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    ana.context.add_init_script(WATCH)
    ana.new_table("animals", "On your own")
    ana.waits_for_turn()
    expect(ana.board.locator(".names")).to_have_count(0)  # no letters at the edge
    ana.switch_sound(on=False)
    before = ana.view()
    seen = {name: label.removeprefix("golden ") for name, label in before.items()}
    held = hand_of(ana)
    ana.touch(next(n for n, label in seen.items() if label == "empty" and not fits(n, held, seen, 6)), 6)
    ana.sees("Look who is waving!")
    ana.page.wait_for_function("() => ended.includes('refuse') && ended.includes('wave')")
    assert hand_of(ana) == held
    assert ana.view() == {
        name: ("golden " if label != "empty" else "") + label for name, label in seen.items()
    }


def test_the_youngest_are_shown_a_place_and_win_a_sticker(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740}, has_touch=True)
    ana.new_table("animals", "With bots", pack="First evening")
    point, again = ana.board.locator(".advised"), ana.page.locator("button.rematch")
    ana.waits_for_turn()
    expect(point).to_have_count(1)
    assert ana.board.locator(".m-open.m-advised").count() == 1

    def lay() -> None:
        ana.board.locator(".m-advised").first.tap(timeout=A_MOMENT_MS)  # one touch is enough

    until(lambda: again.count() > 0, lay)
    ana.sees("animals found a place!")
    expect(ana.page.get_by_text("A tile fits nowhere")).to_have_count(0)
    for _ in range(2):  # a result that is looked at again brings nothing more
        expect(ana.page.get_by_role("link", name="A sticker for you: cat")).to_be_visible()
        ana.page.reload()
    ana.go("/me")
    ana.sees("1 of 12.")
    expect(ana.page.get_by_role("img", name="cat")).to_be_visible()


def test_the_animals_stir_and_the_lesson_names_no_cells(person: NewPerson) -> None:
    ana = person(reduced_motion="no-preference")
    ana.context.add_init_script(WATCH)
    ana.new_table("animals", "On your own")
    ana.page.wait_for_function("() => ended.includes('hop') && ended.includes('blink')")
    ana.page.emulate_media(reduced_motion="reduce")
    ana.go("/learn/animals")
    for _ in range(4):
        shown = what_next(ana)
        expect(ana.board.locator(".names")).to_have_count(0)
        assert not re.search(r"\b[a-f][1-6]\b", shown["said"])
        ana.page.locator(shown["at"]).click()
        expect(ana.page.locator(".lesson")).not_to_have_text(shown["said"])
    ana.sees("You did it!")


def test_each_animal_has_a_voice_of_its_own(person: NewPerson) -> None:
    ana = person()
    ana.context.add_init_script(HEARD)
    ana.new_table("animals", "On your own")
    ana.waits_for_turn()
    heard: list[float] = []
    for _ in range(3):
        voice = VOICES[hand_of(ana)]
        before = ana.view()
        ana.board.locator(".m-open").first.click()
        ana.page.wait_for_function("count => heard.length > count", arg=len(heard))
        heard = ana.page.evaluate("heard")
        assert heard[-1] == voice, before
    cell, animal = next((name, label) for name, label in ana.view().items() if label.startswith("golden"))
    ana.touch(cell, 6)  # one that lies there answers, too
    ana.page.wait_for_function("count => heard.length > count", arg=len(heard))
    assert ana.page.evaluate("heard.at(-1)") == VOICES[animal.removeprefix("golden ")]


def test_cues_are_spoken_where_there_is_a_voice_and_nothing_elsewhere(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740})
    ana.context.add_init_script(SPOKEN)
    ana.go()
    ana.box("Animal Tiles").get_by_role("button").first.click()
    ana.waits_for_turn()
    held = hand_of(ana)
    ana.page.wait_for_function("held => spoken.includes(`en-GB: Your turn: ${held}`)", arg=held)
    seen = {name: label.removeprefix("golden ") for name, label in ana.view().items()}
    ana.touch(next(n for n, label in seen.items() if label == "empty" and not fits(n, held, seen, 6)), 6)
    ana.page.wait_for_function("() => spoken.at(-1) === 'en-GB: Not here. Look who is waving!'")
    ana.page.evaluate("spoken.length = 0")
    for language in ("nl", "fr"):  # there is no Dutch voice
        ana.page.evaluate(SPEAK, language)
        seq: int = ana.page.evaluate("Number(document.querySelector('[data-seq]').dataset.seq)")
        ana.board.locator(".m-open").first.click()
        ana.page.wait_for_function(AGAIN, arg=seq + 1)
    ana.page.wait_for_function("() => spoken.some(one => one.startsWith('fr-FR: À vous de jouer'))")
    assert ana.page.evaluate("spoken.filter(one => !one.startsWith('fr-FR'))") == []
