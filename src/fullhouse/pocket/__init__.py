"""A whole node inside a browser: the server's tables, connections and routes, without a network."""
