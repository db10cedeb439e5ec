"""Many records at once: every record of a folder, on the cores of this machine or on a Dask cluster."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from fullhouse.bots.league import engines
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.reasons import reason
from fullhouse.records.record import LARGEST_RECORD_BYTES, read_record, read_record_file
from fullhouse.review.data import Review
from fullhouse.review.work import review
from fullhouse.words import explain


class RecordToReview(msgspec.Struct, frozen=True):
    """A record to be reviewed; its name is the key of the work."""

    path: str
    budget: int
    language: str = "en"
    body: bytes | None = None
    """What the file has, for workers on other machines; None where they read it themselves."""

    @property
    def key(self) -> str:
        return self.path


class Reviewed(msgspec.Struct, frozen=True):
    """The review of one record, or the error that there is none."""

    key: str
    review: Review | None = None
    error: str | None = None
    """The code of the error."""
    message: str = ""
    """The error in words."""


def orders_in(folder: Path, budget: int, language: str = "en") -> list[RecordToReview]:
    """The records of a folder by name. Raises BadInput where there are none."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    except OSError as error:
        raise BadInput("file-unreadable", path=str(folder), detail=reason(error)) from None
    if not files:
        raise BadInput("review-no-records", path=str(folder))
    return [RecordToReview(str(path), budget, language) for path in files]


def review_file(order: RecordToReview) -> Reviewed:
    """The review of a file, or why there is none: one bad record does not stop the others."""
    try:
        record = read_record_file(Path(order.path)) if order.body is None else read_record(order.body)
        return Reviewed(order.key, review(record, budget=order.budget))
    except FullHouseError as error:
        return Reviewed(order.key, None, error.code, explain(error, order.language))


def review_all(
    orders: list[RecordToReview], *, processes: int, cluster: bool = False, address: str | None = None
) -> Iterator[Reviewed]:
    """The reviews as they are finished."""
    if cluster:
        return engines.on_cluster(review_file, [_with_body(order) for order in orders], address)
    return engines.on_cores(review_file, orders, min(processes, len(orders)))


def _with_body(order: RecordToReview) -> RecordToReview:
    """The order with its record in it, unless the file cannot be read: then a worker says why."""
    try:
        with Path(order.path).open("rb") as file:
            return msgspec.structs.replace(order, body=file.read(LARGEST_RECORD_BYTES + 1))
    except OSError:
        return order
