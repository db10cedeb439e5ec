"""The match's ports made real: where logs, keys and results are kept."""
