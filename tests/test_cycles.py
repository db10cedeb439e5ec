"""No module imports itself through others, not even inside a function or for types only."""

import re
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

import fullhouse

SOURCE = Path(fullhouse.__file__).parent
COMPILED = {path.stem for path in SOURCE.rglob("_*.pyi")}
"""Compiled modules import nothing of ours. The graph takes an import of one for one of its package."""
Imports = dict[str, set[str]]


def graph() -> Imports:
    """Which modules each module imports."""
    imports = grimp.build_graph("fullhouse")
    return {
        module: {
            imported
            for imported in imports.find_modules_directly_imported_by(module)
            if not all(
                is_compiled(str(detail["line_contents"]))
                for detail in imports.get_import_details(importer=module, imported=imported)
            )
        }
        for module in imports.modules
    }


def is_compiled(line: str) -> bool:
    """Whether an import names compiled modules only."""
    names = re.fullmatch(r"from [\w.]+ import ([\w, ]+?)\s*(#.*)?", line.strip())
    return names is not None and {name.strip() for name in names[1].split(",")} <= COMPILED


def cycles(imports: Imports) -> Iterator[list[str]]:
    """A way around for each module that is on one; what leads nowhere is taken away first."""
    left = {module: set(imported) for module, imported in imports.items()}
    while leaves := [module for module, imported in left.items() if not imported & left.keys()]:
        for leaf in leaves:
            del left[leaf]
    for start in sorted(left):
        way, module = [start], start
        while (module := min(left[module] & left.keys())) not in way:
            way.append(module)
        yield [*way[way.index(module) :], module]


def test_nothing_imports_itself() -> None:
    assert {" -> ".join(cycle) for cycle in cycles(graph())} == set()


@pytest.mark.parametrize(
    ("imports", "expected"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"a"}}, [["a", "b", "a"], ["b", "a", "b"]]),
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}}, [["b", "c", "b"], ["b", "c", "b"], ["c", "b", "c"]]),
    ],
)
def test_cycles_are_found(imports: Imports, expected: list[list[str]]) -> None:
    assert list(cycles(imports)) == expected
