"""Challenge: turn tiles up, and put those that did not fit where they are forced."""
