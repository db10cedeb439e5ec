"""Worker processes for heavy work, so that it never runs in the event loop's process."""
