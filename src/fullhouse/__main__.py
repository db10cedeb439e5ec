"""`python -m fullhouse` is the command `fullhouse`."""

from fullhouse.cli.main import main

if __name__ == "__main__":
    main()
