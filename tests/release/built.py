"""The wheel and the source distribution in dist/."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def built(pattern: str) -> Path:
    """The one file in dist/ of this kind."""
    files = sorted((ROOT / "dist").glob(pattern))
    if len(files) != 1:
        pytest.fail(f"dist/ has {len(files)} files {pattern}: run `make wheel` first", pytrace=False)
    return files[0]
