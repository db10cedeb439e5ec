"""What the kernel is told of Colour Markers."""

from fullhouse.core.ids import Seat
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.markers.bot import BOT
from fullhouse.games.markers.rules import GAME
from fullhouse.solver import solve


def test_the_kernel_is_told_of_the_solution_and_the_turn() -> None:
    state, _ = GAME.setup({"fault": "solution"}, 2, {"seed": 1})
    view = GAME.view(state, Seat(1))
    assert isinstance(BOT.brain, KernelBrain)
    fields = BOT.brain.fields(view)
    assert fields == {
        "solution": solve(view.board),
        "by_solution": True,
        "advanced": False,
        "idle": 0,
        "placed": False,
    }


def test_the_kernel_is_told_of_the_rounds_of_the_advanced_game() -> None:
    state, _ = GAME.setup({"variant": "advanced", "fault": "rule"}, 2, {"seed": 1})
    assert isinstance(BOT.brain, KernelBrain)
    fields = BOT.brain.fields(GAME.view(state, Seat(1)))
    assert not fields["by_solution"]
    assert (fields["advanced"], fields["round"], fields["rounds"], fields["played"]) == (True, 1, 2, 0)


def test_answering_is_no_turn_and_erasing_a_fault_is_none() -> None:
    assert isinstance(BOT.brain, KernelBrain)
    for variant, referee in (("basic", "table"), ("advanced", "umpire")):
        state, _ = GAME.setup({"variant": variant, "referee": referee, "fault": "solution"}, 2, {"seed": 1})
        wrong = next(
            move
            for move in GAME.legal(state, Seat(1))
            if move.symbol and state.solution[move.cell] != move.symbol
        )
        after, _ = GAME.play(state, Seat(1), wrong)
        assert BOT.brain.in_turn(GAME.view(state, Seat(1)))
        assert not BOT.brain.in_turn(GAME.view(after, Seat(1)))
