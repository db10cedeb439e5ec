"""Tables kept by a browser: everything but the logs in memory, all of it in IndexedDB."""
