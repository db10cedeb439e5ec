"""Attacks on a server while a game is played on it: `python -m benchmarks.server.siege`."""
