"""HTTP and WebSocket: the wire, the doors and who holds which key. No rules in here."""
