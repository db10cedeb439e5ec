"""Steps in words: a name, an idea, where to look, and the whole proof. Nothing is decided here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from fullhouse.coach.geometry import House, block, is_column, is_row, seen_by_any
from fullhouse.coach.position import Position
from fullhouse.coach.step import Fact, Net, Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE
from fullhouse.words import say


class Told(msgspec.Struct, frozen=True):
    """A step in one language."""

    name: str
    booklet: str | None
    idea: str
    where: str
    what: str
    proof: str


def tell(position: Position, step: Step, language: str = "en") -> Told:
    name, idea = name_of(step.technique, language), idea_of(step.technique, language)
    booklet = booklet_of(step.technique, language)
    key = "" if booklet is None else "-booklet" if by_name()[step.technique].is_way else "-deduction"
    what = compose(f"coach-what{key}", language, name=name, idea=idea, booklet=booklet)
    speaker = _Speaker(position, step, language)
    return Told(name, booklet, idea, speaker.where(), capital(what), capital(speaker.proof()))


def name_of(technique: str, language: str = "en") -> str:
    """The name that the Sudoku world uses."""
    return say(f"coach-name-{technique}", language)


def booklet_of(technique: str, language: str = "en") -> str | None:
    """The name that the booklet uses, where there is one."""
    way = by_name()[technique].booklet
    return None if way is None else say(f"coach-booklet-{way}", language)


def idea_of(technique: str, language: str = "en") -> str:
    return say(f"coach-idea-{by_name()[technique].idea}", language)


def compose(key: str, language: str, **facts: Any) -> str:
    """A text made from texts of any length: `say` cuts long facts, since they may come from outside."""
    marks = {name: f"⟦{name}⟧" for name, fact in facts.items() if isinstance(fact, str)}
    text = say(key, language, **{**facts, **marks})
    for name, mark in marks.items():
        text = text.replace(mark, facts[name])
    return _elided(text) if language == "it" else text


def _elided(text: str) -> str:
    """Italian articles before a number that begins with a vowel when it is spoken: uno, otto.

    >>> _elided("Il 8 e i posti del 1, non il 5 né il 18")
    'L’8 e i posti dell’1, non il 5 né il 18'
    """
    for article, short in (("il ", "l’"), ("del ", "dell’"), ("i ", "gli ")):
        for written, wanted in ((article, short), (article.capitalize(), short.capitalize())):
            text = re.sub(rf"\b{written}(?=[18]\b)", wanted, text)
    return text


def capital(text: str) -> str:
    """A sentence with a capital, unless it begins with the name of a cell.

    >>> capital("so it is"), capital("a1 is 5")
    ('So it is', 'a1 is 5')
    """
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


def house_words(house: House, language: str, key: str = "coach-in-house") -> str:
    """A house with its preposition, as one says it in that language.

    >>> house_words(House(2), "en"), house_words(House(11), "en"), house_words(House(22), "en")
    ('in row 3', 'in column c', 'in block 5')
    """
    kind = "row" if is_row(house) else "column" if is_column(house) else "block"
    return say(key, language, kind=kind, name=_house_name(house))


def _house_name(house: House) -> str:
    return chr(ord("a") + house - 9) if is_column(house) else str(house % 9 + 1)


def cell_names(cells: Iterable[Cell]) -> list[str]:
    return [NINE.name(cell) for cell in sorted(cells)]


class _Speaker:
    def __init__(self, position: Position, step: Step, language: str) -> None:
        self.position, self.step, self.language = position, step, language

    def say(self, key: str, **facts: Any) -> str:
        return compose(key, self.language, **facts)

    def inside(self, house: House) -> str:
        return house_words(house, self.language)

    # Stage 1

    def where(self) -> str:
        step = self.step
        level = by_name()[step.technique].level
        houses = [part.house for part in step.parts if part.house is not None]
        if level <= 2:
            house = houses[0] if houses else block(step.places[0][0])
            return capital(self.say("coach-where-house", **{"in": self.inside(house)}))
        symbols = {symbol for part in step.parts for symbol in part.symbols}
        symbols |= {link.symbol for link in step.chain}
        if len(symbols) == 1:
            return capital(self.say("coach-where-digit", digit=symbols.pop()))
        return capital(self.say("coach-where-cell", cell=NINE.name(self._middle())))

    def _middle(self) -> Cell:
        """The cell where it begins."""
        step = self.step
        for part in step.parts:
            if part.role in ("pivot", "stem", "floor", "pattern", "set", "pincer") and part.cells:
                return part.cells[0]
        if step.chain:
            return step.chain[0].cells[0]
        net = step.nets[0]
        if net.facts:
            return net.facts[0].cell
        return net.cases[0].facts[0].cell

    # Stage 3

    def proof(self) -> str:
        return f"{self._reason()} {capital(self._conclusion())}"

    def _conclusion(self) -> str:
        if self.step.places:
            cell, symbol = self.step.places[0]
            return self.say("coach-so-place", cell=NINE.name(cell), digit=symbol)
        by_symbol: dict[int, list[Cell]] = {}
        for cell, symbol in sorted(self.step.removes, key=lambda candidate: candidate[::-1]):
            by_symbol.setdefault(symbol, []).append(cell)
        removals = [
            self.say("coach-removal", digit=symbol, places=cell_names(cells))
            for symbol, cells in by_symbol.items()
        ]
        return self.say("coach-so-remove", removals=", ".join(removals))

    def _reason(self) -> str:
        step = self.step
        if step.nets:
            return self._net_proof(step.nets[0])
        proof = by_name()[step.technique].proof
        if proof == "chain" and step.places:
            proof = "chain-place"
        return self.say(f"coach-proof-{proof}", **self._facts())

    def _facts(self) -> dict[str, Any]:
        """Whatever the sentences of the techniques may ask for."""
        step, facts = self.step, dict[str, Any]()
        if step.places:
            cell, symbol = step.places[0]
            facts.update(cell=NINE.name(cell), digit=symbol)
        elif step.removes:
            facts["digit"] = step.removes[0][1]
        self._single_facts(facts)
        self._part_facts(facts)
        if step.chain:
            facts["chain"] = self._chain_text()
        return facts

    def _single_facts(self, facts: dict[str, Any]) -> None:
        step = self.step
        if not step.bars:
            return
        tiles = {bar.by for bar in step.bars if bar.by is not None}
        facts["tiles"] = cell_names(tiles)
        facts["noted"] = sum(bar.by is None for bar in step.bars)
        house = step.parts[0].house
        if house is not None:
            placed = {self.position.grid.symbols[cell] for cell in NINE.cells_in(NINE.houses[house])}
            facts["missing"] = [symbol for symbol in range(1, 10) if symbol not in placed]

    def _part_facts(self, facts: dict[str, Any]) -> None:
        step = self.step
        for part in step.parts[:1]:
            facts.update(places=cell_names(part.cells), digits=list(part.symbols), count=len(part.symbols))
        houses = [part.house for part in step.parts if part.house is not None]
        if houses:
            facts["in"] = self.inside(houses[0])
            facts["in-two"] = self.inside(houses[1]) if len(houses) > 1 else ""
            facts["in-cover"] = facts["in-two"]
        for role, name in _NAMES.items():
            cells = [cell for part in step.all(role) for cell in part.cells]  # type: ignore[arg-type]
            if cells:
                facts[name] = self._group(cells) if role in _GROUPS else cell_names(cells)
        for number, part in zip(("one", "two"), step.all("pincer"), strict=False):
            facts[number] = NINE.name(part.cells[0])
        links = [part.symbols[0] for part in step.all("link") if part.symbols]
        if links:
            facts.update(link=links[0], links=links)
        linked = cell_names(cell for part in step.all("link") for cell in part.cells)
        facts.update(near=linked, pair=linked)
        sets = [part for part in step.parts if part.role in ("set", "petal")]
        facts["sets"] = [
            self.say(
                "coach-set", cells=" ".join(cell_names(als.cells)), digits=" ".join(map(str, als.symbols))
            )
            for als in sets
        ]
        self._special_facts(facts)

    def _group(self, cells: list[Cell]) -> str:
        """Several cells as one thing, where a sentence speaks of several such."""
        return cell_names(cells)[0] if len(cells) == 1 else f"({', '.join(cell_names(cells))})"

    def _special_facts(self, facts: dict[str, Any]) -> None:
        step = self.step
        if "fish" in by_name()[step.technique].proof:
            for role, name in (("base", "bases"), ("cover", "covers")):
                houses = [part.house for part in step.all(role) if part.house is not None]  # type: ignore[arg-type]
                kind = "row" if is_row(houses[0]) else "column"
                names = [_house_name(house) for house in houses]
                facts[name] = say("coach-in-lines", self.language, kind=kind, names=names)
        if step.technique == "simple_colouring":
            colour = step.the("colour_b").cells
            facts["twice"] = bool(seen_by_any(colour) & set(colour))
        if step.technique == "multi_colouring":
            facts["both"] = set(step.the("colour_a").cells) >= {cell for cell, _ in step.removes}
        if step.technique == "sue_de_coq":
            symbols = {symbol for part in step.parts for symbol in part.symbols}
            facts.update(digits=sorted(symbols), count=len(symbols))

    def _chain_text(self) -> str:
        return " → ".join(
            f"{'/'.join(cell_names(link.cells))}{'=' if link.on else '≠'}{link.symbol}"
            for link in self.step.chain
        )

    # Nets

    def _net_proof(self, net: Net) -> str:
        if net.facts:
            assumed = _fact_text(net.facts[0])
            return self.say("coach-proof-fails", assumed=assumed, story=self._story(net))
        cases = [
            self.say(
                "coach-case",
                assumed=_fact_text(case.facts[0]),
                story=f"{self._line(case.facts, to_the_last=True)}.",
            )
            for case in net.cases
        ]
        return self.say("coach-proof-cases", cases=f"{self._split(net)} {' '.join(cases)}")

    def _story(self, net: Net) -> str:
        line = self._line(net.facts)
        text = f"{line}. " if line else ""
        return text + capital(self._end(net))

    def _line(self, facts: tuple[Fact, ...], *, to_the_last: bool = False) -> str:
        """The facts that a person would say aloud: what becomes true, and a conclusion whatever it is."""
        told = [fact for fact in facts[1:] if fact.on or (to_the_last and fact is facts[-1])]
        return " → ".join(f"{_fact_text(fact)}{self._because(fact)}" for fact in told)

    def _because(self, fact: Fact) -> str:
        if fact.why != "house":
            return ""
        return f" ({house_words(House(fact.ref), self.language, 'coach-house')})"

    def _end(self, net: Net) -> str:
        if net.end == "cases":
            cases = [
                self.say("coach-case", assumed=_fact_text(case.facts[0]), story=self._story(case))
                for case in net.cases
            ]
            return " ".join((self._split(net), *cases))
        if net.end == "empty_cell":
            return self.say("coach-end-cell", cell=NINE.name(Cell(net.at)))
        if net.at >= 27:
            return self.say("coach-end-two", cell=NINE.name(Cell(net.at - 27)))
        key = "coach-end-house" if net.end == "empty_house" else "coach-end-twice"
        return self.say(key, digit=net.symbol, **{"in": self.inside(House(net.at))})

    def _split(self, net: Net) -> str:
        if not net.symbol:
            return self.say("coach-cases-cell", cell=NINE.name(Cell(net.at)))
        return self.say("coach-cases-house", digit=net.symbol, **{"in": self.inside(House(net.at))})


_NAMES = {
    "fin": "fins", "pivot": "pivot", "stem": "stem", "floor": "floor", "roof": "roof", "colour_a": "first",
    "colour_b": "second", "colour_c": "third", "colour_d": "fourth", "pattern": "crossing", "line": "line",
    "block": "block", "target": "far",
}  # fmt: skip


_GROUPS = ("fin", "colour_a", "colour_b", "colour_c", "colour_d", "pattern", "line", "block")


def _fact_text(fact: Fact) -> str:
    return f"{NINE.name(fact.cell)}{'=' if fact.on else '≠'}{fact.symbol}"
