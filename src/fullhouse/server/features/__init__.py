"""What follows from committed entries besides news: bots, results, reviews, fair play, retention, erasure."""
