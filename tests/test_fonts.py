"""The fonts that are cut down (`tools/fonts.py`) have every letter that the product says."""

from pathlib import Path

from tools.fonts import faces

ROOT = Path(__file__).parents[1]
PARTS = ("web/words", "src/fullhouse")


def said() -> set[str]:
    texts = [path.read_text("utf-8") for part in PARTS for path in (ROOT / part).rglob("*.ftl")]
    return {letter for letter in "".join(texts) if letter.isprintable()}


def letters_of(ranges: str) -> set[str]:
    ends = [part.removeprefix("U+").split("-") for part in ranges.split(",")]
    return {chr(code) for pair in ends for code in range(int(pair[0], 16), int(pair[-1], 16) + 1)}


def test_every_font_has_every_letter_of_all_words() -> None:
    fonts = {(font, weight) for font, _, weight, _ in faces()}
    assert fonts == {("alegreya", "700"), ("alegreya-sans", "500"), ("alegreya-sans", "700")}
    words = said()
    assert len(words) > 150
    for font, weight in fonts:
        ranges = [letters for *face, letters in faces() if (face[0], face[2]) == (font, weight)]
        assert len(ranges) == 2
        missing = words - set().union(*map(letters_of, ranges))
        assert not missing, f"{font} {weight}: add these to fonts.css and run tools.fonts: {sorted(missing)}"


def test_the_files_are_there_and_small() -> None:
    files = {
        (font, script, weight): ROOT / f"web/src/style/fonts/{font}-{script}-{weight}.woff2"
        for font, script, weight, _ in faces()
    }
    assert all(path.read_bytes()[:4] == b"wOF2" for path in files.values())
    assert sum(path.stat().st_size for path in files.values()) <= 75_000
