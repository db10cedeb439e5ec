"""All techniques, the easiest first: each module of this folder is a family with its `TECHNIQUES`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fullhouse.coach.technique import Technique


@cache
def families() -> dict[str, tuple[Technique, ...]]:
    """The techniques of each module."""
    names = [module.name for module in iter_modules(__path__)]
    return {name: import_module(f"{__name__}.{name}").TECHNIQUES for name in names}


@cache
def techniques() -> tuple[Technique, ...]:
    """Every technique of the folder, in the order in which a person would look.

    >>> [technique.name for technique in techniques()[:3]]
    ['full_house', 'slide', 'block_crossing']
    """
    all_techniques = (technique for family in families().values() for technique in family)
    return tuple(sorted(all_techniques, key=lambda technique: technique.weight))


@cache
def technique_set() -> tuple[Technique, ...]:
    """Those of the technique set, which grades count and the compiled search goes through in this order."""
    return tuple(technique for technique in techniques() if technique.is_graded)


@cache
def named() -> tuple[Technique, ...]:
    """Patterns with names of their own beside the technique set."""
    return tuple(technique for technique in techniques() if not technique.is_graded)


@cache
def by_name() -> dict[str, Technique]:
    return {technique.name: technique for technique in techniques()}
