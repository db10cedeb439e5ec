"""A room and its parts write their own fields, and what changes a part is called in few modules."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import fullhouse.server

SERVER = Path(fullhouse.server.__file__).parent
OWNERS = {
    "tables/room.py": ("Room", "SnapshotPlan", "Keeping", "Alarm", "BotTimers"),
    "tables/listeners.py": ("Presence",),
    "tables/waits.py": ("Waits",),
}
CHANGED_BY = {
    "bot_timers": {"features/bots.py", "tables/room.py"},
    "alarm": {"tables/clocks.py", "tables/room.py"},
    "patience": {"tables/waiting.py", "tables/room.py"},
    "waits": {"tables/waiting.py"},
    "keeping": {"cluster/node.py", "tables/room.py"},
    "snapshots": {"tables/snapshots.py", "tables/clocks.py"},
    "presence": {
        "tables/commands.py",
        "tables/clocks.py",
        "tables/hub.py",
        "cluster/follower.py",
        "api/turns.py",
    },
}
"""For each part of a room, the modules that may call what changes it."""
PART_OF = {
    "bot_timers": "BotTimers",
    "alarm": "Alarm",
    "patience": "Alarm",
    "waits": "Waits",
    "keeping": "Keeping",
    "snapshots": "SnapshotPlan",
    "presence": "Presence",
}
Tree = ast.Module


def trees() -> Iterator[tuple[str, Tree]]:
    for path in sorted(SERVER.rglob("*.py")):
        yield str(path.relative_to(SERVER)), ast.parse(path.read_text("utf-8"))


def written(tree: ast.AST) -> Iterator[ast.Attribute]:
    """The attributes that are assigned to, added to or deleted."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node


def classes() -> dict[str, ast.ClassDef]:
    """The room and its parts."""
    wanted = {(path, name) for path, names in OWNERS.items() for name in names}
    return {
        node.name: node
        for path, tree in trees()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and (path, node.name) in wanted
    }


def fields(owner: ast.ClassDef) -> set[str]:
    return {node.attr for node in written(owner) if ast.unparse(node.value) == "self"}


def changes(owner: ast.ClassDef) -> set[str]:
    """The methods that write a field, or something that it holds."""
    calls = {"add", "discard", "pop", "clear", "cancel", "remove", "update", "append"}
    methods = [node for node in owner.body if isinstance(node, ast.FunctionDef) and node.name != "__init__"]
    changing = {
        method.name
        for method in methods
        if any(True for _ in written(method))
        or any(
            (isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del))
            or (isinstance(node, ast.Attribute) and node.attr in calls)
            for node in ast.walk(method)
        )
    }
    by_others = {
        method.name
        for method in methods
        if any(
            isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self" and node.attr in changing
            for node in ast.walk(method)
        )
    }
    return changing | by_others


def foreign_writes(tree: Tree, names: set[str]) -> Iterator[str]:
    """Writes of such a field through anything but `self`."""
    for node in written(tree):
        if node.attr in names and ast.unparse(node.value) != "self":
            yield ast.unparse(node)


def test_nobody_else_writes_a_field_of_a_room() -> None:
    names = set[str]().union(*(fields(owner) for owner in classes().values()))
    assert {"table", "stored", "keeping", "unattended_since", "free_at", "is_here"} <= names
    assert [f"{path}: {each}" for path, tree in trees() for each in foreign_writes(tree, names)] == []


def test_such_a_write_is_seen() -> None:
    names = {"stored", "epoch"}
    for line in (
        "room.stored = 3",
        "room.keeping.epoch += 1",
        "self._room.stored, x = 1, 2",
        "del room.stored",
    ):
        assert len(list(foreign_writes(ast.parse(line), names))) == 1, line


def test_each_part_is_changed_where_it_is_said() -> None:
    owners = classes()
    callers: dict[str, set[str]] = defaultdict(set)
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Attribute):
                continue
            part = node.value.attr
            whose = ast.unparse(node.value.value)
            is_room = whose == "room" or (whose == "self" and path == "tables/room.py")
            if part in PART_OF and is_room and node.attr in changes(owners[PART_OF[part]]):
                callers[part].add(path)
    assert callers == CHANGED_BY
