"""Tables that are loaded: the hub keeps them in order; news, bots and results follow from their entries."""
