"""All sentences in six languages, with all kinds of facts, keep the rules of their language (rules.toml)."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.words import LANGUAGES
from tests.examples import FACTOR
from tests.words.sentences import book

HERE = Path(__file__).parent
COACH = HERE.parent / "coach" / "goldens"
VARIANTS = 20 if FACTOR == 1 else 40
"""Fillings of each choice of words."""
FEWEST = 10_000
"""Sentences of a language: fewer are a fault of the generator."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a sentence may not have."""

    pattern: str
    reason: str
    finds: str
    leaves: str
    keys: str = ""
    but: str = ""

    def applies(self, key: str) -> bool:
        return bool(re.search(self.keys, key)) and not (self.but and re.search(self.but, key))


def _rules() -> dict[str, list[Rule]]:
    document: dict[str, Any] = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))
    return {language: msgspec.convert(rules, list[Rule]) for language, rules in document.items()}


RULES = _rules()
BOUND_BY_A_FORMAT = "error-replay-stopped"
"""Its English is fixed by the record format, straight quotes and all."""


def faults(language: str, sentences: Iterable[tuple[str, str]]) -> tuple[int, list[str]]:
    """How many sentences were looked at, and what is wrong with them, once for each key."""
    rules = [(rule, re.compile(rule.pattern)) for rule in (*RULES["all"], *RULES[language])]

    @cache
    def for_key(key: str) -> list[tuple[Rule, re.Pattern[str]]]:
        return [pair for pair in rules if pair[0].applies(key)]

    count = 0
    by_rule: dict[tuple[str, str], str] = {}
    for key, text in sentences:
        if key == BOUND_BY_A_FORMAT and language == "en":
            continue
        count += 1
        for rule, pattern in for_key(key):
            if (match := pattern.search(text)) is not None:
                by_rule.setdefault((key, rule.reason), f"{key}: {rule.reason}: “{match[0]}” in “{text}”")
    return count, list(by_rule.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_keeps_the_rules_of_its_language(language: str) -> None:
    count, wrong = faults(language, book(language).sentences(VARIANTS))
    assert count >= FEWEST
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_explanations_of_the_coach_keep_them_too(language: str) -> None:
    """Sentences one after another, as the goldens have them."""
    lines = (COACH / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    told = [(f"coach-proof-{n}", line[3:]) for n, line in enumerate(lines) if line[:1].isdigit()]
    count, wrong = faults(language, told)
    assert count > 100
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "rule", [rule for rules in RULES.values() for rule in rules], ids=lambda rule: rule.reason
)
def test_each_rule_finds_its_example_and_leaves_the_other(rule: Rule) -> None:
    assert re.search(rule.pattern, rule.finds)
    assert not re.search(rule.pattern, rule.leaves)
