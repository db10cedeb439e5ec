"""How bots play Golden Tiles: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, Rung, can_weigh_laying, laying_fields

BOT = GameBot(
    brain=KernelBrain(laying_fields, can_weigh=can_weigh_laying),
    effort=Effort(budget=250, win=40),
    won=(0, 2, 7, 13, 20, 40, 70, 85, 92, 98, 100),
    rungs=(
        Rung(strength=1000, houses=1, near=0.8, overlooks=0.5, misjudges=8),
        Rung(strength=1077, houses=2.5, near=0.7, overlooks=0.44, misjudges=6),
        Rung(strength=1222, houses=5, near=0.6, overlooks=0.38, misjudges=4.5),
        Rung(strength=1287, houses=7, near=0.5, overlooks=0.36, misjudges=3.7, foresight=0.2),
        Rung(strength=1418, houses=10, near=0.4, overlooks=0.35, misjudges=3, foresight=0.45),
        Rung(strength=1536, houses=13, near=0.2, overlooks=0.32, misjudges=2.2, foresight=0.5),
        Rung(strength=1645, houses=17, overlooks=0.3, misjudges=1.5, foresight=0.55),
        Rung(strength=1810, houses=23, overlooks=0.1, misjudges=0.7, foresight=0.75),
        Rung(strength=1838, houses=27, overlooks=0, misjudges=0, foresight=1, thinks=1),
    ),
    faces=(1000, 1140, 1279, 1559, 1838),
)
