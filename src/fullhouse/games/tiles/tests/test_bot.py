"""What the kernel is told of Golden Tiles and Animal Tiles."""

import pytest

from fullhouse.core.ids import Seat
from fullhouse.games import game, game_bot
from fullhouse.games.kit.bot import KernelBrain


@pytest.mark.parametrize("name", ["tiles", "animals"])
def test_the_kernel_is_told_what_the_seat_sees(name: str) -> None:
    played, brain = game(name), game_bot(name).brain
    state, setup = played.setup({"scoring": "simple", "stack_end": "stop"}, 2, {"seed": 1})
    assert isinstance(brain, KernelBrain)
    tiles = len(setup["stack"])
    assert brain.fields(played.view(state, Seat(1))) == {
        "scoring": "simple",
        "stops": True,
        "stack": tiles - 2,
        "left": tiles,
        "gone": [],
        "hands": [[setup["stack"][0]], []],
    }


@pytest.mark.parametrize(("seats", "has_net", "can"), [(1, False, True), (2, False, False), (2, True, True)])
def test_alone_moves_are_weighed_without_a_net(seats: int, *, has_net: bool, can: bool) -> None:
    played, brain = game("tiles"), game_bot("tiles").brain
    state, _ = played.setup({}, seats, {"seed": 1})
    assert isinstance(brain, KernelBrain)
    assert brain.can_weigh(played.view(state, Seat(1)), has_net=has_net) is can
