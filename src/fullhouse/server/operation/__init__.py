"""For operators: health, metrics, logs, and a check of the whole installation."""
