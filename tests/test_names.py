"""No game is named outside its own folders: what differs between games is asked of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import fullhouse
from fullhouse.games import built_in_ids

SOURCE = Path(fullhouse.__file__).parent
OWN = tuple(SOURCE / "games" / name.replace("-", "_") for name in built_in_ids())
TYPES = SOURCE / "games/__init__.py"
"""Says to type checkers which name means which class."""
NAMES = set(built_in_ids()) - {"tiles"}
"""`tiles` is what lies on the board in several games, too: a field of their setups."""


def test_no_code_outside_a_game_names_it() -> None:
    """Docstrings may: they are documentation, and doctests need an example."""
    named = [
        f"{path.relative_to(SOURCE)}:{line}: {text}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path != TYPES and not any(path.is_relative_to(folder) for folder in OWN)
        for line, text in _texts(path)
        if text in NAMES
    ]
    assert named == []


def test_type_checkers_know_every_game() -> None:
    named = re.findall(r'def game\(name: Literal\["([a-z-]+)"\]\)', TYPES.read_text("utf-8"))
    assert named == list(built_in_ids())


def _texts(path: Path) -> Iterator[tuple[int, str]]:
    """The string literals of a module, and the names that it imports from games, hyphens for underscores."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            _, _, place = node.module.partition("fullhouse.games.")
            for name in (place.partition(".")[0], *(alias.name for alias in node.names if not place)):
                yield node.lineno, name.replace("_", "-")
