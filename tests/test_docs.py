"""The examples people copy from the README really run, and a page that the code cites is there."""

import doctest
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"(?<![\w/.*-])(?<![^\"]\")[\w./-]+\.md\b")
CODE = ("*.py", "*.ts", "*.svelte", "*.cpp", "*.hpp")


def test_the_readme_tells_the_truth() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 12
    assert not result.failed


def test_every_page_that_the_code_cites_exists() -> None:
    """Written from the root of the repository, e.g. docs/rules/README.md."""
    files = subprocess.check_output(["git", "ls-files", *CODE], cwd=ROOT, text=True).split()
    cited = {(page, file) for file in files for page in CITED.findall((ROOT / file).read_text("utf-8"))}
    assert len(cited) > 40
    assert sorted((page, file) for page, file in cited if not (ROOT / page).is_file()) == []
