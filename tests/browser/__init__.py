"""Whole games by people: real chromium against the real server."""
