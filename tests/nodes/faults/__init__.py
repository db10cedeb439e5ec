"""Games at several nodes while everything around them fails, and a check of all that was said."""
