"""What every game promises, whatever its rules: `fullhouse check-game` asks it, and so do the tests."""
