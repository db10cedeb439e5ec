"""Doors for research: the games as environments of PettingZoo, Gymnasium and OpenSpiel (extra `research`)."""
