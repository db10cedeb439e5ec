"""Exercises for any technique: positions where it is the next step needed, and a check of answers.

exercise    a position to practise on: made on demand, or kept in a file where the technique is rare
judge       whether an answer is the step asked for, and why not
look_alike  positions that only look like a technique
comparison  how both are shown
"""
