"""The database servers of the tests."""
