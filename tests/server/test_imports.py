"""Tables, connections and routes need no web framework, socket library, database driver or metrics package.

A table in a browser's worker has none of them.
"""

import subprocess
import sys

BLOCKED = (
    "asyncpg",
    "cryptography",
    "h11",
    "prometheus_client",
    "redis",
    "structlog",
    "uvicorn",
    "websockets",
)
PLAIN = (
    "fullhouse.server.services",
    "fullhouse.server.settings",
    "fullhouse.server.protocol",
    "fullhouse.server.net.connection",
    "fullhouse.server.capacity",
    "fullhouse.server.workers.pool",
    "fullhouse.server.jobs",
)
PLAIN_PACKAGES = ("api", "tables", "features", "cluster")
SCRIPT = """
import importlib, pkgutil, sys

blocked, plain, packages = {blocked!r}, {plain!r}, {packages!r}

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ImportError(f"{{name}} is blocked")

sys.meta_path.insert(0, Blocker())
for name in plain:
    importlib.import_module(name)
for package in packages:
    found = importlib.import_module(f"fullhouse.server.{{package}}")
    for module in pkgutil.walk_packages(found.__path__, found.__name__ + "."):
        importlib.import_module(module.name)
assert not [name for name in blocked if name in sys.modules]
print("imported")
"""


def imported(*plain: str, packages: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Import modules and packages of the server in a process where the others cannot be imported."""
    script = SCRIPT.format(blocked=BLOCKED, plain=plain, packages=packages)
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


def test_tables_connections_and_services_need_none_of_them() -> None:
    done = imported(*PLAIN, packages=PLAIN_PACKAGES)
    assert (done.stdout, done.stderr) == ("imported\n", "")


def test_the_blocker_blocks() -> None:
    assert " is blocked" in imported("fullhouse.server.app").stderr
