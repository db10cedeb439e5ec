"""Images pinned by digest, with a stand-in for docker: no registry is asked in the tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCKER = """#!/bin/sh
[ "$4" = "{missing}" ] && {{ echo "no such image" >&2; exit 1; }}
printf 'sha256:%s\\n' "$(printf '%s{salt}' "$4" | sha256sum | cut -c1-64)"
"""


def run(folder: Path, *words: str, salt: str = "", missing: str = "-") -> "subprocess.CompletedProcess[str]":
    docker = folder / "bin" / "docker"
    docker.parent.mkdir(exist_ok=True)
    docker.write_text(DOCKER.format(salt=salt, missing=missing))
    docker.chmod(0o755)
    env = {**os.environ, "PATH": f"{docker.parent}:{os.environ['PATH']}"}
    command = [sys.executable, str(ROOT / "release" / "digests.py"), *words, str(folder / "deploy")]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_every_image_gets_the_digest_of_its_tag(tmp_path: Path) -> None:
    deploy = tmp_path / "deploy"
    shutil.copytree(ROOT / "deploy", deploy)
    before = {file.name: file.read_text().count("\n") for file in deploy.iterdir()}
    first = run(tmp_path)
    assert first.returncode == 0, first.stderr
    names = sorted(line.partition("@")[0] for line in first.stdout.splitlines())
    assert names == ["caddy:2", "node:22-slim", "postgres:17", "python:3.12-slim", "valkey/valkey:8"]
    text = "".join(file.read_text() for file in deploy.iterdir())
    assert text.count("python:3.12-slim@sha256:") == 2
    assert text.count("caddy:2@sha256:") == 2
    assert "FROM node:22-slim@sha256:" in text
    assert before == {file.name: file.read_text().count("\n") for file in deploy.iterdir()}
    assert run(tmp_path, "--check").returncode == 0
    moved = run(tmp_path, "--check", salt="later")
    assert (moved.returncode, moved.stdout.count("has moved on")) == (1, 5)
    assert run(tmp_path, salt="later").returncode == 0, "and it is pinned anew"
    assert run(tmp_path, "--check", salt="later").returncode == 0
    assert "".join(file.read_text() for file in deploy.iterdir()).count("@sha256:") == text.count("@sha256:")


def test_an_image_that_cannot_be_asked_for_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    failed = run(tmp_path, missing="postgres:17")
    assert failed.returncode == 1
    assert "postgres:17: its digest cannot be asked for: no such image" in failed.stderr
    assert "@sha256:" not in (tmp_path / "deploy" / "Dockerfile").read_text()
