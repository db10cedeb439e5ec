"""The games as environments of PettingZoo and Gymnasium (the extra `research`)."""
