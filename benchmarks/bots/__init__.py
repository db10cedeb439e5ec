"""How strong the bots are, and how fast they think."""
