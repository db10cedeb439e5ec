"""What several games share: notation, windows for objections, laying tiles. Not a game."""
