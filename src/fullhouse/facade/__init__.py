"""The facade: puzzles, matches and collections as objects; the folders below do the work.

`import fullhouse` has all of it; each name is loaded when first asked for.
"""
