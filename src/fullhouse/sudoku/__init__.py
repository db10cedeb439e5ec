"""The grid: boards, cells, houses, symbols, what fits. Pure, and knows no game."""
