"""What the pages show in Python has types: it passes the strict type checker as it stands."""

import doctest
import subprocess
import sys
from pathlib import Path

from tests.test_docs import PAGES, ROOT, with_python


def code_of(page: Path) -> str:
    """The lines behind the prompts; what is typed at a console is no unused expression there."""
    examples = doctest.DocTestParser().get_examples(page.read_text("utf-8"))
    return "".join(example.source for example in examples)


def test_the_pages_pass_the_type_checker(tmp_path: Path) -> None:
    files = []
    for page in with_python(PAGES):
        file = tmp_path / f"page_{page.stem.lower().replace('-', '_')}.py"
        file.write_text(code_of(page), encoding="utf-8")
        files.append(file)
    assert len(files) >= 5
    checker = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), *map(str, files)]
    checked = subprocess.run(checker, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
