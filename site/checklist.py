"""The rules' pages statement by statement: behind each stands, as a comment, what shows that it holds.

`Nine of them are golden. <!-- tiles/test_tiles.py::test_golden & record: tiles: golden tiles -->`
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

COMMENT = re.compile(r" *<!-- (.*?) -->")
BEGINS = re.compile(r"- |\d+\. ")
HEAD = """\
# The rules, sentence by sentence

Every sentence of the pages of the rules, and what shows that it holds: a *record* of
`tests/records/test_pages.py`, a test in Python (the tests of a game are in
`src/fullhouse/games/<id>/tests/`), or a test of the client (*web*, in `web/tests/`). What no rulebook
prints names the *sign* that it carries in the product.
"""


class Statement(NamedTuple):
    said: str
    proofs: tuple[str, ...]


def without_proofs(text: str) -> str:
    """A page as people read it."""
    return COMMENT.sub("", text)


def blocks(text: str) -> Iterator[str]:
    """Paragraphs, items of lists and rows of tables, a line each, without headings and heads of tables."""
    lines = [line.strip() for line in text.splitlines()]
    block: list[str] = []
    for line, below in zip([*lines, ""], [*lines[1:], "", ""], strict=True):
        is_row = line.startswith("|")
        if is_row or not line or line.startswith("#") or BEGINS.match(line):
            yield from [" ".join(block)] if block else []
            block = [line] if BEGINS.match(line) else []
            if is_row and not below.startswith("|--") and not line.startswith("|--"):
                yield line
        else:
            block.append(line)


def statements(text: str) -> Iterator[Statement]:
    """Each with its proofs, and what is left of a block behind the last of them with none."""
    for block in blocks(text):
        said, *rest = COMMENT.split(block)
        for proofs, following in zip(rest[::2], rest[1::2], strict=True):
            yield Statement(said.strip(), tuple(proofs.split(" & ")))
            said = following
        yield Statement(said.strip(), ())


def page(pages: dict[str, str]) -> str:
    """All of it as a page of the documentation, which lies a folder above the pages."""
    parts = [HEAD]
    for name, text in pages.items():
        parts.append(f"## {name}\n\n| the page says | shown by |\n|---|---|")
        for said, proofs in statements(text):
            if proofs:
                cell = BEGINS.sub("", said.rpartition("|")[2].strip(), count=1)
                linked = re.sub(r"\]\((?=\w)", "](rules/", cell).replace("](../", "](")
                shown = "<br>".join(one if ": " in one else f"`{one}`" for one in proofs)
                parts.append(f"| {linked} | {shown} |")
        parts.append("")
    return "\n".join(parts)
