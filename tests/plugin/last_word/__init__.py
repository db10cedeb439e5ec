"""Last Word: write numbers that fit until none does; the writer of the last one gets extra points."""
