"""How bots play Solitaire: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, KernelFields, Rung, flipping_fields
from fullhouse.games.solitaire.rules import SolitaireView


def kernel_fields(view: SolitaireView) -> KernelFields:
    return {**flipping_fields(view), "due": view.due}


BOT = GameBot(
    brain=KernelBrain(kernel_fields),
    effort=Effort(budget=300, width=8),
    rungs=(
        Rung(strength=1000, houses=9.3, near=0.37, overlooks=0.351, misjudges=3.7, foresight=0.53),
        Rung(strength=1141, houses=10, near=0.3, overlooks=0.35, misjudges=3, foresight=0.6),
        Rung(strength=1213, houses=12, near=0.25, overlooks=0.34, misjudges=2.6, foresight=0.65),
        Rung(strength=1288, houses=13, near=0.2, overlooks=0.33, misjudges=2.2, foresight=0.7),
        Rung(strength=1368, houses=17, overlooks=0.3, misjudges=1.5, foresight=0.55),
        Rung(strength=1548, houses=20, overlooks=0.25, misjudges=1.2, foresight=0.7),
        Rung(strength=1734, houses=23.5, overlooks=0.125, misjudges=0.7, foresight=0.825),
        Rung(strength=1879, houses=27, overlooks=0.05, misjudges=0.4, foresight=0.9),
        Rung(strength=2219, houses=27, overlooks=0, misjudges=0, foresight=1),
        Rung(strength=2390, houses=27, overlooks=0, misjudges=0, foresight=1, thinks=1),
    ),
    faces=(1000, 1191, 1347, 1529, 2390),
)
