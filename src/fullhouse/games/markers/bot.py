"""How bots play Colour Markers: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import GameBot, KernelBrain, KernelFields, LevelChanges, sheet_fields
from fullhouse.games.markers.variant import AdvancedView, BasicView


def kernel_fields(view: BasicView | AdvancedView) -> KernelFields:
    turn: KernelFields
    if isinstance(view, AdvancedView):
        turn = {"advanced": True, "round": view.round, "rounds": view.rounds, "played": view.played}
    else:
        turn = {"advanced": False, "idle": view.idle, "placed": view.placed}
    return {**sheet_fields(view), **turn}


def owes(view: BasicView | AdvancedView) -> bool:
    """Faults that were called have to be erased before anything else is written."""
    return isinstance(view, AdvancedView) and bool(view.called)


BOT = GameBot(
    brain=KernelBrain(kernel_fields, owes=owes),
    levels={
        "beginner": LevelChanges(overlooks=0.65, misjudges=20.0),
        "casual": LevelChanges(houses=2, near=0.65, overlooks=0.45, misjudges=6.0),
        "club": LevelChanges(houses=3, near=0.6, overlooks=0.4, misjudges=5.0, foresight=0.0),
        "expert": LevelChanges(houses=5, near=0.5, overlooks=0.38, misjudges=4.0, foresight=0.0),
    },
)
