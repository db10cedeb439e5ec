"""The library of problems: what one is, levels and decks, the formats it is read and written in."""
