# NOTICE.md: the works of others that are shipped or needed, with their licences.
exec python release/notices.py > NOTICE.md
