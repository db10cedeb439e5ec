"""What the wheel and the source distribution carry, and what they do not."""

import json
import re
import subprocess
import sys
import tarfile
from importlib.metadata import distribution
from zipfile import ZipFile

import fullhouse
from tests.release.built import ROOT, built
from tests.test_docs import LINKED

MOST_BYTES_OF_PARTS = 12_000_000
TESTS = re.compile(r"(^|/)(tests?|tools|conftest\.py|test_\w+\.py)(/|$)")


def wheel_names() -> set[str]:
    with ZipFile(built("fullhouse-*.whl")) as archive:
        return set(archive.namelist())


def sdist_names() -> set[str]:
    with tarfile.open(built("*.tar.gz")) as archive:
        return {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}


def test_the_wheel_has_the_client_the_kernel_and_all_data() -> None:
    names = wheel_names()
    assert {"fullhouse/server/static/index.html", "fullhouse/py.typed"} <= names
    assert any(re.match(r"fullhouse/solver/_kernel\..*(so|pyd)$", name) for name in names)
    kept = subprocess.check_output(["git", "ls-files", "src/fullhouse"], cwd=ROOT, text=True).splitlines()
    missing = {name.removeprefix("src/") for name in kept if not TESTS.search(name)} - names
    assert missing == set()


def test_neither_carries_tests_or_tools() -> None:
    assert [name for name in wheel_names() | sdist_names() if TESTS.search(name)] == []


def test_the_source_distribution_has_what_a_build_needs() -> None:
    names = sdist_names()
    assert {"src/fullhouse/server/static/index.html", "release/backend.py", "CMakeLists.txt"} <= names
    assert {"web/package-lock.json", "kernel/bindings/module.cpp", "pyproject.toml"} <= names
    assert [name for name in names if "node_modules" in name or name.endswith(".so")] == []


def metadata() -> str:
    with ZipFile(built("fullhouse-*.whl")) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return archive.read(name).decode()


def requirements() -> list[str]:
    return re.findall(r"^Requires-Dist: (.+)$", metadata(), re.MULTILINE)


def test_on_linux_the_wheel_says_on_which_systems_it_runs() -> None:
    """As auditwheel found; an index refuses a wheel that says `linux` alone."""
    tags = built("fullhouse-*.whl").stem.rpartition("-")[2].split(".")
    linux = [tag for tag in tags if "linux" in tag]
    assert bool(linux) == (sys.platform == "linux")
    assert [tag for tag in linux if not tag.startswith(("manylinux_", "musllinux_"))] == []


def test_what_an_index_would_show_has_no_links_that_lead_nowhere() -> None:
    told = metadata()
    assert "# Full House" in told
    assert not LINKED.search(told)


def test_the_parts_for_browsers_are_a_wheel_of_their_own_that_the_table_brings() -> None:
    offline = built("fullhouse_offline-*.whl")
    assert offline.stat().st_size <= MOST_BYTES_OF_PARTS
    with ZipFile(offline) as archive:
        names = set(archive.namelist())
        listed = json.loads(archive.read("fullhouse_offline/parts.json"))
        (about,) = (name.rpartition("/")[0] for name in names if name.endswith("/METADATA"))
        told = archive.read(f"{about}/METADATA").decode()
    packed = {f"fullhouse_offline/{part['name']}.br" for part in listed["parts"]}
    assert packed == {name for name in names if name.endswith(".br")}
    assert {f"{about}/licenses/{name}" for name in ("LICENSE", "NOTICE.md", "MPL-2.0.txt")} <= names
    assert f"Version: {fullhouse.__version__}\n" in told
    assert not any(name.startswith("fullhouse_offline") for name in wheel_names()), "the engine stays light"
    needed = requirements()
    for extra in ("play", "static"):
        assert f'fullhouse-offline=={fullhouse.__version__}; extra == "{extra}"' in needed


def test_there_is_one_source_of_the_version() -> None:
    assert f"fullhouse-{fullhouse.__version__}-" in built("fullhouse-*.whl").name
    assert built("*.tar.gz").name == f"fullhouse-{fullhouse.__version__}.tar.gz"
    assert distribution("fullhouse").version == fullhouse.__version__
