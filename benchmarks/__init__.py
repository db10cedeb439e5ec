"""Side-by-side measurements: each one command, ratios against named peers, interleaved in one run."""
