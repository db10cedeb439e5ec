"""For analysts: all steps of a position, paths by different ways, what it costs to avoid a technique."""
