"""Reasons of the operating system as errors with codes, so that they are told in the user's language."""

import errno
import socket

from fullhouse.core.errors import BadInput

REASONS = {
    errno.ENOENT: BadInput("no-such-file"),
    errno.ENOTDIR: BadInput("no-such-file"),
    errno.EEXIST: BadInput("no-such-file"),  # a folder is to be made where a file is
    errno.ENAMETOOLONG: BadInput("no-such-file"),
    errno.EISDIR: BadInput("is-a-folder"),
    errno.EACCES: BadInput("not-permitted"),
    errno.EPERM: BadInput("not-permitted"),
    errno.EROFS: BadInput("not-permitted"),
    errno.ENOSPC: BadInput("disk-full"),
    errno.ECONNREFUSED: BadInput("connection-refused"),
    errno.EADDRINUSE: BadInput("address-in-use"),
    errno.EADDRNOTAVAIL: BadInput("no-such-address"),
}


def reason(error: OSError | ValueError) -> BadInput:
    """Why a file or an address cannot be used: a phrase within the sentence of another error.

    >>> reason(FileNotFoundError(errno.ENOENT, "No such file or directory")).code
    'no-such-file'
    """
    if isinstance(error, UnicodeDecodeError):
        return BadInput("not-utf8")
    if isinstance(error, socket.gaierror):
        return BadInput("no-such-address")
    if not isinstance(error, OSError):
        return BadInput("no-such-file")  # a name that no file can have
    number = error.errno or 0
    return REASONS.get(number) or BadInput("system-reason", name=errno.errorcode.get(number, "OSError"))
