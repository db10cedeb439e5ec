"""How bots play Challenge: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.challenge.data import ChallengeView
from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, KernelFields, Rung, flipping_fields


def kernel_fields(view: ChallengeView) -> KernelFields:
    return {**flipping_fields(view), "gone": list(view.gone)}


BOT = GameBot(
    brain=KernelBrain(kernel_fields),
    effort=Effort(budget=150, win=50),
    won=(0, 6, 14, 20, 28, 47, 66, 77, 81, 92, 100),
    rungs=(
        Rung(strength=1000, houses=1, near=0.8, overlooks=0.6, misjudges=20),
        Rung(strength=1126, houses=1.5, near=0.75, overlooks=0.55, misjudges=11),
        Rung(strength=1254, houses=2, near=0.7, overlooks=0.5, misjudges=7),
        Rung(strength=1392, houses=3, near=0.62, overlooks=0.45, misjudges=5),
        Rung(strength=1518, houses=5, near=0.5, overlooks=0.4, misjudges=4),
        Rung(strength=1549, houses=5.75, near=0.48, overlooks=0.385, misjudges=3.8),
        Rung(strength=1557, houses=8.2, near=0.41, overlooks=0.342, misjudges=3.3, foresight=0.44),
        Rung(strength=1682, houses=10, near=0.35, overlooks=0.3, misjudges=3, foresight=0.5),
        Rung(strength=1932, houses=14, near=0.25, overlooks=0.22, misjudges=2.5, foresight=0.6),
        Rung(strength=2111, houses=18, near=0.15, overlooks=0.14, misjudges=2, foresight=0.75),
        Rung(strength=2265, houses=22, near=0.05, overlooks=0.07, misjudges=1, foresight=0.9),
        Rung(strength=2372, houses=27, overlooks=0, misjudges=0, foresight=1),
        Rung(strength=2416, houses=27, overlooks=0, misjudges=0, foresight=1, thinks=1),
    ),
    faces=(1000, 1142, 1425, 1850, 2416),
)
