"""The games as environments of PettingZoo, Gymnasium and OpenSpiel, for research (the extra `research`)."""
