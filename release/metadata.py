"""What the build adds to the metadata: version, extras, addresses, and README.md as package indexes show it.

Indexes have none of the files that README.md links to. Its links and pictures lead to the tag of this version
in the repository that `FULLHOUSE_REPOSITORY` names; without one, links become plain words, and pictures are
left out.
"""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'^__version__ = "(.+)"', re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\((?!\w+:|#)([^)\s]+)\)")
PICTURE = re.compile(r'(<img src=")(?!\w+:)')
PICTURES = re.compile(r"<p>\n(?:<img [^>]*>\n)+</p>\n+")
WITH_PARTS = ("play", "static")
"""The extras that need the parts for browsers, which are a wheel of their own of the same version."""


def version() -> str:
    return str(VERSION.findall((ROOT / "src/fullhouse/__init__.py").read_text("utf-8"))[0])


def long_description(text: str, repository: str, tag: str) -> str:
    if not repository:
        return LINK.sub(r"\1", PICTURES.sub("", text))
    linked = LINK.sub(rf"[\1]({repository}/blob/{tag}/\2)", text)
    return PICTURE.sub(rf"\1{repository}/raw/{tag}/", linked)


def urls(repository: str, tag: str) -> dict[str, str]:
    """The addresses of the project, in the words that indexes know."""
    if not repository:
        return {}
    files = f"{repository}/blob/{tag}/"
    return {
        "Repository": repository,
        "Documentation": files + "docs/index.md",
        "Changelog": files + "CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def dynamic_metadata(_settings: Mapping[str, Any], _project: Mapping[str, Any]) -> dict[str, Any]:
    """Asked by the build; extras are added to those in pyproject.toml."""
    repository, tag = os.environ.get("FULLHOUSE_REPOSITORY", "").rstrip("/"), f"v{version()}"
    text = long_description((ROOT / "README.md").read_text("utf-8"), repository, tag)
    return {
        "version": version(),
        "readme": {"content-type": "text/markdown", "text": text},
        "optional-dependencies": {extra: [f"fullhouse-offline=={version()}"] for extra in WITH_PARTS},
        "urls": urls(repository, tag),
    }
