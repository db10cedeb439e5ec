"""The shelf over REST."""
