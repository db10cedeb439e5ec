"""What the kernel is told of Challenge."""

from fullhouse.core.ids import Seat
from fullhouse.games.challenge.bot import BOT
from fullhouse.games.challenge.rules import GAME
from fullhouse.games.kit.bot import KernelBrain


def test_the_kernel_is_told_of_hands_and_of_tiles_that_left_the_game() -> None:
    state, _ = GAME.setup({}, 3, {"seed": 1})
    view = GAME.view(state, Seat(1))
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.fields(view) == {"hands": [[], [], []], "gone": []}
    assert BOT.brain.can_weigh(view, has_net=True)
    assert not BOT.brain.can_weigh(view, has_net=False)
