"""Animal Tiles: the children's game of laying animals on a 6×6 board."""
