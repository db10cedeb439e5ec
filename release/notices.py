"""What others wrote and Full House ships or needs, with licences: `python release/notices.py > NOTICE.md`.

Run it after `make web pocket`: the builds have the packages that went into them.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src/fullhouse/server/static/licences.md"
FONTS = {"@fontsource/alegreya": "Alegreya", "@fontsource/alegreya-sans": "Alegreya Sans"}
OWN_PARTS = "fullhouse-offline"
"""Is ours; what it carries of others has a section of its own."""
WHEELS = ROOT / "build/pocket-wheels"

HEAD = """\
# Notices

Full House is under the MIT licence (LICENSE). It carries and needs works of others, under their own licences;
the texts of Apache-2.0 and MPL-2.0 are in files of their own beside this one.
`python release/notices.py` makes this page.

## Needed beside it, installed as packages of their own

| package | licence |
|---|---|
"""


def needed(name: str, extra: str = "") -> Iterator[str]:
    """The packages that one needs on this machine, and what those need, in no order, perhaps twice."""
    for text in distribution(name).requires or ():
        requirement = Requirement(text)
        if requirement.name == OWN_PARTS:
            continue
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            yield requirement.name.lower().replace("_", "-")
            for wanted in ("", *requirement.extras):
                yield from needed(requirement.name, wanted)


def licence(package: Distribution) -> str:
    """As the package says it: an SPDX expression, a short text, or the last part of a classifier."""
    said = [*package.metadata.get_all("License-Expression", []), *package.metadata.get_all("License", [])]
    if said and len(short := said[0].split("\n")[0]) < 40:
        return str(short)
    classifiers = package.metadata.get_all("Classifier", [])
    return next(
        (text.split(" :: ")[-1] for text in classifiers if text.startswith("License :: ")), "see there"
    )


def client_packages() -> str:
    """The section that the client's build wrote, one heading down and without versions."""
    text = CLIENT.read_text("utf-8").split("\n## ", 1)[1]
    return re.sub(r"^## (\S+) - \S+ ", r"### \1 ", f"## {text}", flags=re.MULTILINE)


def compiled_in() -> str:
    """nanobind, and the hash map that it brings: its licence is the comment at the head of its file."""
    files = {path.name: path for path in distribution("nanobind").files or ()}
    comment = files["robin_map.h"].read_text().split("*/")[0].removeprefix("/**")
    robin = re.sub(r"^ \* ?", "", comment, flags=re.MULTILINE)
    return f"### nanobind\n\n{files['LICENSE'].read_text().strip()}\n\n### robin-map\n\n{robin.strip()}\n"


def in_the_parts() -> str:
    """What `fullhouse-offline` carries: Python for browsers, and the packages that ours needs there."""
    engine = json.loads((ROOT / "web/pocket/node_modules/pyodide/package.json").read_text("utf-8"))
    licences = {}
    for wheel in sorted(WHEELS.glob("*.whl")):
        with ZipFile(wheel) as archive:
            (name,) = (name for name in archive.namelist() if name.endswith("/LICENSE"))
            licences[wheel.name.partition("-")[0]] = archive.read(name).decode().strip()
    texts = "".join(f"### {name}\n\n{text}\n\n" for name, text in licences.items())
    return (
        f"### pyodide ({engine['license']})\n\nPython for browsers, unchanged. Its sources: "
        f"{engine['homepage']}, version {engine['version']}.\n\n"
        f"### python (PSF-2.0)\n\nCompiled into Pyodide, with its library; the licence is that of "
        f"typing_extensions below.\n\n{texts}"
    )


def main() -> None:
    names = sorted(set(needed("fullhouse", "play")))
    rows = "".join(f"| {name} | {licence(distribution(name))} |\n" for name in names)
    sys.stdout.write(f"{HEAD}{rows}\n## In the kernel\n\n{compiled_in()}\n")
    sys.stdout.write(f"## In the parts for browsers (fullhouse-offline)\n\n{in_the_parts()}")
    sys.stdout.write("## In the browser client\n\n")
    for package, font in FONTS.items():
        text = (ROOT / f"web/node_modules/{package}/LICENSE").read_text("utf-8").strip()
        sys.stdout.write(f"### {package}: the font {font}, without letters that are not used\n\n{text}\n\n")
    sys.stdout.write(client_packages().strip() + "\n")


if __name__ == "__main__":
    main()
