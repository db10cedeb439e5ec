"""What others build on, as data, and what a change of it would break: `python release/promise.py [--write]`.

Public is what `fullhouse.__all__` names, with the members that have no underscore. `release/api.json` is the
public API of the last release; `make release` writes it. Without the file nothing was promised yet.
"""

import inspect
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import fullhouse

FILE = Path(__file__).with_name("api.json")
Api = dict[str, list[str] | None]
"""Each public name, `Sudoku.hint`, with its parameters where it can be called."""
KINDS = {"KEYWORD_ONLY": "*", "VAR_POSITIONAL": "**", "VAR_KEYWORD": "**"}


def api() -> Api:
    """The public API as it is now."""
    return dict(sorted(_named("", {name: getattr(fullhouse, name) for name in fullhouse.__all__})))


def _named(owner: str, members: dict[str, Any]) -> Iterator[tuple[str, list[str] | None]]:
    for name, member in members.items():
        if isinstance(member, ModuleType):
            yield name, None
            yield from _named(f"{name}.", {one: getattr(member, one) for one in _public(member)})
        elif inspect.isclass(member):
            yield owner + name, _parameters(member)
            ours = [one for one in member.__mro__ if one.__module__.startswith("fullhouse")]
            own = {inner for one in ours for inner in {**vars(one), **inspect.get_annotations(one)}}
            public = {one: getattr(member, one, None) for one in own if not one.startswith("_")}
            yield from _named(f"{owner}{name}.", public)
        else:
            yield owner + name, _parameters(member) if callable(member) else None


def _public(module: ModuleType) -> list[str]:
    """What a module lists, or else what it defines."""
    if hasattr(module, "__all__"):
        return list(module.__all__)
    own = (
        name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__
    )
    return [name for name in own if not name.startswith("_")]


def _parameters(called: Any) -> list[str] | None:
    """Each as it may be given: `name`, `*name` by its name only; with `=` it may be left out."""
    try:
        parameters = inspect.signature(called).parameters.values()
    except (TypeError, ValueError):
        return None
    return [
        f"{KINDS.get(one.kind.name, '')}{one.name}{'' if one.default is one.empty else '='}"
        for one in parameters
        if one.name not in ("self", "cls")
    ]


def broken(before: Api, now: Api) -> list[str]:
    """What worked before and does not work now.

    >>> broken({"f": ["a", "*b="]}, {"f": ["a=", "*b=", "*c="]})
    []
    >>> broken({"f": ["a", "b="], "g": None}, {"f": ["b", "a=", "*c"]})
    ['f(b) has to be given now', 'f(c) has to be given now', 'f(a) stands in another place', 'g is gone']
    """
    breaks = []
    for name, old in before.items():
        if name not in now:
            breaks.append(f"{name} is gone")
            continue
        new = now[name]
        if old is None or new is None:
            continue
        were, are = {one.strip("*="): one for one in old}, {one.strip("*="): one for one in new}
        breaks += [f"{name}({one}) is gone" for one in were if one not in are]
        for one, text in are.items():
            is_needed = not text.endswith("=") and not text.startswith("**")
            if is_needed and (one not in were or were[one].endswith("=")):
                breaks.append(f"{name}({one}) has to be given now")
        placed = [one.strip("=") for one in old if not one.startswith("*")]
        places = [one.strip("=") for one in new if not one.startswith("*")]
        moved = (one for at, one in enumerate(placed) if one in are and places[at : at + 1] != [one])
        breaks += [f"{name}({one}) stands in another place" for one in islice(moved, 1)]
    return breaks


def main() -> int:
    if "--write" in sys.argv:
        FILE.write_text(json.dumps(api(), indent=1) + "\n", encoding="utf-8")
        return 0
    breaks = broken(json.loads(FILE.read_text("utf-8")), api()) if FILE.is_file() else []
    for one in breaks:
        print(one)
    return 1 if breaks else 0


if __name__ == "__main__":
    sys.exit(main())
