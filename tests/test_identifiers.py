"""The check of names finds what it should, and nothing in texts or comments."""

import pytest

from tests.identifiers import problems_in

GLOW = "GLOW"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("a.py", "found = 1\n"),
        ("a.py", "def f(found: int) -> int: ...\n"),
        ("a.ts", "const found = 1;\n"),
        ("a.svelte", "<p>{found}</p>\n"),
        ("a.cpp", "int found = 1;\n"),
        ("web/press.ts", "\n"),
        ("a.ts", "const LINGER = 1700;\n"),
        ("a.ts", f"setTimeout(() => (lit = false), {GLOW});\n"),
        ("a.svelte", f"  const walk = setInterval(() => {{\n    go();\n  }}, {GLOW});\n"),
        ("a.py", "await asyncio.sleep(REST)\n"),
        ("a.py", "page.click(timeout=REST)\n"),
    ],
)
def test_a_name_that_says_nothing_is_refused(file: str, text: str) -> None:
    assert list(problems_in(file, text)) != []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("a.py", "found_cells = 1  # found\n"),
        ("a.py", '"""What was found."""\n'),
        ("a.py", "answer.found\n"),
        ("a.ts", "const text = 'found'; // found\n"),
        ("a.svelte", "<!-- found -->\n"),
        ("compress.py", "\n"),
        ("a.ts", "setTimeout(() => (lit = false), GLOW_MS);\n"),
        ("a.py", "REST = Seconds(3)\nawait asyncio.sleep(REST)\n"),
        ("a.py", "page.click(timeout=REST_MS)\n"),
    ],
)
def test_texts_comments_and_parts_of_names_are_left_alone(file: str, text: str) -> None:
    assert list(problems_in(file, text)) == []
