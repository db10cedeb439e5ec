"""Ours beside peers in one process, in turns: tables with their spread, and a picture of each."""
