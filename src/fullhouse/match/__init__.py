"""The authority over one table: log, seats, clocks, windows and views. Pure: no I/O, no clock of its own."""
