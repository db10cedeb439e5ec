"""Last Word: write numbers that fit until none does; whoever writes the last one is paid for it."""
