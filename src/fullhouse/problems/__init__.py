"""The library: levels, decks, import and export."""
