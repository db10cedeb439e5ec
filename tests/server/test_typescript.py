"""The types of the browser and of the client in TypeScript are those of the server, and that client plays."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

from tests.server.local_server import serving
from tests.virtual_time import flowing
from tools.typescript import ROOT, TARGET, typescript

COMPILER = ROOT / "web/node_modules/@typescript/native/bin"


def test_the_generated_types_are_fresh() -> None:
    assert TARGET.read_text() == typescript(), "run: python -m tools.typescript"


async def test_the_client_in_typescript_is_built_and_plays_a_whole_game(tmp_path: Path) -> None:
    package = tmp_path / "clients/typescript"
    made = shutil.ignore_patterns("dist", "node_modules", "*.gen.ts")
    shutil.copytree(ROOT / "clients/typescript", package, ignore=made)
    types = tmp_path / TARGET.relative_to(ROOT)
    types.parent.mkdir(parents=True)
    shutil.copyfile(TARGET, types)
    env = {**os.environ, "PATH": f"{COMPILER}{os.pathsep}{os.environ['PATH']}"}
    built = subprocess.run(
        ["npm", "run", "build"], cwd=package, env=env, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout

    async with serving(tmp_path) as served:
        command = ["node", "--experimental-websocket", str(package / "example.mjs"), served.address]
        playing = await asyncio.create_subprocess_exec(
            *command, "challenge", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        with flowing():
            output, complaints = await playing.communicate()
        assert playing.returncode == 0, complaints.decode()
    assert ": nothing_to_do, scores " in output.decode()
