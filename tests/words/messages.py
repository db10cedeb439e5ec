"""The messages of all words files as they are parsed: their variables, selectors and texts."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from operator import attrgetter

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fullhouse.words import pages
from fullhouse.words.marks import with_marks

CATEGORIES = {"zero", "one", "two", "few", "many"}
COUNTS = (0, 1, 2, 5, 21)


class Needs(Visitor):
    """The variables of a message, its selectors, and the other messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = [
            key.name if isinstance(key, ast.Identifier) else str(key.value)
            for key in (variant.key for variant in node.variants)
        ]
        self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def choices(self) -> dict[str, set[str]]:
        """The words that each variable is chosen by: neither numbers nor forms of the plural."""
        choices: dict[str, set[str]] = {}
        for name, keys in self.selects:
            words = {key for key in keys if not key.isdigit()}
            choices.setdefault(name, set()).update(words - CATEGORIES - {"other"})
        return choices


@cache
def book(language: str) -> Mapping[str, ast.Message]:
    """All messages of a language; none is there twice, and nothing is unreadable."""
    messages: dict[str, ast.Message] = {}
    for page in pages(language):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{page}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{language}: {entry.id.name} is there twice"
                messages[entry.id.name] = entry
    return messages


@cache
def finds(language: str, key: str) -> Needs:
    visitor = Needs()
    visitor.visit(book(language)[key])
    return visitor


def variables(language: str, key: str) -> set[str]:
    """The variables that a message needs, those of the messages in it included."""
    finding = finds(language, key)
    return finding.variables.union(*(variables(language, inner) for inner in finding.messages))


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text as it is written, key by key."""

    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    for key, message in book(language).items():
        visitor = Texts()
        visitor.visit(message)
        yield key, with_marks(" ".join(visitor.found), attrgetter("text")).strip()


def samples(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Facts that reach every variant of a message: counts, and all the words that it chooses by."""
    needed = variables(language, key)
    words: dict[str, set[str]] = {name: {"a1"} for name in needed}
    for inner in (key, *finds(language, key).messages):
        for name, chosen in finds(language, inner).choices().items():
            words[name] |= chosen
    for count in COUNTS:
        yield dict.fromkeys(needed, count)
    names = sorted(words)
    for choice in product(*(sorted(words[name]) for name in names)):
        yield {**dict(zip(names, choice, strict=True)), "n": "1"}
