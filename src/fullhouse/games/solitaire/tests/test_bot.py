"""What the kernel is told of Solitaire."""

from fullhouse.core.ids import Seat
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.solitaire.bot import BOT
from fullhouse.games.solitaire.rules import GAME


def test_the_kernel_is_told_of_the_hand_and_the_tile_that_is_due() -> None:
    state, _ = GAME.setup({}, 1, {"seed": 1})
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.fields(GAME.view(state, Seat(1))) == {"hands": [[]], "due": 0}
