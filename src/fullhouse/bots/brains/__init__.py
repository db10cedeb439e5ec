"""Advice for a seat from what it sees: by the kernel's search and small nets, or by a game's own brain.

A brain is asked with a view and gives moves, the best first, each with what speaks for it. It never sees
a state, and gives the same answer for the same view, effort and seed on every machine. It knows faultless
moves only, and only what a seat does in its own turn: objections, answers, corrections and claims to be stuck
are left to the bot. Which brain a game has stands in its `bot.py`.

    if brains.knows(game.id):
        for advice in brains.advise(game.id, view, seat, effort=game_bot(game.id).effort, seed=7): ...

Where the file of a net is missing or damaged, the log says so once and the kernel plays by simpler rules of
its own.
"""

from fullhouse.bots.brains.advice import advise, calibrated, can_weigh, knows, weigh

__all__ = ["advise", "calibrated", "can_weigh", "knows", "weigh"]
