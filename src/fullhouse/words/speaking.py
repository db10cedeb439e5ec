"""Errors that leave by the facade say what is wrong in one sentence, and keep their code and facts."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from fullhouse.core.errors import FullHouseError
from fullhouse.words import explain

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound=type)
SPECIAL = ("__init__", "__getitem__")


def speaks(function: Callable[P, R]) -> Callable[P, R]:
    """A function whose errors are sentences."""

    @wraps(function)
    def spoken(*arguments: P.args, **named: P.kwargs) -> R:
        try:
            return function(*arguments, **named)
        except FullHouseError as error:
            error.sentence = error.sentence or explain(
                error, game=getattr(arguments[0], "game", "") if arguments else ""
            )
            raise

    return spoken


def all_speak(kind: C) -> C:
    """A class whose public methods all do."""
    for name, member in list(vars(kind).items()):
        if name.startswith("_") and name not in SPECIAL:
            continue
        wrapped: Any = None
        if isinstance(member, classmethod):
            wrapped = classmethod(speaks(member.__func__))
        elif isinstance(member, property) and member.fget is not None:
            wrapped = property(speaks(member.fget), doc=member.__doc__)
        elif callable(member) and not isinstance(member, type):
            wrapped = speaks(member)
        if wrapped is not None:
            setattr(kind, name, wrapped)
    return kind
