"""Where the commands write their pictures, which are SVG."""

from pathlib import Path

from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput

ENDING = ".svg"


def is_folder(path: Path) -> bool:
    """Whether a path names a folder for many pictures: one that is there, or a name without an ending."""
    return path.is_dir() or not path.suffix


def check_ending(path: Path | None) -> None:
    """BadInput for the name of another kind of file, before anything is computed."""
    if path is not None and not is_folder(path) and path.suffix.lower() != ENDING:
        raise BadInput("picture-ending", path=str(path))


def write_picture(file: Path, drawing: str) -> None:
    """Writes a drawing to a file, in a folder that is made if need be; BadInput where that cannot be."""
    try:
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", path=str(file), detail=reason(error)) from None
