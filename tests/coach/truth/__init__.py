"""Checks what the coach says against the grid, sentence by sentence, without any code of the finders."""

from tests.coach.truth.checker import false_sentences

__all__ = ["false_sentences"]
