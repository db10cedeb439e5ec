"""Players for any game that see only their own view. One strong brain per game may join them."""
