"""The library of problems: what one is, the formats it is read and written in. No solving, no games."""
