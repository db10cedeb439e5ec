"""Hidden Hands: everybody plays numbers that nobody else sees."""
