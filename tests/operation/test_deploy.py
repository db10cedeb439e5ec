"""The files in `deploy/`: the start-up as processes, the form, and the proxies before a running server."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.frame.parsing import parameters
from fullhouse.cli.main import command_of
from fullhouse.client import Client, NewSeat, NewTable
from fullhouse.server.capacity import Rate
from tests.processes import free_port, running, wait_for
from tests.server.local_server import serving
from tests.waiting import TIMEOUT_SECONDS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
REQUIREMENTS = DEPLOY.parent / "requirements"
MAIN = "from fullhouse.cli.main import main; main()"
ALONE = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))


def container_settings() -> dict[str, str]:
    """The ENV of the last stage of the Dockerfile."""
    last = (DEPLOY / "Dockerfile").read_text().rpartition("FROM ")[2].replace("\\\n", " ")
    return dict(re.findall(r"\b(FULLHOUSE_\w+)=(\S+)", last))


def test_the_containers_command_starts_and_stops_in_a_folder_of_its_own(tmp_path: Path) -> None:
    last = (DEPLOY / "Dockerfile").read_text().rpartition("FROM ")[2]
    match = re.search(r"^CMD (\[.*\])$", last, re.MULTILINE)
    assert match is not None
    command = json.loads(match[1])
    assert command[0] == "fullhouse"
    settings = container_settings()
    port = free_port()
    env = {
        **os.environ,
        **settings,
        "FULLHOUSE_DATABASE": settings["FULLHOUSE_DATABASE"].replace("/data", str(tmp_path)),
        "FULLHOUSE_HOST": "127.0.0.1",
        "FULLHOUSE_PORT": str(port),
        "HOME": str(tmp_path),
    }
    with running([sys.executable, "-c", MAIN, *command[1:]], env=env, cwd=tmp_path) as process:
        assert wait_for(f"http://127.0.0.1:{port}/readyz", process)["ready"]
        assert (tmp_path / "tables.sqlite3").exists()
    assert process.returncode in (0, -signal.SIGTERM)


def test_no_image_is_built_without_the_compiled_kernel() -> None:
    build = (DEPLOY / "Dockerfile").read_text().rpartition("FROM ")[0]
    (asked,) = re.findall(r"&& /opt/fullhouse/bin/python -c '(.+)'$", build, re.MULTILINE)
    missing = ("", "fullhouse.solver._kernel", "fullhouse.solver._coach", "fullhouse.bots.brains._play")
    programs = [f"import sys; sys.modules[{module!r}] = None; {asked}" for module in missing]
    codes = [
        subprocess.run([sys.executable, "-c", one], capture_output=True, check=False).returncode
        for one in programs
    ]
    assert codes == [0, 1, 1, 1]


def test_docker_leaves_out_what_git_ignores() -> None:
    """Docker's patterns begin at the root, git's do where they have a slash before their end."""

    def lines(name: str) -> list[str]:
        return [line for line in (ROOT / name).read_text().splitlines() if line and line[0] != "#"]

    wanted = [
        pattern.strip("/") if "/" in pattern.rstrip("/") else f"**/{pattern.rstrip('/')}"
        for pattern in lines(".gitignore")
    ]
    assert lines(".dockerignore") == [".git", *wanted]


def test_the_unit_starts_only_commands_that_exist() -> None:
    unit = (DEPLOY / "fullhouse.service").read_text()
    lines = re.findall(r"^ExecStart(?:Pre)?=/opt/fullhouse/bin/fullhouse (\S+)$", unit, re.MULTILINE)
    assert lines == ["doctor", "serve"]
    names = set(re.findall(r"^(?:Environment=|# )(FULLHOUSE_\w+)=", unit, re.MULTILINE)) | set(
        container_settings()
    )
    for compose in DEPLOY.glob("compose*.yml"):
        names |= set(re.findall(r"^ +(FULLHOUSE_\w+):", compose.read_text(), re.MULTILINE))
    infos = [one.info for name in lines for one in parameters(command_of(name))]
    served = {info.envvar for info in infos if isinstance(info, Option)}
    assert names
    assert names <= served


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not on this machine.")
    unit = tmp_path / "fullhouse.service"
    text = (DEPLOY / "fullhouse.service").read_text()
    unit.write_text(text.replace("/opt/fullhouse/bin/fullhouse", shutil.which("true") or ""))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_server_installs_what_its_extras_need() -> None:
    document = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))
    extras = document["project"]["optional-dependencies"]
    wanted = {*document["project"]["dependencies"], *extras["play"], *extras["postgresql"], *extras["redis"]}
    assert set(document["dependency-groups"]["run"]) == wanted


def test_the_servers_lock_has_the_same_versions_as_the_tests() -> None:
    pins = [
        dict(re.findall(r"^([\w.-]+)==(\S+)", (REQUIREMENTS / name).read_text(), re.MULTILINE))
        for name in ("run.txt", "test.txt")
    ]
    assert pins[0]
    assert pins[0].items() <= pins[1].items()


def nginx(folder: Path, port: int, server: int) -> tuple[list[str], str]:
    """The shipped example, but without encryption, which needs a certificate."""
    site = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8181", f"127.0.0.1:{server}")
    site = re.sub(r"^ +ssl_.*\n", "", site, flags=re.MULTILINE)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"""daemon off; user root; pid {folder}/pid; error_log stderr; events {{}}
        http {{ access_log off; {paths} {site} }}"""
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-e", "stderr", "-c", str(folder / "nginx.conf")], f"http://127.0.0.1:{port}"


def caddy(folder: Path, port: int, server: int) -> tuple[list[str], str]:
    site = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8181", f"127.0.0.1:{server}")
    site = site.replace("play.example.org {", f"http://play.example.org:{port}, http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, f"http://127.0.0.1:{port}"


@pytest.mark.real_time
@pytest.mark.parametrize("proxy", [nginx, caddy])
async def test_a_table_is_played_through_the_proxy(tmp_path: Path, proxy: Any) -> None:
    """Where the proxy is installed: no package brings it."""
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not on this machine.")
    slowly: dict[str, Any] = {"requests": Rate(0.001, 10_000)}
    async with serving(tmp_path, public_url="https://play.example.org", **slowly) as direct:
        services: Any = direct.application.services
        command, address = proxy(tmp_path, free_port(), int(direct.address.rpartition(":")[2]))
        env = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        with running(command, env=env, cwd=tmp_path) as process:
            await asyncio.to_thread(wait_for, f"{address}/readyz", process)
            client = Client(address)
            key = await client.create(ALONE)
            async with await client.sit(key.token) as table:
                seat = table.you.seats[0]
                await table.play(table.moves(seat)[0], seat)
            # A caller cannot choose its address: the proxy's word counts, not what the caller sends.
            forged = urllib.request.Request(
                f"{address}/api/games", headers={"X-Forwarded-For": "203.0.113.5"}
            )
            answer = await asyncio.to_thread(lambda: urllib.request.urlopen(forged, timeout=TIMEOUT_SECONDS))
            answer.close()
            known = ("127.0.0.1", "203.0.113.5")
            assert [one for one in known if services.limits.wait(one, 10_000) > 0] == ["127.0.0.1"]
            # The metrics are refused through the proxy.
            with pytest.raises(urllib.error.HTTPError, match="403"):
                await asyncio.to_thread(
                    lambda: urllib.request.urlopen(f"{address}/metrics", timeout=TIMEOUT_SECONDS)
                )
