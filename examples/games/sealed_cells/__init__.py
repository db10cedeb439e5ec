"""Sealed Cells: all choose at the same time."""
