"""How bots play Colour Markers: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import GameBot, KernelBrain, KernelFields, Rung, sheet_fields
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
    rungs=(
        Rung(strength=1000, houses=1, near=0.8, overlooks=0.65, misjudges=20),
        Rung(strength=1052, houses=1.5, near=0.7, overlooks=0.55, misjudges=10),
        Rung(strength=1198, houses=2, near=0.65, overlooks=0.45, misjudges=6),
        Rung(strength=1314, houses=3, near=0.6, overlooks=0.4, misjudges=5),
        Rung(strength=1519, houses=5, near=0.5, overlooks=0.38, misjudges=4),
        Rung(strength=1780, houses=7, near=0.4, overlooks=0.3, misjudges=3),
        Rung(strength=2017, houses=10, near=0.3, overlooks=0.23, misjudges=2.2),
        Rung(strength=2240, houses=14, near=0.2, overlooks=0.16, misjudges=1.5),
        Rung(strength=2394, houses=18, near=0.1, overlooks=0.1, misjudges=1),
        Rung(strength=2493, houses=22, near=0.05, overlooks=0.05, misjudges=0.6),
        Rung(strength=2531, houses=27, overlooks=0.02, misjudges=0.3),
        Rung(strength=2543, houses=27, overlooks=0, misjudges=0),
        Rung(strength=2641, houses=27, overlooks=0, misjudges=0, foresight=1, thinks=1),
    ),
    faces=(1000, 1137, 1410, 1820, 2641),
)
