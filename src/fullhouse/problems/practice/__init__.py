"""Exercises for any technique: positions where it is the next step needed, and a check of answers.

exercise  a position to practise on, and how one is found in a problem
supply    the next exercise of a technique: made on demand, or kept in a file where the technique is rare
hardness  drills from easy to hard
judge     whether an answer is the step asked for, and why not
look_alike, comparison  positions that only look like a technique, and how they are shown
harvest   makes the file of rare ones
"""

from fullhouse.problems.practice.exercise import Exercise
from fullhouse.problems.practice.judge import Answer, Verdict, judge
from fullhouse.problems.practice.supply import exercise, exercises

__all__ = ["Answer", "Exercise", "Verdict", "exercise", "exercises", "judge"]
