"""`python -m tests.identifiers`: names that no engineer would use or search for, with better ones."""

import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BETTER: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests" / "identifiers.toml").read_text("utf-8"))
SOURCES = ("*.py", "*.ts", "*.svelte", "*.cpp", "*.hpp")
NO_CODE = re.compile(r"//[^\n]*|/\*.*?\*/|`[^`]*`|'[^'\n]*'|\"[^\"\n]*\"|<!--.*?-->", re.DOTALL)
"""Comments and texts of TypeScript and C++; identifiers inside `${}` are not looked at."""
WORD = re.compile(r"(?<![\w.-])[A-Za-z_]\w*(?![\w-])")

TIMES = re.compile(
    r"\b(?:set(?:Timeout|Interval)|sleep|wait_for_timeout)\((?:[^\n]*, )?([A-Z][A-Z0-9_]*)\)"
    r"|\btimeout=([A-Z][A-Z0-9_]*)\b"
    r"|^ *\}, ([A-Z][A-Z0-9_]*)\);",
    re.MULTILINE,
)
"""Constants that are waited for."""
UNITS = ("_MS", "_SECONDS")


def names_in(file: str, text: str) -> Iterator[tuple[int, str]]:
    """The names that a source file defines or uses, with their lines; not those of attributes."""
    if file.endswith(".py"):
        before = ""
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.NAME and before != ".":
                yield token.start[0], token.string
            before = token.string
        return
    code = NO_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    for number, line in enumerate(code.splitlines(), 1):
        for match in WORD.finditer(line):
            yield number, match[0]


def problems_in(file: str, text: str) -> Iterator[str]:
    """What is wrong in a source file, a line each."""
    stem = Path(file).name.partition(".")[0]
    if stem in BETTER["files"]:
        yield f"{file}: call this file {BETTER['files'][stem]}"
    for line, name in names_in(file, text):
        if name in BETTER["names"]:
            yield f"{file}:{line}: instead of {name} write {BETTER['names'][name]}"
    for match in TIMES.finditer(text):
        name = match[match.lastindex or 0]
        if not name.endswith(UNITS) and f"{name} = Seconds(" not in text:
            line = text.count("\n", 0, match.start()) + 1
            yield f"{file}:{line}: say the unit of {name}: {name}_MS or {name}_SECONDS"


def main() -> None:
    files = subprocess.check_output(["git", "ls-files", *SOURCES], cwd=ROOT, text=True).split()
    lines = [line for file in files for line in problems_in(file, (ROOT / file).read_text("utf-8"))]
    print("\n".join(lines) or f"{len(files)} files without a name that {Path(__file__).stem}.toml refuses")
    sys.exit(bool(lines))


if __name__ == "__main__":
    main()
