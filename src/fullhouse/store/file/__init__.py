"""The store in one SQLite file: one server, one writer thread, many entries in one commit."""
