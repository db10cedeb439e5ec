"""How bots play Solitaire: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, KernelFields, flipping_fields
from fullhouse.games.solitaire.rules import SolitaireView


def kernel_fields(view: SolitaireView) -> KernelFields:
    return {**flipping_fields(view), "due": view.due}


BOT = GameBot(
    brain=KernelBrain(kernel_fields),
    effort=Effort(budget=300, width=8),
)
