"""Writes one batch after the other: what comes while a batch is being stored goes into the next one."""

import logging
from collections.abc import Callable

from fullhouse.match.nodes import Conflict
from fullhouse.match.ports import StoreTrouble
from fullhouse.store.browser.shelf import ENTRIES, Shelf, Value
from fullhouse.store.group_commit import GroupCommit, Job, report_all

log = logging.getLogger("fullhouse")
MIRRORED = ("tables", "keys", "results", "meta")
"""The kinds that are all in memory, too."""


class Draft:
    """The changes of a batch on top of what is stored."""

    def __init__(self, mirror: dict[str, dict[str, bytes]], lasts: dict[int, int]) -> None:
        self._mirror, self._lasts = mirror, lasts
        self.changes: dict[tuple[str, str], Value] = {}
        self.lasts: dict[int, int] = {}
        self.new: set[str] = set()

    def get(self, kind: str, key: str) -> Value:
        return self.changes[kind, key] if (kind, key) in self.changes else self._mirror[kind].get(key)

    def keys(self, kind: str) -> set[str]:
        """The keys of a mirrored kind as they will be."""
        keys = set(self._mirror[kind])
        for (changed, key), value in self.changes.items():
            if changed == kind:
                (keys.discard if value is None else keys.add)(key)
        return keys

    def put(self, kind: str, key: str, value: Value) -> None:
        self.changes[kind, key] = value

    def add_entry(self, key: str, line: bytes) -> None:
        self.new.add(key)
        self.put(ENTRIES, key, line)

    def last(self, table: int) -> int:
        """The seq of the last entry of a log; 0 where there is none."""
        return self.lasts.get(table, self._lasts.get(table, 0))


Work = Callable[[Draft], None]
"""Puts changes into a draft. Raises, before the first of them, where they cannot be made."""


class Writer(GroupCommit[Work]):
    """The only one that changes the shelf, and what is known of it in memory."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf
        self.mirror: dict[str, dict[str, bytes]] = {kind: {} for kind in MIRRORED}
        self.lasts: dict[int, int] = {}

    async def load(self) -> None:
        for kind in MIRRORED:
            self.mirror[kind] = dict(await self._shelf.load(kind))
        for key in await self._shelf.keys(ENTRIES):
            table, _, seq = key.partition(":")
            self.lasts[int(table)] = int(seq)

    async def store(self, jobs: list[Job[Work]]) -> None:
        draft = Draft(self.mirror, self.lasts)
        results = [(on_commit, _tried(work, draft)) for work, on_commit in jobs]
        trouble = await self._stored(draft)
        report_all((on_commit, error or trouble) for on_commit, error in results)

    async def _stored(self, draft: Draft) -> StoreTrouble | None:
        if draft.changes:
            try:
                await self._shelf.commit(draft.changes, new=frozenset(draft.new))
            except Exception as error:
                self.trouble = str(error)
                log.warning("the browser did not keep %d changes: %s", len(draft.changes), error)
                return StoreTrouble(self.trouble)
        self.trouble = None
        self.lasts.update(draft.lasts)
        for (kind, key), value in draft.changes.items():
            if kind in self.mirror:
                if value is None:
                    self.mirror[kind].pop(key, None)
                else:
                    self.mirror[kind][key] = value
        return None


def _tried(work: Work, draft: Draft) -> Conflict | None:
    try:
        work(draft)
    except Conflict as conflict:
        return conflict
    return None
