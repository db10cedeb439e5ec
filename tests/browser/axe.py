"""What axe finds on a page: in the theme it is shown in, or in all of them.

A theme changes colours and nothing else: each state is looked at whole in one theme, which its name chooses,
half of them in light; `make soak` looks at the colours of all in all.
"""

from typing import Any, Literal
from zlib import crc32

from tests import examples
from tests.browser.house import ROOT, Person

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES: tuple[tuple[str, Literal["light", "dark"]], ...] = (
    ("light", "light"),
    ("dark", "dark"),
    ("contrast", "light"),
    ("contrast", "dark"),
)
"""Each with the scheme of the system: high contrast follows it."""
SHARES = (*THEMES[:1] * 3, *THEMES[1:])
SURFACES = ("felt", "slate")
LOOK = """async ([theme, colours, surface]) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.surface = surface;
    const wanted = colours ? { runOnly: ['color-contrast'] } : {};
    const found = await axe.run({ ...wanted, resultTypes: ['violations'] });
    return found.violations.map(one => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`);
}"""


def faults(one: Person) -> list[str]:
    """What axe finds, in words."""
    one.page.evaluate(AXE.read_text())
    violations: list[dict[str, Any]] = one.page.evaluate("axe.run().then(result => result.violations)")
    return [f"{one.page.url}: {fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in violations]


class Looking:
    """Looks at people's pages, and remembers every fault with the state it was found in."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def at(self, one: Person, state: str, surfaces: tuple[str, ...] = ()) -> None:
        if not one.page.evaluate("'axe' in window"):
            one.page.evaluate(AXE.read_text())
            # Axe judges no words on a texture; web/tests/surfaces.test.ts measures them on its darkest line.
            one.page.add_style_tag(content=".table, .tv { background-image: none !important }")
        chosen = one.page.evaluate("({ ...document.documentElement.dataset })")
        themes = THEMES if examples.FACTOR > 1 else (SHARES[crc32(state.encode()) % len(SHARES)],)
        looks = [(theme, scheme, "oak") for theme, scheme in themes]
        looks += [(theme, scheme, surface) for theme, scheme in THEMES[:2] for surface in surfaces]
        for place, (theme, scheme, surface) in enumerate(looks):
            one.page.emulate_media(color_scheme=scheme)
            faults: list[str] = one.page.evaluate(LOOK, [theme, place > 0, surface])
            self.faults += [f"{state}, {theme}, {scheme}, {surface}: {fault}" for fault in faults]
        one.page.emulate_media(color_scheme="light")
        one.page.evaluate("chosen => Object.assign(document.documentElement.dataset, chosen)", chosen)

    def found_nothing(self) -> None:
        assert not self.faults, "\n".join(self.faults)
