"""A browser's shelf in memory, which keeps a commit whole, or refuses it."""

import asyncio

from fullhouse.store.browser.shelf import ENTRIES, Changes


class MemoryShelf:
    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], bytes] = {}
        self.commits = 0
        self.refuses: str | None = None

    async def load(self, kind: str) -> list[tuple[str, bytes]]:
        return await self.read(kind, "")

    async def read(self, kind: str, prefix: str) -> list[tuple[str, bytes]]:
        await asyncio.sleep(0)
        matches = [(key, value) for (one, key), value in self.kept.items() if one == kind]
        return sorted((key, value) for key, value in matches if key.startswith(prefix))

    async def keys(self, kind: str) -> list[str]:
        return [key for key, _ in await self.read(kind, "")]

    async def commit(self, changes: Changes, *, new: frozenset[str] = frozenset()) -> None:
        await asyncio.sleep(0)
        if self.refuses is not None:
            raise OSError(self.refuses)
        if any((ENTRIES, key) in self.kept for key in new):
            raise OSError("an entry is there already")
        self.commits += 1
        for at, value in changes.items():
            if value is None:
                self.kept.pop(at, None)
            else:
                self.kept[at] = value
