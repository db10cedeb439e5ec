"""How bots play One-Two-Three: what the kernel reads of a view, how hard the strongest level thinks."""

from typing import Any

from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, KernelFields, LevelChanges, sheet_fields
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
    levels={
        "beginner": LevelChanges(overlooks=0.65, misjudges=40.0),
        "casual": LevelChanges(houses=4, overlooks=0.42, misjudges=5.5),
        "club": LevelChanges(houses=7, near=0.5, overlooks=0.38, misjudges=4.2, foresight=0.25),
        "expert": LevelChanges(houses=10, near=0.3, overlooks=0.33, misjudges=3.0, foresight=0.4),
    },
)
