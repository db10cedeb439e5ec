"""Games written down: records read and written, replayed, told in words, and random ones played out."""
