"""How bots play Challenge: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.challenge.data import ChallengeView
from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, KernelFields, LevelChanges, flipping_fields


def kernel_fields(view: ChallengeView) -> KernelFields:
    return {**flipping_fields(view), "gone": list(view.gone)}


BOT = GameBot(
    brain=KernelBrain(kernel_fields),
    effort=Effort(budget=150, win=50),
    won=(0, 6, 14, 20, 28, 47, 66, 77, 81, 92, 100),
    levels={
        "beginner": LevelChanges(overlooks=0.6, misjudges=20.0),
        "casual": LevelChanges(houses=2, near=0.7, overlooks=0.5, misjudges=7.0),
        "club": LevelChanges(houses=4, near=0.55, overlooks=0.43, misjudges=5.5, foresight=0.12),
        "expert": LevelChanges(houses=7, near=0.45, overlooks=0.37, misjudges=3.5, foresight=0.4),
    },
)
