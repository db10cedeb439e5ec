"""Sentences of the rules' pages as records: written from the pages alone, answered by the replay.

A row is what a stranger would try: a record with an explicit setup, and what the page says comes of it.
`docs/checklist.md` says which row shows which sentence.
"""
