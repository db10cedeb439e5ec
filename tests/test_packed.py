"""What is packed for browsers needs nothing that is left out: seen here before `make pocket` tries it."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/fullhouse"
BUNDLE = ROOT / "release/pocket_bundle.py"


def left_out() -> tuple[str, ...]:
    """The list of the script that packs, which runs in a browser's Python only."""
    for node in ast.parse(BUNDLE.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LEFT_OUT":
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return names
    raise AssertionError(f"{BUNDLE} has no LEFT_OUT")


def is_left_out(path: str, names: tuple[str, ...]) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in names)


def loaded_with(tree: ast.Module) -> Iterator[str]:
    """The modules, perhaps names in modules, that are imported when a module is."""
    waiting: list[ast.AST] = [*tree.body]
    while waiting:
        match waiting.pop():
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Try():
                pass  # later, or if it is there
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=others):
                waiting += others
            case ast.Import(names=names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{one.name}" for one in names)
            case node:
                waiting += ast.iter_child_nodes(node)


def test_what_is_packed_needs_nothing_that_is_left_out() -> None:
    names = left_out()
    missing = []
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE).as_posix()
        if "/tests/" in path or is_left_out(path, names):
            continue
        for module in loaded_with(ast.parse(file.read_text("utf-8"))):
            place = module.removeprefix("fullhouse.").replace(".", "/")
            if module != place and (is_left_out(place, names) or is_left_out(f"{place}.py", names)):
                missing.append(f"{path}: {module}")
    assert missing == []


def test_what_is_left_out_is_there() -> None:
    built = "server/static"
    assert [one for one in left_out() if one != built and not (PACKAGE / one).exists()] == []
