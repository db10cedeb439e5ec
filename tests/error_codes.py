"""Where the code raises which error, with which facts: read from the source, so that none goes unworded."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import fullhouse

SOURCE = Path(fullhouse.__file__).parent
ROOT = "FullHouseError"
REFUSING = {"seat", "allowed", "allowed-count"}
"""The facts that `refuse` adds to those it is given."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = Function | ast.Module


class Use(NamedTuple):
    """One place that raises an error of a code."""

    code: str
    where: str
    facts: frozenset[str]
    """The names of the facts, and of the counts of those that may be lists."""
    has_more_facts: bool
    """Whether facts come from elsewhere, so that they cannot be read here."""


class Call(NamedTuple):
    node: ast.Call
    scope: Scope
    where: str

    @property
    def name(self) -> str:
        return _called(self.node)


@cache
def error_uses() -> list[Use]:
    """All places that raise errors, in the order of the files."""
    return list(_Reading().uses())


@cache
def all_texts() -> str:
    """Every text in the code, one a line."""
    return "\n".join(
        str(node.value)
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


@cache
def _trees() -> dict[str, ast.Module]:
    files = sorted(path for path in SOURCE.rglob("*.py") if "tests" not in path.parts)
    return {str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8")) for path in files}


class _Reading:
    def __init__(self) -> None:
        self.calls = [call for path, tree in _trees().items() for call in _calls(path, tree)]
        self.functions: dict[str, list[Function]] = {}
        for tree in _trees().values():
            for function in _functions(tree):
                self.functions.setdefault(function.name, []).append(function)
        self.errors = _error_classes()
        self.places = dict.fromkeys(self.errors, 0)
        """Which argument of a call by this name is an error's code."""
        while self._find_helpers():
            pass

    def uses(self) -> Iterator[Use]:
        for call in self.calls:
            value = self._code(call)
            if value is None:
                continue
            codes = self._texts(value, call.scope)
            assert codes or _is_passed_on(value, call.scope), f"{call.where}: which error?"
            names = {keyword.arg for keyword in call.node.keywords if keyword.arg}
            added = REFUSING if call.name == "refuse" else set()
            facts = frozenset(names | {f"{name}-count" for name in names} | added)
            is_helper = call.name not in (*self.errors, "refuse", "__init__")
            more = is_helper or any(keyword.arg is None for keyword in call.node.keywords)
            for code in sorted(codes):
                yield Use(code, call.where, facts, more)

    def _code(self, call: Call) -> ast.expr | None:
        """The argument that is an error's code."""
        arguments = call.node.args
        if call.name == "__init__":  # super().__init__("replay-stopped", …)
            return arguments[0] if arguments and isinstance(arguments[0], ast.Constant) else None
        place = self.places.get(call.name)
        return arguments[place] if place is not None and len(arguments) > place else None

    def _find_helpers(self) -> bool:
        """Functions that pass a parameter on as a code, such as `refuse`: whether a new one was found."""
        before = len(self.places)
        for call in self.calls:
            value = self._code(call)
            if not isinstance(value, ast.Name) or isinstance(call.scope, ast.Module):
                continue
            parameters = _parameters(call.scope)
            if value.id in parameters:
                place = parameters.index(value.id) - (parameters[0] in ("self", "cls"))
                self.places.setdefault(call.scope.name, place)
        return len(self.places) > before

    def _texts(self, value: ast.expr, scope: Scope) -> set[str]:
        """The texts that an expression may result in."""
        if isinstance(value, ast.Constant):
            return {value.value} if isinstance(value.value, str) else set()
        inner: list[tuple[ast.expr, Scope]] = []
        if isinstance(value, ast.IfExp):
            inner = [(value.body, scope), (value.orelse, scope)]
        elif isinstance(value, ast.Call):
            others = self.functions.get(_called(value), ())
            inner = [(result, other) for other in others for result in _results(other)]
        elif isinstance(value, ast.Name):
            inner = [(assigned, scope) for assigned in _assigned(value.id, scope)]
        return {text for part, owner in inner for text in self._texts(part, owner)}


def _error_classes() -> set[str]:
    """The classes of the error tree that take a code first: those without a beginning of their own."""
    classes = [
        node for tree in _trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    known = {ROOT}
    while True:
        more = {node.name for node in classes if known & {getattr(base, "id", "") for base in node.bases}}
        if more <= known:
            break
        known |= more
    own = {node.name for node in classes for part in node.body if getattr(part, "name", "") == "__init__"}
    return known - own | {ROOT}


def _calls(path: str, tree: ast.Module) -> Iterator[Call]:
    """All calls, each with the function that it stands in, or the module."""
    scopes: dict[ast.AST, Scope] = dict.fromkeys(ast.walk(tree), tree)
    for function in _functions(tree):
        scopes |= dict.fromkeys(ast.walk(function), function)
    for node, scope in scopes.items():
        if isinstance(node, ast.Call):
            yield Call(node, scope, f"{path}:{node.lineno}")


def _functions(tree: ast.Module) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def _results(function: Function) -> Iterator[ast.expr]:
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
    """Whether the code comes from a parameter, or from an error that was caught."""
    if isinstance(value, ast.Name):
        return not isinstance(scope, ast.Module) and value.id in _parameters(scope)
    return isinstance(value, ast.Attribute) and value.attr == "code"


def _parameters(function: Function) -> list[str]:
    return [parameter.arg for parameter in function.args.args]


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
