"""Tables over REST."""
