"""Attacks on a server beside a game that somebody plays: `python -m benchmarks.server.siege`."""
