"""Coverage-guided fuzzing: `python -m tests.fuzz [TARGET …] --runs N`. Needs `requirements/fuzz.txt`."""
