"""NOTICE.md lists the works of others, and travels with the wheel."""

import json
import re
import runpy
from zipfile import ZipFile

from tests.release.built import ROOT, built

BUILDERS = {"@sveltejs/vite-plugin-svelte", "vite"}
"""What makes the pages and is not part of them."""
NOTICE = (ROOT / "NOTICE.md").read_text("utf-8")


def test_every_python_package_that_is_needed_is_listed_with_its_licence() -> None:
    needed = set(runpy.run_path(str(ROOT / "release/notices.py"))["needed"]("fullhouse", "play"))
    assert {"msgspec", "uvicorn"} <= needed
    listed = dict(re.findall(r"^\| (\S+) \| (.+) \|$", NOTICE, re.MULTILINE))
    assert needed <= listed.keys()
    assert "see there" not in listed.values()


def test_every_package_in_the_client_is_listed() -> None:
    client = (ROOT / "src/fullhouse/server/static/licences.md").read_text("utf-8")
    shipped = set(re.findall(r"^## (\S+) - ", client, re.MULTILINE))
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    fonts = {name for name in package["devDependencies"] if name.startswith("@fontsource")}
    assert fonts
    assert shipped >= package["dependencies"].keys() - BUILDERS
    assert [name for name in shipped | fonts if f"### {name}" not in NOTICE] == []


def test_every_package_in_the_parts_for_browsers_is_listed() -> None:
    wheels = re.findall(r"^([\w-]+)==", (ROOT / "requirements/pocket.txt").read_text("utf-8"), re.MULTILINE)
    package = json.loads((ROOT / "web/pocket/package.json").read_text("utf-8"))
    shipped = {name.replace("-", "_") for name in wheels} | package["dependencies"].keys() | {"python"}
    assert {"msgspec", "pyodide"} <= shipped
    assert [name for name in shipped if not re.search(rf"^### {name}( |$)", NOTICE, re.MULTILINE)] == []


def test_the_licences_travel_with_the_wheel() -> None:
    with ZipFile(built("fullhouse-*.whl")) as archive:
        files = {name.rsplit("/", 1)[1] for name in archive.namelist() if "/licenses/" in name}
    assert {"LICENSE", "NOTICE.md", "Apache-2.0.txt", "MPL-2.0.txt"} <= files
