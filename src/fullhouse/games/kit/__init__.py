"""What several games share: notation, turns, windows for objections, problems. Not a game."""
