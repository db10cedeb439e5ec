"""Rules that whole families of games share: laying tiles, flipping them, writing digits."""
