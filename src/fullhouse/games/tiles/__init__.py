"""Golden Tiles: lay number tiles, score for the tiles they join."""
