"""What people ask of a table, and whether they may: it becomes an entry, or is refused with the reason."""
