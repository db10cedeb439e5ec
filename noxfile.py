"""The tests on every Python that the machine has: `nox`, or `nox -s tests-3.12 -- tests/core`."""

import nox

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
QUICK = ["src/fullhouse", "tests", "--ignore=tests/browser", "--ignore=tests/release"]

nox.options.error_on_missing_interpreters = False


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """What needs neither browser nor wheel."""
    session.install("--no-deps", "--require-hashes", "-r", "requirements/dev.txt")
    session.install("--no-build-isolation", "--no-deps", "--editable", ".")
    session.run("pytest", "-n", "auto", *(session.posargs or QUICK))
