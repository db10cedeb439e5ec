"""The server as processes: one that runs the application, or several that share its listening socket."""
