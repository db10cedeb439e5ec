"""Examples and lists in docstrings become code blocks; plain Markdown would run their lines together."""

import re

import griffe

EXAMPLE = re.compile(r"^>>> .*\n?(?:.+\n?)*", re.MULTILINE)
COLUMNS = re.compile(r"(?:^[\w/<>]+ {2,}\S.*\n?){2,}", re.MULTILINE)
"""Names with what each is, as in `step    a step as data`."""


class Blocks(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        if obj.docstring:
            told = EXAMPLE.sub(lambda match: f"\n```pycon\n{match[0].rstrip()}\n```\n", obj.docstring.value)
            obj.docstring.value = COLUMNS.sub(lambda match: f"\n```text\n{match[0].rstrip()}\n```\n", told)
