"""Problems and the coach over REST."""
