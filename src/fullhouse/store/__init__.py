"""Implementations of the match's ports: where logs, keys and results are kept."""
