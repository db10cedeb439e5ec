"""What the kernel is told of One-Two-Three."""

import pytest

from fullhouse.core.ids import Seat
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.one_two_three.bot import BOT
from fullhouse.games.one_two_three.rules import GAME


def test_the_kernel_is_told_of_the_round_and_its_turn() -> None:
    state, _ = GAME.setup({"referee": "umpire"}, 3, {"seed": 1})
    seat = GAME.to_move(state)
    assert seat is not None
    move = next(move for move in GAME.legal(state, seat) if state.solution[move.cell] == move.symbol)
    state, _ = GAME.play(state, seat, move)
    following = GAME.to_move(state)
    assert following is not None
    assert isinstance(BOT.brain, KernelBrain)
    fields = BOT.brain.fields(GAME.view(state, following))
    assert fields["order"] == [0, 1, 2]
    assert (fields["round"], fields["asks"], fields["played"]) == (1, 1, following - 1)
    assert (fields["written"], fields["used"], fields["placed"], fields["idle"]) == ([], 0, True, 0)
    assert (fields["teams"], fields["final"], fields["has_house"]) == (False, False, False)


@pytest.mark.parametrize(("fault", "can"), [("solution", True), ("rule", False)])
def test_the_net_knows_games_judged_by_the_solution_only(fault: str, *, can: bool) -> None:
    state, _ = GAME.setup({"fault": fault}, 2, {"seed": 1})
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.can_weigh(GAME.view(state, Seat(1)), has_net=True) is can
    assert not BOT.brain.can_weigh(GAME.view(state, Seat(1)), has_net=False)


def test_a_correction_is_no_turn() -> None:
    state, _ = GAME.setup({"referee": "umpire"}, 2, {"seed": 1})
    wrong = next(move for move in GAME.legal(state, Seat(1)) if state.solution[move.cell] != move.symbol)
    owing, _ = GAME.play(state, Seat(1), wrong)
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.in_turn(GAME.view(state, Seat(1)))
    assert not BOT.brain.in_turn(GAME.view(owing, Seat(1)))
