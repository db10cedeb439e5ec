"""Sentences of the rules' pages as records: written from the pages alone, answered by the replay.

A row is what a stranger would try: a record with an explicit setup, and what the page says comes of it.
The pages in docs/rules name the row behind the sentence that it shows.
"""
