"""The scripts behind the Makefile: what they say where something lacks or fails."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import machine
import part
import pytest
import steady

ROOT = Path(__file__).parents[1]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A folder that is the whole PATH: with a compiler and Node, and whatever a test changes."""
    folder = tmp_path / "path"
    folder.mkdir()
    program(folder / "c++", "")
    program(folder / "node", "echo v22.1.0")
    program(folder / "npm", "")
    return folder


def program(path: Path, body: str) -> None:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


def told(path: Path, tmp_path: Path, *flags: str) -> tuple[str, str]:
    """What tasks/machine.py prints, and what it says beside that."""
    command = [sys.executable, str(ROOT / "tasks/machine.py"), str(tmp_path / "venv"), *flags]
    env = {"PATH": str(path)}
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=True)
    return done.stdout.strip(), done.stderr.strip()


def test_a_machine_with_everything_is_ready(path: Path, tmp_path: Path) -> None:
    assert told(path, tmp_path) == (f"ready {sys.implementation.cache_tag}", "")


def test_without_a_compiler_it_says_how_to_get_one(path: Path, tmp_path: Path) -> None:
    (path / "c++").unlink()
    said, _ = told(path, tmp_path)
    assert said.startswith("There is no C++ compiler")
    assert "apt-get install g++" in said


def test_a_compiler_that_does_not_run_is_none(path: Path, tmp_path: Path) -> None:
    """A Mac without its tools has a c++ that only says so."""
    program(path / "c++", "exit 1")
    assert told(path, tmp_path)[0].startswith("There is no C++ compiler that runs (c++, g++, clang++)")
    program(path / "clang++", "")
    assert told(path, tmp_path)[0].startswith("ready")


def test_an_old_python_is_refused_with_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    said = machine.python_trouble() or ""
    assert said.startswith(
        f"Full House needs Python 3.11 or newer, and {sys.executable} is Python 3.10: install"
    )
    assert "make PYTHON=python3.12 play" in said


def test_a_full_disk_is_named_before_and_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    free = shutil.disk_usage(tmp_path)._replace(free=2**20)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: free)
    monkeypatch.chdir(tmp_path)
    sentence = f"The disk of {tmp_path} is full, with 1 MB left: make room for 400 MB or more"
    assert (machine.full_disk() or "").startswith(sentence)
    monkeypatch.setattr(
        sys, "argv", ["part.py", "kernel", "sh", "-c", "echo 'x.cpp:1:2: error: no space'; exit 1"]
    )
    assert part.main() == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith(sentence)


def test_a_kernel_that_does_not_compile_names_its_first_error(tmp_path: Path) -> None:
    source = tmp_path / "kernel.cpp"
    source.write_text("int good = 1;\nint broken = ;\nint also = ;\n")
    compiler = next(filter(None, map(shutil.which, machine.COMPILERS)))
    command = [sys.executable, str(ROOT / "tasks/part.py"), "kernel", compiler, "-fsyntax-only", str(source)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode
    last = done.stdout.splitlines()[-3:]
    assert last[0].startswith("FAILED: kernel")
    assert last[1].startswith(f"The first error is: {source}:2:14: error: expected")
    assert last[2] == part.AGAIN
    source.write_text("int good = 1;\n")
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("version", "why"),
    [(None, "There is no Node"), ("echo v18.2.0", "Node v18.2.0 is too old"), ("exit 1", "does not run")],
)
def test_without_a_new_enough_node_that_of_a_wheel_is_taken(
    path: Path, tmp_path: Path, version: str | None, why: str
) -> None:
    (path / "node").unlink()
    if version:
        program(path / "node", version)
    ready, said = told(path, tmp_path)
    assert ready == f"ready {sys.implementation.cache_tag} node"
    assert why in said


def test_an_environment_of_another_python_is_made_anew_with_a_sentence(path: Path, tmp_path: Path) -> None:
    settings = tmp_path / "venv/pyvenv.cfg"
    settings.parent.mkdir()
    settings.write_text("version = 3.11.0\nexecutable = /opt/elsewhere/python3.11\n")
    told(path, tmp_path, "-n")
    assert settings.exists()  # `make -n` only tells
    _, said = told(path, tmp_path, "-")
    assert "is of /opt/elsewhere/python3.11, Python 3.11.0: it is made anew" in said
    assert not settings.parent.exists()


def test_the_same_python_keeps_its_environment(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    assert told(path, tmp_path)[1] == ""
    assert (folder / "pyvenv.cfg").exists()


def make(*arguments: str, path: str = os.environ["PATH"]) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PATH": path, "MAKEFLAGS": ""}
    return subprocess.run(
        ["make", *arguments], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def test_a_python_that_does_not_run_is_named() -> None:
    done = make("PYTHON=/nowhere/python3", "--dry-run", "setup")
    assert done.returncode
    assert "/nowhere/python3 does not run: install Python 3.11 or newer" in done.stderr


@pytest.mark.parametrize(("status", "free"), [(0, "done: "), (3, "FAILED: ")])
def test_a_part_notes_how_it_went(tmp_path: Path, status: int, free: str) -> None:
    script = f"echo '2 failed, 5 passed in 3.2s'; echo 'NOT RUN: tests/x, because.'; exit {status}"
    command = [sys.executable, str(ROOT / "tasks/part.py"), "some test", "sh", "-c", script]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert f"{free}some test" in done.stdout
    note = json.loads((tmp_path / "build/parts.jsonl").read_text())
    assert (note["name"], note["status"], note["tests"]) == ("some test", status, 5)
    assert note["not_run"] == ["tests/x, because."]


def test_a_line_of_a_megabyte_is_read_in_a_moment() -> None:
    script = "print('x' * 2**20 + ':1: error: no'); print('y.cpp:1:2: error: yes')"
    assert part.run([sys.executable, "-c", script])[3] == "y.cpp:1:2: error: yes"


MAKEFILE = """\
good:
	@python3 tasks/part.py good echo '3 passed'
bad:
	@python3 tasks/part.py bad sh -c 'echo 1 failed; exit 1'
needs: bad
	@python3 tasks/part.py needs true
"""


def test_all_parts_run_and_those_that_failed_are_named_last(tmp_path: Path) -> None:
    (tmp_path / "tasks").symlink_to(ROOT / "tasks")
    (tmp_path / "Makefile").write_text(MAKEFILE)
    command = [sys.executable, "tasks/everything.py"]
    env = {**os.environ, "MAKEFLAGS": "", "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}

    def everything(*parts: str) -> tuple[int, list[str]]:
        done = subprocess.run(
            [*command, *parts], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout.splitlines()

    status, lines = everything("needs", "bad", "good")
    assert status == 1
    assert lines[-2:] == ["NOT RUN, because what they need failed: needs", "FAILED: bad"]
    assert any(line.startswith("good ") and line.endswith(" 3") for line in lines)
    status, lines = everything("good")
    assert status == 0
    assert lines[-1].startswith("together")


def test_each_steady_run_is_a_line_in_the_log_that_was_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tasks").symlink_to(ROOT / "tasks")
    (tmp_path / "Makefile").write_text(MAKEFILE)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    subprocess.run(["git", *who, "commit", "--quiet", "--allow-empty", "-m", "All"], cwd=tmp_path, check=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MAKEFLAGS", "")
    monkeypatch.setattr(steady, "RUNS", [("without a browser", 2)])
    log = tmp_path / "state/steady.tsv"
    results = []
    for groups in (["good"], ["bad", "good"]):
        monkeypatch.setattr(steady, "GROUPS", groups)
        results.append(steady.main(log))
    lines = [line.split("\t") for line in log.read_text().splitlines()]
    assert results == [0, 1]
    assert [line[2:4] + line[-1:] for line in lines] == [
        ["without a browser", "beside 2 loops", "passed"],
        ["without a browser", "beside 2 loops", "FAILED: bad"],
    ]


def test_the_load_of_a_steady_run_ends_with_whoever_started_it() -> None:
    someone_else = 0
    subprocess.run([sys.executable, "-c", steady.LOOP.format(someone_else)], check=True)
