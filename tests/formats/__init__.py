"""Formats of problems: samples written by hand, round trips, hostile input."""
