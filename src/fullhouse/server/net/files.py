"""How many connections the operating system allows this process."""

import contextlib

try:
    import resource
except ImportError:  # Windows: there is no such limit
    resource = None  # type: ignore[assignment]

MOST_FILES = 65_536
RESERVED_FILES = 128
"""Files for the database, the workers and the client's pages."""


def most_connections(wanted: int) -> int:
    """As many as wanted, or as can be open at once: the limit of the process is raised where that is allowed.

    Without this, connections above the limit (often 1,024) would keep everybody else out.
    """
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - RESERVED_FILES))
