"""One node among several that share a store: who keeps which table, and what the others have stored."""
