"""The setup of a game: from the host, from the next card of the table's deck, or drawn at random."""

from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.game import Setup
from fullhouse.match.holder import DecisionContext
from fullhouse.match.table import Table
from fullhouse.problems.decks import Deck
from fullhouse.problems.disguise import disguised


def dealt(table: Table, seats: int, context: DecisionContext, chosen: Setup | None = None) -> dict[str, Any]:
    """The explicit setup of the next game at a table, as its record will have it."""
    source = _source(table, context) if chosen is None else chosen
    _, setup = table.game.setup(table.options_said, seats, source, table.rules)
    return setup


def _source(table: Table, context: DecisionContext) -> Setup:
    """A card in a disguise that the server draws, so that the host cannot look up its solution."""
    seed = context.seed()
    if table.deck is None or table.level is None:
        return {"seed": seed}
    deck = Deck(table.level, table.deck.seed, table.deck.edition)
    card = deck.card(table.deck.number + table.round)
    return {"problem": disguised(card, Chance(seed))}
