"""Packages that not everybody installs: what they are for, and how to get them."""

from importlib.util import find_spec

from fullhouse.core.errors import BadInput

TABLE = ("uvicorn", "websockets", "segno", "structlog", "prometheus_client")
"""What the table in the browser needs: the extra `play`. The best known one is named first."""


def need(extra: str, *packages: str) -> None:
    """Raises BadInput that names the first package which is missing, and the extra that brings it.

    >>> need("play", "email")
    >>> need("play", "no_such_package")
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: extra-missing: extra=play, package=no_such_package
    """
    for package in packages:
        if find_spec(package) is None:
            raise BadInput("extra-missing", extra=extra, package=package)
