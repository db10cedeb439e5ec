"""The tour without a network: who goes on it, what they do, what goes wrong, and what it costs."""
