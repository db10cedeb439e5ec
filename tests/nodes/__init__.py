"""Several nodes of one site."""
