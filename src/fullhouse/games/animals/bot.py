"""How bots play Animal Tiles: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import (
    Effort,
    GameBot,
    KernelBrain,
    Rung,
    can_weigh_laying,
    laying_fields,
)

BOT = GameBot(
    brain=KernelBrain(laying_fields, can_weigh=can_weigh_laying),
    effort=Effort(budget=250, win=40),
    won=(0, 6, 11, 20, 27, 43, 63, 75, 83, 93, 100),
    rungs=(
        Rung(strength=1000, houses=1, near=0.85, overlooks=0.6, misjudges=8),
        Rung(strength=1015, houses=2, near=0.75, overlooks=0.5, misjudges=4.5),
        Rung(strength=1085, houses=5, near=0.5, overlooks=0.4, misjudges=2),
        Rung(strength=1194, houses=9, near=0.4, overlooks=0.32, misjudges=1.6, foresight=0.27),
        Rung(strength=1255, houses=16, overlooks=0.24, misjudges=1.2, foresight=0.45),
        Rung(strength=1321, houses=27, overlooks=0, misjudges=0, foresight=1),
        Rung(strength=1341, houses=27, overlooks=0, misjudges=0, foresight=1, thinks=1),
    ),
    faces=(1000, 1085, 1170, 1256, 1341),
)
