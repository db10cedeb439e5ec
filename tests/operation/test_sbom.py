"""The bill of materials: what the lock files say, with hashes."""

import json
import re
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parents[2]


def test_everything_that_is_locked_is_listed() -> None:
    listed = {one["purl"]: one for one in run_path(str(ROOT / "release" / "sbom.py"))["bill"]()["components"]}
    lock = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    names = re.findall(r"^([\w.-]+)(?:\[.*?\])?==(\S+)", lock, re.MULTILINE)
    assert {"asyncpg", "msgspec", "redis", "uvicorn", "websockets"} <= {name for name, _ in names}
    for name, version in names:
        assert listed[f"pkg:pypi/{name.lower()}@{version}"]["hashes"], name
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    needed = [path for path, one in packages.items() if path and not one.get("dev")]
    assert needed
    for path in needed:
        name = path.rpartition("node_modules/")[2].replace("@", "%40")
        assert listed[f"pkg:npm/{name}@{packages[path]['version']}"]["hashes"], name
    images = run_path(str(ROOT / "release" / "sbom.py"))["bill"](image=True)["components"]
    assert [one["name"] for one in images if one["type"] == "container"] == ["node", "python"]
    assert not any("://" in purl for purl in listed), "no address of a machine"
