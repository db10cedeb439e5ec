"""The product's letters, cut down to what its texts and people's names need: `python -m tools.fonts`.

Reads which letters from the `unicode-range` in `web/src/style/fonts.css`, and the whole fonts from
`web/node_modules`; needs `pip install fonttools brotli`, which nothing else does. What is left out: small
capitals, old-style figures and swashes, more than half of each file. Figures are lining ones from the start,
so that no style has to ask for them.
"""

import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"
FEATURES = ["kern", "liga", "tnum", "ccmp", "locl", "mark", "mkmk", "case"]
FACE = re.compile(
    r'src: url\("\./fonts/([\w-]+)-(latin|cyrillic)-(\d+)\.woff2"\)[^}]*?unicode-range:\s*([^;]+);'
)


def faces() -> list[tuple[str, str, str, str]]:
    """Each file's font, script and weight, and its letters as the style sheet says them."""
    css = (WEB / "src/style/fonts.css").read_text("utf-8")
    return [(*name, "".join(letters.split())) for *name, letters in FACE.findall(css)]


def with_lining_figures(font: Any) -> None:
    """Let the plain figures be what the feature `lnum` makes of them."""
    table: Any = font["GSUB"].table
    features = [one.Feature for one in table.FeatureList.FeatureRecord if one.FeatureTag == "lnum"]
    lining: dict[str, str] = {}
    for index in {index for feature in features for index in feature.LookupListIndex}:
        for part in table.LookupList.Lookup[index].SubTable:
            lining |= getattr(part, "ExtSubTable", part).mapping
    for part in font["cmap"].tables:
        part.cmap = {code: lining.get(glyph, glyph) for code, glyph in part.cmap.items()}


def main() -> None:
    from fontTools.subset import Options, Subsetter, parse_unicodes  # type: ignore[import-not-found] # noqa: PLC0415
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found] # noqa: PLC0415

    for name, script, weight, letters in faces():
        font = TTFont(WEB / f"node_modules/@fontsource/{name}/files/{name}-{script}-{weight}-normal.woff2")
        with_lining_figures(font)
        cut = Subsetter(Options(layout_features=FEATURES, hinting=False))
        cut.populate(unicodes=parse_unicodes(letters))
        cut.subset(font)
        target = WEB / f"src/style/fonts/{name}-{script}-{weight}.woff2"
        target.parent.mkdir(exist_ok=True)
        font.flavor = "woff2"
        font.save(target)
        print(target.name, target.stat().st_size)


if __name__ == "__main__":
    main()
