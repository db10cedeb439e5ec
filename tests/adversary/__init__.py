"""Adversarial games over packs, variants and seats: does any combination lose the point of its game?

`python -m tests.adversary` plays them all and tells what it found; `tests/test_adversary.py` plays some.
"""
