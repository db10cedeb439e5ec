"""The command `fullhouse`: one module a command, found by looking. Errors are one line, never a traceback."""
