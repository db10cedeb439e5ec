"""What callers ask of the hub: to come and go, to carry out a command, to tell the others something."""
