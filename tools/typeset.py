"""The spaces that must not break, put into words as their language wants: nobody has to type them.

`make format` runs it over all files with words: `python -m tools.typeset FOLDER …`
"""

import re
import sys
from pathlib import Path

WIDE, NARROW = "\u00a0", "\u202f"
RULES = {
    "fr": (("« ", f"«{WIDE}"), (" »", f"{WIDE}»"), (r" :(?=\s|$)", f"{WIDE}:"), (" ([;!?])", rf"{NARROW}\1")),
    "ru": ((" —", f"{WIDE}—"),),
}


def typeset(text: str, language: str) -> str:
    """A file of words with the right spaces; comments stay as they are.

    >>> typeset("key = Prêt ? « { $name } » : oui !", "fr")
    'key = Prêt\\u202f? «\\xa0{ $name }\\xa0»\\xa0: oui\\u202f!'
    """
    return "\n".join(line if line.startswith("#") else _line(line, language) for line in text.split("\n"))


def _line(line: str, language: str) -> str:
    for wrong, right in RULES.get(language, ()):
        line = re.sub(wrong, right, line)
    return line


def main(folders: list[str]) -> None:
    for page in (page for folder in folders for page in sorted(Path(folder).rglob("*.ftl"))):
        text = page.read_text(encoding="utf-8")
        right = typeset(text, page.stem)
        if right != text:
            page.write_text(right, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
