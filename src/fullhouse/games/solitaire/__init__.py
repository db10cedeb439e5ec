"""Solitaire: turn all tiles up without ever holding three equal ones."""
