"""All Together: one board, one result."""
