"""Tests ask what anybody may ask, and touch nothing that is private."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PRIVATE = re.compile(r"_[a-z]\w*(?<!_)")
"""Names such as `_repr_svg_`, with which other programs ask, are not."""
OF_PYTHON = {"_asdict", "_exit", "_exit_waiters", "_fields", "_replace"}
COMPILED = {"_coach", "_kernel", "_play"}
"""Compiled modules. Their twins in Python are tested beside them."""


def own_names(tree: ast.AST) -> set[str]:
    """The private names that a file itself defines: they are no business of the package."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
            names.add(node.attr)
    return names


def is_own(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def touched(text: str) -> Iterator[str]:
    """The private names of others that a test reads, replaces or imports."""
    tree = ast.parse(text)
    known = own_names(tree) | OF_PYTHON
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=value, attr=name) if not is_own(value):
                names = [name]
            case ast.ImportFrom(module=str(module), names=aliases) if module.startswith("fullhouse"):
                names = [alias.name for alias in aliases if alias.name not in COMPILED]
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[_, ast.Constant(value=str(name)), *_]):
                names = [name]
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[ast.Constant(value=str(path)), _]):
                names = [path.rpartition(".")[2]]
            case _:
                continue
        yield from (name for name in names if PRIVATE.fullmatch(name) and name not in known)


def test_tests_touch_nothing_private() -> None:
    files = subprocess.check_output(
        ["git", "ls-files", "tests/*.py", "src/*/tests/*.py"], cwd=ROOT, text=True
    )
    by_file = {file: set(touched((ROOT / file).read_text("utf-8"))) for file in files.split()}
    assert len(by_file) > 200
    assert {file: names for file, names in by_file.items() if names} == {}


def test_the_check_sees_what_it_should() -> None:
    assert list(touched("from fullhouse.words import _book, say\nhub._rooms\n")) == ["_book", "_rooms"]
    assert list(touched("monkeypatch.setattr(Room, '_send', 1)\npatch.setattr('a.b._c', [])\n")) == [
        "_send",
        "_c",
    ]
    assert list(touched("class A:\n    def f(self, other: 'A'):\n        self._x = other._x\n")) == []
    assert list(touched("from fullhouse.solver import _kernel\nrow._replace(a=1)\n")) == []
