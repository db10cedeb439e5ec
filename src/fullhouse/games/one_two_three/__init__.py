"""One-Two-Three: rounds of one, two and three digits until the grid is complete."""
