"""The store on a PostgreSQL server. Needs the extra `postgresql`; nothing else imports asyncpg."""
