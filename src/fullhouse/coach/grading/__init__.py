"""How hard a problem is for a person: a count of every technique that it takes, and a grade from it."""
