"""A round robin of bots on the same deals with rotated seats, with confidence intervals."""
