"""Reads a command line by the annotations of a command's parameters."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from functools import cached_property
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, cast, get_args, get_origin, get_type_hints

from fullhouse.cli.frame.arguments import Argument, Option
from fullhouse.core.errors import BadInput

TRUE, FALSE = ("1", "true", "yes", "on", "t", "y"), ("0", "false", "no", "off", "f", "n", "")


class Parameter:
    """One parameter of a command: where it stands or how it is called, and what it takes."""

    def __init__(self, name: str, hint: Any, default: Any) -> None:
        self.name, self.default = name, default
        kind, self.info = get_args(hint)[:2] if get_origin(hint) is Annotated else (hint, Option())
        kinds = (
            [one for one in get_args(kind) if one is not NoneType] if NoneType in get_args(kind) else [kind]
        )
        self.kind: Any = kinds[0]
        self.is_many = get_origin(self.kind) is list
        if self.is_many:
            (self.kind,) = get_args(self.kind)

    @property
    def is_option(self) -> bool:
        return isinstance(self.info, Option)

    @property
    def is_flag(self) -> bool:
        return self.kind is bool

    @property
    def is_required(self) -> bool:
        return self.default is inspect.Parameter.empty

    @cached_property
    def names(self) -> tuple[str, ...]:
        """How it is called on the command line; nothing for what stands in a place."""
        if not isinstance(self.info, Option):
            return ()
        return self.info.names or (f"--{self.name.replace('_', '-')}",)

    @property
    def opposite(self) -> str:
        """How a truth is denied; empty where it is only ever set."""
        own = isinstance(self.info, Option) and not self.info.names
        return f"--no-{self.names[0].removeprefix('--')}" if self.is_flag and own else ""

    @property
    def choices(self) -> tuple[str, ...]:
        """The words that it may be; empty for anything."""
        if get_origin(self.kind) is Literal:
            return tuple(map(str, get_args(self.kind)))
        if isinstance(self.kind, type) and issubclass(self.kind, Enum):
            return tuple(str(one.value) for one in self.kind)
        return ()

    @property
    def called(self) -> str:
        """What an error calls it."""
        return self.names[0] if self.names else self.info.metavar or self.name

    def read(self, text: str, command: str) -> Any:
        """The value that a text stands for. Raises BadInput for any other."""
        if not text and self.kind is Path and isinstance(self.info, Argument):
            raise BadInput("missing-argument", name=self.called, command=command)
        try:
            if self.is_flag:
                return _truth(text)
            if self.choices:
                return self._chosen(text)
            value = self.kind(text)
        except ValueError:
            raise self._misread(text, command) from None
        least, most = getattr(self.info, "least", None), getattr(self.info, "most", None)
        if (least is not None and value < least) or (most is not None and value > most):
            raise BadInput("argument-out-of-range", name=self.called, first=str(least), last=str(most))
        return value

    def _misread(self, text: str, command: str) -> BadInput:
        if self.choices:
            return BadInput("bad-option", name=self.called, value=text, allowed=list(self.choices))
        if self.kind is int:
            return BadInput("argument-no-int", name=self.called, value=text)
        if self.kind is float:
            return BadInput("argument-no-float", name=self.called, value=text)
        return BadInput("bad-argument", name=self.called, command=command)

    def _chosen(self, text: str) -> Any:
        if text not in self.choices:
            raise ValueError(text)
        return text if get_origin(self.kind) is Literal else self.kind(text)

    def elsewhere(self, command: str) -> Any:
        """The value of the environment, or the one that holds where nothing is said."""
        said = (
            os.environ.get(self.info.envvar, "") if isinstance(self.info, Option) and self.info.envvar else ""
        )
        if said:
            return (
                [self.read(one, command) for one in said.split()]
                if self.is_many
                else self.read(said, command)
            )
        if self.is_required:
            raise BadInput("missing-argument", name=self.called, command=command)
        return self.default


def _truth(text: str) -> bool:
    if text.lower() not in (*TRUE, *FALSE):
        raise ValueError(text)
    return text.lower() in TRUE


Group = tuple[str, Callable[..., Any]]
"""Options that several commands share: a data class, and the parameter that gets it."""


def _declared(command: Callable[..., Any]) -> Iterator[Parameter | Group]:
    hints = get_type_hints(command, include_extras=True)
    for one in inspect.signature(command).parameters.values():
        hint = hints[one.name]
        if is_dataclass(hint):
            yield one.name, cast("Callable[..., Any]", hint)
        else:
            yield Parameter(one.name, hint, one.default)


def parameters(command: Callable[..., Any]) -> list[Parameter]:
    """The parameters of a command, in their order; those of a group stand in its place."""
    return [
        parameter
        for one in _declared(command)
        for parameter in ([one] if isinstance(one, Parameter) else parameters(one[1]))
    ]


def read(command: Callable[..., Any], words: Sequence[str], called: str) -> dict[str, Any] | None:
    """The values of a command's parameters; None where its help is asked for. Raises BadInput."""
    known = parameters(command)
    by_name: Mapping[str, Parameter] = {
        name: one for one in known for name in (*one.names, *filter(None, [one.opposite]))
    }
    places = [one for one in known if not one.is_option]
    given: dict[str, Any] = {}
    rest, is_over = list(words), False
    while rest:
        word = rest.pop(0)
        if is_over or not word.startswith("-") or word == "-":
            place = next((one for one in places if one.name not in given or one.is_many), None)
            if place is None:
                raise BadInput("bad-command-line", command=called)
            _keep(given, place, place.read(word, called))
        elif word == "--":
            is_over = True
        elif word in ("--help", "-h"):
            return None
        else:
            name, equals, value = word.partition("=")
            option = by_name.get(name)
            if option is None:
                raise BadInput("no-such-option", name=name, command=called)
            if option.is_flag:
                if equals:
                    raise BadInput("misused-option", name=name, command=called)
                given[option.name] = name != option.opposite
                continue
            if not equals and not rest:
                raise BadInput("misused-option", name=name, command=called)
            _keep(given, option, option.read(value if equals else rest.pop(0), called))
    return _filled(command, given, called)


def _filled(command: Callable[..., Any], given: Mapping[str, Any], called: str) -> dict[str, Any]:
    """What a command, or a group, is called with: what was given, and what holds elsewhere."""
    values: dict[str, Any] = {}
    for one in _declared(command):
        if isinstance(one, Parameter):
            values[one.name] = given[one.name] if one.name in given else one.elsewhere(called)
        else:
            name, group = one
            values[name] = group(**_filled(group, given, called))
    return values


def _keep(given: dict[str, Any], parameter: Parameter, value: Any) -> None:
    if parameter.is_many:
        given.setdefault(parameter.name, []).append(value)
    else:
        given[parameter.name] = value
