"""What `import fullhouse` shows, and what it does not load."""

import doctest
import subprocess
import sys
from types import ModuleType

import pytest

import fullhouse

HEAVY = ("asyncio", "msgspec", "numpy", "rich", "uvicorn")


def loaded_by(code: str) -> set[str]:
    line = f"import sys; before = set(sys.modules); {code}; print(*(set(sys.modules) - before))"
    return set(subprocess.check_output([sys.executable, "-c", line], text=True).split())


def test_it_loads_nothing_by_itself() -> None:
    assert not loaded_by("import fullhouse") & set(HEAVY)


def test_the_facade_loads_no_web_stack() -> None:
    every = "; ".join(f"fullhouse.{name}" for name in fullhouse.__all__)
    names = loaded_by(f"import fullhouse; {every}")
    assert "fullhouse.facade.match" in names
    assert not names & {"numpy", "pettingzoo", "rich", "uvicorn"}


def test_everything_public_is_listed() -> None:
    assert dir(fullhouse) == sorted(fullhouse.__all__)
    assert len(fullhouse.__all__) == len(set(fullhouse.__all__))
    with pytest.raises(AttributeError, match="no attribute 'sovle'"):
        fullhouse.sovle  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", [name for name in fullhouse.__all__ if name != "__version__"])
def test_every_name_has_its_words(name: str) -> None:
    value = getattr(fullhouse, name)
    assert (value.__doc__ or "").strip()


WITHOUT = ("Grade", "Record", "View", "FullHouseError", "BadInput", "Refused", "__version__")
"""Plain data: what makes them shows them."""


@pytest.mark.parametrize("name", [name for name in fullhouse.__all__ if name not in WITHOUT])
def test_every_function_and_object_has_an_example(name: str) -> None:
    value = getattr(fullhouse, name)
    if not isinstance(value, ModuleType):
        assert doctest.DocTestParser().get_examples(value.__doc__ or "")
