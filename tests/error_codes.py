"""Where the code raises which error, with which facts: read from the source, so that none goes unworded."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import fullhouse

SOURCE = Path(fullhouse.__file__).parent
ERRORS = ("Refused", "BadInput", "FullHouseError")
REFUSING = {"seat", "allowed", "allowed-count"}
"""The facts that `refuse` adds to those it is given."""


class Use(NamedTuple):
    """One place that raises an error of a code."""

    code: str
    where: str
    facts: frozenset[str]
    """The names of the facts, and of the counts of those that may be lists."""
    has_more_facts: bool
    """Whether facts come from elsewhere, so that they cannot be read here."""


@cache
def error_uses() -> list[Use]:
    """All places that raise errors, in the order of the files."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in _files()}
    functions: Functions = {}
    for tree in trees.values():
        for function in _functions(tree):
            functions.setdefault(function.name, []).append(function)
    return [
        use
        for path, tree in trees.items()
        for call, scope in _calls(tree)
        for use in _uses(call, scope, str(path.relative_to(SOURCE)), functions)
    ]


Functions = dict[str, list[ast.FunctionDef]]
Scope = ast.FunctionDef | ast.Module


def _files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if "tests" not in path.parts)


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _calls(tree: ast.Module) -> Iterator[tuple[ast.Call, Scope]]:
    """All calls, each with the function that it stands in, or the module."""
    scopes: dict[ast.AST, Scope] = dict.fromkeys(ast.walk(tree), tree)
    for function in _functions(tree):
        scopes |= dict.fromkeys(ast.walk(function), function)
    return ((node, scope) for node, scope in scopes.items() if isinstance(node, ast.Call))


def _uses(call: ast.Call, scope: Scope, path: str, functions: Functions) -> Iterator[Use]:
    place = _place_of_code(call, functions)
    if place is None or len(call.args) <= place:
        return
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    added = REFUSING if _called(call) == "refuse" else set()
    facts = frozenset(names | {f"{name}-count" for name in names} | added)
    is_helper = _called(call) not in (*ERRORS, "refuse", "__init__")
    more = is_helper or any(keyword.arg is None for keyword in call.keywords)
    where = f"{path}:{call.lineno}"
    codes = _texts(call.args[place], scope, functions)
    assert codes or _is_passed_on(call.args[place], scope), f"{where}: which error?"
    for code in sorted(codes):
        yield Use(code, where, facts, more)


def _place_of_code(call: ast.Call, functions: Functions) -> int | None:
    """Which argument of a call is an error's code: the first of an error, or a parameter called `code`."""
    name = _called(call)
    if name in ERRORS:
        return 0
    if name == "__init__":  # super().__init__("replay-stopped", …)
        return 0 if call.args and isinstance(call.args[0], ast.Constant) else None
    for function in functions.get(name, ()):
        parameters = _parameters(function)
        if "code" in parameters:
            return parameters.index("code") - (parameters[0] in ("self", "cls"))
    return None


def _texts(value: ast.expr, scope: Scope, functions: Functions) -> set[str]:
    """The texts that an expression may result in."""
    if isinstance(value, ast.Constant):
        return {value.value} if isinstance(value.value, str) else set()
    inner: list[tuple[ast.expr, Scope]] = []
    if isinstance(value, ast.IfExp):
        inner = [(value.body, scope), (value.orelse, scope)]
    elif isinstance(value, ast.Call):
        inner = [(result, other) for other in functions.get(_called(value), ()) for result in _results(other)]
    elif isinstance(value, ast.Name):
        inner = [(assigned, scope) for assigned in _assigned(value.id, scope)]
    return {text for part, owner in inner for text in _texts(part, owner, functions)}


def _results(function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            yield node.value


def _assigned(name: str, scope: Scope) -> Iterator[ast.expr]:
    """What is assigned to a name, alone or in a row of names."""
    for node in ast.walk(scope):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            targets = target.elts if isinstance(target, ast.Tuple) else [target]
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value] * len(targets)
            for each, value in zip(targets, values, strict=False):
                if isinstance(each, ast.Name) and each.id == name:
                    yield value


def _is_passed_on(value: ast.expr, scope: Scope) -> bool:
    """Whether the code comes from whoever called, or from an error that was caught."""
    if isinstance(value, ast.Name):
        return isinstance(scope, ast.FunctionDef) and "code" in _parameters(scope) and value.id == "code"
    return isinstance(value, ast.Attribute) and value.attr == "code"


def _parameters(function: ast.FunctionDef) -> list[str]:
    return [parameter.arg for parameter in function.args.args]


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
