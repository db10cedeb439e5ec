"""The coach: explains like a teacher, grades honestly, proves what is forced.

step        a step as data
techniques  one readable file for each family of techniques, found by folder
search      the easiest step, and whole paths: by the compiled search, or by the techniques themselves
rating      how often a problem takes each technique; from that its level, score and hardest technique
sentences   what is said about a step, as data; speak puts it into words of six languages
analyst     all steps of a position, paths with other techniques, what it costs to do without a technique
hint        what to say to a player, in three stages; mistakes come first
proofs      forced or not, with a proof or two completions; check verifies steps independently
pictures    a step as a drawing in data, as much of it as a hint's stage shows, and as SVG
"""

from fullhouse.coach.hint import Hint, hint
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.proof import forced
from fullhouse.coach.rating import Grade, Grades, rate, rate_many
from fullhouse.coach.search import next_step, solve_path
from fullhouse.coach.step import Step

__all__ = [
    "Grade",
    "Grades",
    "Hint",
    "Position",
    "Step",
    "forced",
    "hint",
    "next_step",
    "rate",
    "rate_many",
    "solve_path",
]
