"""Who listens at a table: what a connection offers, the messages it gets, and how often it may react."""
