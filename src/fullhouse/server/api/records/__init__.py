"""Games written down, over REST."""
