"""The batches that are finished, in a file: an interrupted table goes on where it was."""

from pathlib import Path

import msgspec

from benchmarks.bots.lines import Batch


class StoredBatches(msgspec.Struct, frozen=True):
    """A finished batch and where it belongs."""

    line: str
    place: int
    batch: Batch


class Record:
    """The first line of the file is the seed, every other one a batch."""

    def __init__(self, file: Path | None, seed: int) -> None:
        self._file, self.seed = file, seed
        self._found: dict[tuple[str, int, int], Batch] = {}
        if file is None:
            return
        if not file.exists():
            file.write_text(f"{seed}\n", "utf-8")
        first, *rest = file.read_text("utf-8").splitlines()
        self.seed = int(first)
        for text in rest:
            kept = msgspec.json.decode(text, type=StoredBatches)
            self._found[kept.line, kept.place, kept.batch.games] = kept.batch

    def batch(self, line: str, place: int, games: int) -> Batch | None:
        return self._found.get((line, place, games))

    def add(self, line: str, place: int, batch: Batch) -> None:
        self._found[line, place, batch.games] = batch
        if self._file is not None:
            with self._file.open("ab") as lines:
                lines.write(msgspec.json.encode(StoredBatches(line, place, batch)) + b"\n")
