"""Classic: one problem, solved alone or together."""
