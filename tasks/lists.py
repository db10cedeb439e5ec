"""Writes requirements/GROUP.txt for each group of dependencies in pyproject.toml: `make lists`.

A list names everything that is installed, with hashes and without the address of any index. Versions stay as
they are; `make lists UPGRADE=--upgrade` takes the newest.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

COMPILE = [
    "uv",
    "pip",
    "compile",
    "--quiet",
    "--universal",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
]
MORE = {
    "pocket": ["--python-version", "3.14"],  # the Python that Pyodide is
    "servers": ["--no-deps"],  # only their programs are run
    "test": [],
}
"""What is asked for beside that; a group without a line has the versions of the tests."""


def main() -> None:
    groups = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["dependency-groups"]
    for group in sorted(groups, key=lambda name: name != "test"):
        more = MORE.get(group, ["--constraint", "requirements/test.txt"])
        version = [] if "--python-version" in more else ["--python-version", "3.11"]
        into = ["--output-file", f"requirements/{group}.txt"]
        subprocess.run([*COMPILE, "--group", group, *version, *more, *into, *sys.argv[1:]], check=True)


if __name__ == "__main__":
    main()
