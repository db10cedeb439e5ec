"""The browser's types are those of the server."""

from fullhouse.server.typescript import TARGET, typescript


def test_the_generated_types_are_fresh() -> None:
    assert TARGET.read_text() == typescript(), "run: python -m fullhouse.server.typescript"
