"""For analysts over REST: steps, paths and what is pasted."""
