"""All techniques, the easiest first: each module of this folder that has a `TECHNIQUE`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fullhouse.coach.technique import Technique


@cache
def techniques() -> tuple[Technique, ...]:
    """Every technique of the folder, in the order in which a person would look.

    >>> [technique.name for technique in techniques()[:3]]
    ['full_house', 'slide', 'block_crossing']
    """
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    return tuple(sorted((module.TECHNIQUE for module in modules), key=lambda technique: technique.weight))


@cache
def by_name() -> dict[str, Technique]:
    return {technique.name: technique for technique in techniques()}
