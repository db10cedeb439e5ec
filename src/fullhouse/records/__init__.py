"""Games written down: records read and written, replayed, told in words, and random ones played out.

>>> from fullhouse import Match
>>> record = Match("tiles", seed=7).record()
>>> read_record(write_record(record)) == read_record(write_record(record).encode()) == record
True
"""

from fullhouse.records.record import Record, RecordedMove, read_record, write_record

__all__ = ["Record", "RecordedMove", "read_record", "write_record"]
