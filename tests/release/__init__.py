"""What `make wheel` built: its contents, and an installation from nothing."""
