"""Colour Markers: write digits in your colour; their sum is your score."""
