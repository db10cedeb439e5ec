"""What all commands share: how their options are declared, read, explained and completed."""
