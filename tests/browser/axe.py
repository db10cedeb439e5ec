"""What axe finds on a page: in the theme it is shown in, or in light and in others.

A theme changes colours and nothing else: each state is looked at once, in the theme that its name chooses;
`make soak` looks at it in light, and at its colours again in all others.
"""

from itertools import groupby
from typing import Literal
from zlib import crc32

from tests import examples
from tests.browser.house import ROOT, Person

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES: tuple[tuple[str, Literal["light", "dark"]], ...] = (
    ("light", "light"),
    ("contrast", "light"),
    ("dark", "dark"),
    ("contrast", "dark"),
)
"""Each with the scheme of the system: high contrast follows it."""
SURFACES = ("felt", "slate")
LOOK_AS_IT_IS = """async () => {
    if (!('axe' in window)) return null;
    if (document.unpainted) document.unpainted.disabled = true;
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    if (document.unpainted) document.unpainted.disabled = false;
    return violations.map(one => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`);
}"""
# Axe judges no words on a texture; web/tests/surfaces.test.ts measures them on its darkest line.
LOOK = """async (looks) => {
    if (!('axe' in window)) return null;
    const root = document.documentElement, chosen = { ...root.dataset }, faults = [];
    if (document.unpainted) document.unpainted.disabled = true;
    const plain = new CSSStyleSheet();
    plain.replaceSync('.table, .tv { background-image: none !important }');
    document.adoptedStyleSheets.push(plain);
    await new Promise(requestAnimationFrame); // The page has followed the device by then.
    for (const [theme, surface, colours] of looks) {
        Object.assign(root.dataset, { theme, surface });
        const wanted = colours ? { runOnly: ['color-contrast'] } : {};
        const look = () => axe.run({ ...wanted, resultTypes: ['violations'] });
        let { violations } = await look();
        if (violations.length) { // What scrolls is made reachable a moment after it is full.
            await new Promise(later => setTimeout(later, 300));
            ({ violations } = await look());
        }
        const words = violations.map(one => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`);
        faults.push(...words.map(one => `${theme}, ${surface}: ${one}`));
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== plain);
    if (document.unpainted) document.unpainted.disabled = false;
    Object.assign(root.dataset, chosen);
    return faults;
}"""


def _ask(one: Person, question: str, wanted: object = None) -> list[str]:
    """Ask axe, which stays in the page until another is loaded."""
    answer: list[str] | None = one.page.evaluate(question, wanted)
    if answer is None:
        one.page.evaluate(AXE.read_text())
        answer = one.page.evaluate(question, wanted)
        assert answer is not None
    return answer


def faults(one: Person) -> list[str]:
    """What axe finds in the page as it is shown, in words."""
    return [f"{one.page.url}: {fault}" for fault in _ask(one, LOOK_AS_IT_IS)]


class Looking:
    """Looks at people's pages, and remembers every fault with the state it was found in."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def at(self, one: Person, state: str, surfaces: tuple[str, ...] = ()) -> None:
        chosen = THEMES
        if examples.FACTOR == 1:
            chosen = (THEMES[crc32(state.encode()) % len(THEMES)],)
        looks = [(theme, scheme, "oak") for theme, scheme in chosen]
        looks += [(*theme, surface) for theme in (THEMES[0], THEMES[2]) for surface in surfaces]
        looks.sort(key=lambda look: look[1] == "dark")
        for scheme, same in groupby(enumerate(looks), key=lambda look: look[1][1]):
            if scheme == "dark":
                one.page.emulate_media(color_scheme="dark")
            wanted = [[theme, surface, place > 0] for place, (theme, _, surface) in same]
            self.faults += [f"{state}, {scheme}, {fault}" for fault in _ask(one, LOOK, wanted)]
        if looks[-1][1] == "dark":
            one.page.emulate_media(color_scheme="light")

    def found_nothing(self) -> None:
        assert not self.faults, "\n".join(self.faults)
