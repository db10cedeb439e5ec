"""Tests of the training code on tiny sizes; they need PyTorch and are skipped without it."""
