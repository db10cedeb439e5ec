"""The bus over a Redis or Valkey server. Needs the extra `redis`; nothing else imports it."""
