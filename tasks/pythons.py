"""Tests the wheel on every other Python of this machine: `make pythons-test`; `--sources` builds it there.

From 3.12 on all have the same wheel, which is built once; 3.11 has one of its own. Each runs README's
examples, the rules' contract and the solver's tests, but for those of clusters, which any Python runs alike.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from install import install

VERSIONS = [(3, minor) for minor in range(11, 15)]
FOLDER = Path("build/pythons")
WHERE = ("~/.pyenv/versions/{0}.*/bin/python3", "~/.local/share/uv/python/cpython-{0}.*/bin/python3")
ASK = "import ensurepip, sqlite3, ssl, sys, venv; print(*sys.version_info[:2])"
TESTS = ["tests/solver", "--ignore=tests/solver/test_blocks.py", "tests/test_every_game.py"]


def answers(python: str, version: tuple[int, int]) -> bool:
    """Whether this is a Python of that version: it is run, for a name on the PATH may lead nowhere."""
    try:
        told = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.stdout.split() == [str(part) for part in version]


def of_version(version: tuple[int, int]) -> str | None:
    """One on the PATH, else of pyenv or uv, the newest first."""
    name = "{}.{}".format(*version)
    patterns = [Path(one.format(name)).expanduser() for one in WHERE]
    paths = [path for one in patterns for path in Path(one.anchor).glob(str(one.relative_to(one.anchor)))]
    newest = sorted(map(str, paths), key=lambda path: [int(part) for part in re.findall(r"\d+", path)])
    asked = [shutil.which(f"python{name}"), shutil.which("python3"), *reversed(newest)]
    return next((python for python in asked if python and answers(python, version)), None)


def wheel_of(python: Path, version: tuple[int, int]) -> Path:
    """For this Python: built now, unless it was for an older one."""
    tag = "cp312-abi3" if version >= (3, 12) else "cp311-cp311"
    built = FOLDER / tag
    if there := list(built.glob("*.whl")):
        return there[0]
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    options = [
        "--no-build-isolation",
        "--config-settings=cmake.define.KERNEL_UNITY=ON",
        "--wheel-dir",
        str(built),
    ]
    subprocess.run([*command, *options, "."], check=True)
    return next(built.glob("*.whl"))


def environment_of(interpreter: str, version: tuple[int, int]) -> Path | None:
    """The Python of an environment with all that the tests need; None where that cannot be installed."""
    environment = FOLDER / "{}.{}".format(*version)
    python = environment / "bin/python"
    if not python.exists() or not answers(str(python), version):
        subprocess.run([interpreter, "-m", "venv", "--clear", environment], check=True)
    return python if install(environment, "pythons") else None


def tested(interpreter: str, version: tuple[int, int]) -> bool:
    python = environment_of(interpreter, version)
    if python is None:
        return False
    wheel = wheel_of(python, version)
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", wheel], check=True
    )
    readme = [str(python.absolute()), "-m", "doctest", str(Path("README.md").absolute())]
    if subprocess.run(readme, cwd=FOLDER, check=False).returncode:
        return False
    tests = [str(python), "-m", "pytest", "--noconftest", "-p", "no:cacheprovider", *TESTS]
    return subprocess.run(tests, check=False).returncode == 0


def built(interpreter: str, version: tuple[int, int]) -> bool:
    """Whether the sources in `dist/` make a wheel with this Python, where there is none for it."""
    python = environment_of(interpreter, version)
    if python is None:
        return False
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    into = ["--no-build-isolation", "--wheel-dir", str(FOLDER / "from-sources")]
    sources = list(Path("dist").glob("fullhouse-*.tar.gz"))
    return bool(sources) and subprocess.run([*command, *into, *sources], check=False).returncode == 0


def main() -> int:
    work = built if "--sources" in sys.argv else tested
    for wheel in FOLDER.glob("*/*.whl"):
        wheel.unlink()
    failed = []
    for version in VERSIONS:
        name = "Python {}.{}".format(*version)
        if version == sys.version_info[:2] and work is tested:
            continue
        interpreter = of_version(version)
        if interpreter is None:
            print(f"NOT RUN: {name}, because there is none on this machine.")
            continue
        print(f"{name}: {interpreter}", flush=True)
        if not work(interpreter, version):
            failed.append(name)
    if failed:
        print("FAILED on " + ", ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
