"""TypeScript types of the protocol and every game: `python -m tools.typescript`."""

import sys
from collections.abc import Iterable
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, get_origin, get_type_hints

import msgspec
from msgspec import inspect

import fullhouse.games
from fullhouse.core.events import Event, kinds_of_events
from fullhouse.core.game import View
from fullhouse.games import built_in_ids, game
from fullhouse.server import protocol
from fullhouse.server.api import coach_shapes, shapes
from fullhouse.words import LANGUAGE_NAMES, LANGUAGES, UNFINISHED

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "web/src/net/protocol.gen.ts"
SHAPES = (shapes, coach_shapes)
HEAD = "// Made by `python -m tools.typescript` from the server's own types. Do not edit.\n"
PLAIN: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
}


def typescript() -> str:
    """The whole file."""
    events = sorted(_events(), key=_name)
    shown = [kind for module in SHAPES for kind in vars(module).values() if _is_shape(kind, module)]
    roots = [protocol.FromClient, protocol.FromServer, *shown, *events]
    views = {name: _leaves(get_type_hints(type(game(name)).view)["return"]) for name in built_in_ids()}
    options = {name: game(name).options for name in built_in_ids()}
    structs = sorted(
        _structs([*roots, *(view for kinds in views.values() for view in kinds), *options.values()]),
        key=_name,
    )
    parts = [
        HEAD,
        f"export const PROTOCOL = {protocol.PROTOCOL};",
        f"export const LANGUAGES = {_quoted(LANGUAGES)} as const;",
        "export type Language = (typeof LANGUAGES)[number];",
        "/** Every language by its own name, as a person looks for it. */\n"
        f"export const LANGUAGE_NAMES: Record<Language, string> = {_quoted(LANGUAGE_NAMES)};",
        "/** Languages that are partly in English still. */\n"
        f"export const UNFINISHED: readonly Language[] = {_quoted(sorted(UNFINISHED))};",
        *map(_interface, structs),
        f"export type FromClient = {_text(inspect.type_info(protocol.FromClient))};",
        f"export type FromServer = {_text(inspect.type_info(protocol.FromServer))};",
        f"export type GameEvent =\n  | {f'{chr(10)}  | '.join(map(_name, events))};",
        f"export type GameId = {' | '.join(map(_quoted, built_in_ids()))};",
        _record("OptionsOf", {name: _name(kind) for name, kind in options.items()}),
        _record("ViewOf", {name: _view_of(name, kinds) for name, kinds in views.items()}),
        "export type AnyView = ViewOf[GameId];",
        "/** The usual level of a game's problem for one seat, and for several. */\n"
        f"export const PROBLEM_LEVELS: Partial<Record<GameId, readonly [number, number]>> = {_levels()};",
    ]
    return "\n\n".join(parts) + "\n"


def _levels() -> str:
    levels = {name: game(name).problem_levels for name in built_in_ids()}
    return msgspec.json.encode({name: bots for name, bots in levels.items() if bots}).decode()


def _leaves(view: type[View]) -> list[type[View]]:
    """The views that a game really sends: a game with variants has one for each."""
    return [view, *(leaf for kind in view.__subclasses__() for leaf in _leaves(kind))]


def _view_of(name: str, kinds: list[type[View]]) -> str:
    union = " | ".join(map(_name, kinds))
    return f"{f'({union})' if len(kinds) > 1 else union} & {{ options: OptionsOf['{name}'] }}"


def _interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    base = _base(struct)
    shared = _fields(base) if base else {}
    lines = [f"  {info.tag_field}: {_quoted(info.tag)};"] if _is_tagged(struct) else []
    lines += [f"  {name}: {text};" for name, text in _fields(struct).items() if shared.get(name) != text]
    doc = cleandoc(_plain(struct).__doc__ or "").partition("\n")[0]
    head = f"/** {doc} */\n" if doc else ""
    extends = f" extends {_name(base)}" if base else ""
    return f"{head}export interface {_name(struct)}{extends} {{\n" + "\n".join(lines) + "\n}"


def _fields(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands in a struct by the names of its fields, with a mark where it may be left out."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {f"{field.encode_name}{_mark(field, struct)}": _text(field.type) for field in info.fields}


def _is_tagged(struct: type[msgspec.Struct]) -> bool:
    """Whether objects of this very struct are sent with a tag: what others are only made from has none."""
    config = _plain(struct).__struct_config__
    return bool(config.tag_field) and not _plain(struct).__subclasses__()


def _base(struct: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """What a struct shares with others: the nearest of its bases that has fields and no tag of its own."""
    bases = [base for base in _plain(struct).__mro__[1:] if isinstance(base, type(msgspec.Struct))]
    return next((base for base in bases if base.__struct_fields__ and not _is_tagged(base)), None)


def _mark(field: inspect.Field, struct: type[msgspec.Struct]) -> str:
    """Fields with a default may be left out by a client; the server always sends them."""
    config = _plain(struct).__struct_config__
    optional = not field.required and (config.forbid_unknown_fields or config.omit_defaults)
    return "?" if optional else ""


def _text(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return {View: "AnyView", Event: "GameEvent"}.get(kind.cls, _name(kind.cls))
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(map(_text, kind.types)))
        case inspect.LiteralType():
            return " | ".join(map(_quoted, kind.values))
        case inspect.ListType():
            return f"{_grouped(kind.item_type)}[]"
        case inspect.VarTupleType():
            return f"readonly {_grouped(kind.item_type)}[]"
        case inspect.TupleType():
            return f"readonly [{', '.join(map(_text, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<string, {_text(kind.value_type)}>"
        case inspect.Metadata():
            return _text(kind.type)
        case _:
            return PLAIN.get(type(kind), "unknown")


def _grouped(kind: inspect.Type) -> str:
    text = _text(kind)
    return f"({text})" if "|" in text or text.startswith("readonly") else text


def _structs(roots: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """All structs that the roots are made of, and those that they share fields with."""
    structs: set[type[msgspec.Struct]] = set()
    for info in inspect.multi_type_info(list(roots)):
        _collect(info, structs)
    waiting = list(structs)
    while waiting:
        if (base := _base(waiting.pop())) and base not in structs:
            structs.add(base)
            waiting.append(base)
    return structs


def _collect(kind: Any, structs: set[type[msgspec.Struct]]) -> None:
    if isinstance(kind, inspect.StructType):
        if kind.cls in structs or kind.cls in (View, Event):
            return
        structs.add(kind.cls)
        for field in kind.fields:
            _collect(field.type, structs)
    for name in ("types", "item_types"):
        for item in getattr(kind, name, ()):
            _collect(item, structs)
    for name in ("type", "item_type", "key_type", "value_type"):
        if isinstance(item := getattr(kind, name, None), inspect.Type):
            _collect(item, structs)


def _events() -> list[type[Event]]:
    """Every event of every game."""
    for module in walk_packages(fullhouse.games.__path__, "fullhouse.games."):
        if ".tests" not in module.name:
            import_module(module.name)
    ours = ("fullhouse.core", "fullhouse.games")
    return [event for event in kinds_of_events() if event.__module__.startswith(ours)]


def _plain(kind: Any) -> Any:
    """The class itself of a generic struct such as `News[View, Event]`."""
    return get_origin(kind) or kind


def _name(kind: Any) -> str:
    """A struct's name; the data of one game carries the game's name where that alone would not be unique."""
    kind = _plain(kind)
    name = str(kind.__name__).removesuffix("Message")
    if issubclass(kind, Event):
        parts = kind.__module__.split(".")
        own = parts[2].title().replace("_", "") if parts[1] == "games" and parts[2] != "kit" else ""
        return f"{own}{name}Event"
    return name


def _is_shape(value: object, module: ModuleType) -> bool:
    """Whether this is a struct that the module itself defines, and not only what others are made from."""
    is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not shapes.Asked
    return is_struct and value.__module__ == module.__name__


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _record(name: str, fields: dict[str, str]) -> str:
    lines = "\n".join(f"  {_quoted(field)}: {text};" for field, text in fields.items())
    return f"export interface {name} {{\n{lines}\n}}"


if __name__ == "__main__":
    if "--print" in sys.argv:
        sys.stdout.write(typescript())
    else:
        TARGET.write_text(typescript(), encoding="utf-8")
