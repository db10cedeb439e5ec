"""Tables that are loaded: found, decided upon, stored, and told; their clocks and who is there."""
