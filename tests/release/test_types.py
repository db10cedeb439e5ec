"""What the pages and examples show in Python has types, as somebody sees them who has installed the wheel."""

import doctest
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.release.built import ROOT, built
from tests.test_docs import PAGES, with_python

PYRIGHT = ROOT / "web/node_modules/pyright/index.js"
MISTAKEN = "import fullhouse as fh\n\nfh.sovle('')\n"
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def code_of(page: Path) -> str:
    """The lines behind the prompts; what is typed at a console is no unused expression there."""
    examples = doctest.DocTestParser().get_examples(page.read_text("utf-8"))
    return "".join(example.source for example in examples)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an environment with the wheel; packages of others come from here, and this checkout does not."""
    folder = tmp_path_factory.mktemp("typed")
    venv.create(folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    wheel = str(built("fullhouse-*.whl"))
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-compile", wheel], check=True)
    (packages,) = folder.glob("[Ll]ib/**/site-packages")
    (packages / "others.pth").write_text(sysconfig.get_path("platlib"), encoding="utf-8")
    return python


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The code of the pages, the examples, and a file with a mistake."""
    folder = tmp_path_factory.mktemp("pages")
    for page in with_python(PAGES):
        name = f"page_{page.stem.lower().replace('-', '_')}.py"
        (folder / name).write_text(code_of(page), encoding="utf-8")
    (folder / "mistaken.py").write_text(MISTAKEN, encoding="utf-8")
    written = sorted(folder.iterdir())
    assert len(written) >= 9
    return [str(file) for file in (*written, *EXAMPLES)]


def errors(command: list[str], files: list[str]) -> list[str]:
    """What a checker finds, run where it finds neither the sources nor their settings."""
    folder = Path(files[0]).parent
    done = subprocess.run([*command, *files], cwd=folder, capture_output=True, text=True, check=False)
    return [line for line in done.stdout.splitlines() if " error: " in line]


def test_mypy_is_strict_and_finds_the_mistake_alone(python: Path, files: list[str]) -> None:
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(python.parent)]
    said = errors([*mypy, "--python-executable", str(python)], files)
    assert len(said) == 1, "\n".join(said)
    assert said[0].startswith('mistaken.py:3: error: Module has no attribute "sovle"')


def test_pyright_finds_the_mistake_alone(python: Path, files: list[str]) -> None:
    said = errors(["node", str(PYRIGHT), "--pythonpath", str(python)], files)
    assert len(said) == 1, "\n".join(said)
    assert 'mistaken.py:3:4 - error: "sovle" is not a known attribute' in said[0]
