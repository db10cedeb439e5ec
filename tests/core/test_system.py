"""Reasons of the operating system have codes, and codes have words in every language."""

import errno
import socket

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import REASONS, reason
from fullhouse.words import LANGUAGES, explain


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "no-such-file"),
        (IsADirectoryError(errno.EISDIR, "Is a directory"), "is-a-folder"),
        (PermissionError(errno.EACCES, "Permission denied"), "not-permitted"),
        (OSError(errno.ECONNREFUSED, "Connection refused"), "connection-refused"),
        (OSError(errno.EADDRINUSE, "Address already in use"), "address-in-use"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "no-such-address"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), "not-utf8"),
        (OSError(errno.EIO, "Input/output error"), "system-reason"),
        (ValueError("embedded null byte"), "no-such-file"),
        (OSError("without a number"), "system-reason"),
    ],
)
def test_reasons_have_codes(error: OSError | ValueError, code: str) -> None:
    assert reason(error).code == code


def test_a_reason_is_told_in_the_language_of_the_sentence() -> None:
    for language in LANGUAGES:
        for number in REASONS:
            words = reason(OSError(number, "English words"))
            told = explain(BadInput("file-unreadable", path="x.txt", detail=words), language)
            assert told.startswith("x.txt ")
            assert told.endswith(".")
            assert "English" not in told
    unknown = BadInput("file-unreadable", path="x.txt", detail=reason(OSError(errno.EIO, "Broken disk")))
    assert explain(unknown) == "x.txt cannot be read: the system reports “EIO”."
