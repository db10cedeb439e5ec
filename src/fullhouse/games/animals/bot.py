"""How bots play Animal Tiles: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import (
    Effort,
    GameBot,
    KernelBrain,
    LevelChanges,
    can_weigh_laying,
    laying_fields,
)

BOT = GameBot(
    brain=KernelBrain(laying_fields, can_weigh=can_weigh_laying),
    effort=Effort(budget=250, win=40),
    won=(0, 6, 11, 20, 27, 43, 63, 75, 83, 93, 100),
    levels={
        "beginner": LevelChanges(houses=3, near=0.65, overlooks=0.45, misjudges=3.0),
        "casual": LevelChanges(houses=5, near=0.5, overlooks=0.4, misjudges=2.0),
        "club": LevelChanges(houses=9, overlooks=0.32, misjudges=1.6, foresight=0.27),
        "expert": LevelChanges(houses=16, overlooks=0.24, misjudges=1.2, foresight=0.45),
    },
)
