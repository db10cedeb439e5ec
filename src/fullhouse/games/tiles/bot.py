"""How bots play Golden Tiles: what the kernel reads of a view, how hard the strongest level thinks."""

from fullhouse.games.kit.bot import Effort, GameBot, KernelBrain, can_weigh_laying, laying_fields

BOT = GameBot(
    brain=KernelBrain(laying_fields, can_weigh=can_weigh_laying),
    effort=Effort(budget=250, win=40),
    won=(0, 2, 7, 13, 20, 40, 70, 85, 92, 98, 100),
)
