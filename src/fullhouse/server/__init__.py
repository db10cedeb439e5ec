"""HTTP and WebSocket server for tables. No rules of games in here."""
