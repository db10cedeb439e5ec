"""README.md as package indexes show it: they have none of the files that it links to.

Links and pictures lead to a folder on the web with the files of this repository: the one that
`FULLHOUSE_FILES_AT` names, or the tag of this version in the `Repository` of pyproject.toml. Without either,
links become plain words, and pictures are left out.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\[([^\]]+)\]\((?!\w+:|#)([^)\s]+)\)")
PICTURE = re.compile(r'(<img src=")(?!\w+:)')
PICTURES = re.compile(r"<p>\n(?:<img [^>]*>\n)+</p>\n+")


def long_description(text: str, files_at: str = "") -> str:
    """
    >>> long_description("See [the docs](docs/a.html), [PyPI](https://pypi.org).")
    'See the docs, [PyPI](https://pypi.org).'
    >>> long_description('<p>\\n<img src="a.webp" alt="A">\\n</p>\\n\\nText')
    'Text'
    >>> long_description('<img src="a.webp"> [docs](b.html)', "https://example.org/files/")
    '<img src="https://example.org/files/a.webp"> [docs](https://example.org/files/b.html)'
    """
    if not files_at:
        return LINK.sub(r"\1", PICTURES.sub("", text))
    at = files_at.rstrip("/")
    return PICTURE.sub(rf"\1{at}/", LINK.sub(rf"[\1]({at}/\2)", text))


def files_at(root: Path = ROOT) -> str:
    """Where the files of this version lie on the web; empty where nobody knows."""
    named = os.environ.get("FULLHOUSE_FILES_AT", "")
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    repository = project.get("urls", {}).get("Repository", "").rstrip("/")
    if named or not repository:
        return named
    version = re.search(
        r'^__version__ = "(.+)"', (root / "src/fullhouse/__init__.py").read_text("utf-8"), re.M
    )
    assert version is not None
    return f"{repository}/raw/v{version[1]}"


def dynamic_metadata(field: str, settings: Mapping[str, Any], *_: Any) -> dict[str, str]:
    """Asked by the build for the field `readme`."""
    assert (field, dict(settings)) == ("readme", {})
    text = (ROOT / "README.md").read_text("utf-8")
    return {"content-type": "text/markdown", "text": long_description(text, files_at())}
