"""What is made from a log, and can be made again: records, results, snapshots, the log without names."""
