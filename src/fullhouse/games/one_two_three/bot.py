"""How bots play One-Two-Three: what the kernel reads of a view, how hard the strongest level thinks."""

from typing import Any

from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, KernelFields, Rung, sheet_fields
from fullhouse.sudoku.board import NINE


def kernel_fields(view: Any) -> KernelFields:
    options, running = view.options, view.turns[-1]
    before = view.recent[1 : view.round]
    return {
        **sheet_fields(view),
        "sequence": options.sequence,
        "lowest_first": options.final_order == "lowest_first",
        "teams": options.teams,
        "round": view.round,
        "asks": view.asks,
        "final": view.final,
        "order": [seat - 1 for seat in view.order],
        "played": view.order.index(view.turn),
        "stopped": [seat - 1 for seat in view.stopped],
        "written": [int(view.board[NINE.cell(name)]) for name in running.cells],
        "used": running.used,
        "has_house": any(not set(house) & set(running.lost) for house in running.houses),
        "placed": bool(view.recent[0]),
        "idle": next((rounds for rounds, cells in enumerate(before) if cells), len(before)),
    }


def can_weigh(view: Any, *, has_net: bool) -> bool:
    """The net has learned games in which a digit other than the solution's is a fault."""
    return has_net and bool(view.options.is_judged_by_solution)


def owes(view: Any) -> bool:
    """A correction is no turn, not even in one's own."""
    return bool(view.owed)


BOT = GameBot(
    brain=KernelBrain(kernel_fields, can_weigh=can_weigh, owes=owes),
    effort=Effort(budget=60, win=1000),
    won=(2, 15, 21, 32, 41, 46, 51, 58, 68, 79, 97),
    rungs=(
        Rung(strength=1000, houses=1, near=0.8, overlooks=0.65, misjudges=40),
        Rung(strength=1034, houses=2.5, near=0.7, overlooks=0.53, misjudges=15),
        Rung(strength=1116, houses=4, near=0.6, overlooks=0.42, misjudges=5.5),
        Rung(strength=1190, houses=5.5, near=0.55, overlooks=0.4, misjudges=4.8, foresight=0.12),
        Rung(strength=1276, houses=7, near=0.5, overlooks=0.38, misjudges=4.2, foresight=0.25),
        Rung(strength=1427, houses=10, near=0.3, overlooks=0.33, misjudges=3, foresight=0.4),
        Rung(strength=1580, houses=13, near=0.2, overlooks=0.26, misjudges=2.5, foresight=0.55),
        Rung(strength=1691, houses=17, near=0.1, overlooks=0.2, misjudges=2, foresight=0.7),
        Rung(strength=1824, houses=21, near=0.05, overlooks=0.13, misjudges=1.3, foresight=0.82),
        Rung(strength=1909, houses=25, overlooks=0.06, misjudges=0.7, foresight=0.92),
        Rung(strength=1963, houses=27, overlooks=0, misjudges=0, foresight=1),
        Rung(strength=2174, houses=27, overlooks=0, misjudges=0, foresight=1, thinks=0.515),
        Rung(strength=2293, houses=27, overlooks=0, misjudges=0, foresight=1, thinks=1),
    ),
    faces=(1000, 1129, 1388, 1646, 2293),
)
