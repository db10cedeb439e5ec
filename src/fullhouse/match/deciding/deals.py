"""The setup of a game: from the host, from the next card of the table's deck, or drawn at random."""

from typing import Any

from fullhouse.core.game import Setup
from fullhouse.match.holder import DecisionContext
from fullhouse.match.seals import Seal, next_card
from fullhouse.match.table import Table
from fullhouse.records.proofs.proof import source_of


def dealt(
    table: Table,
    seats: int,
    context: DecisionContext,
    chosen: Setup | None = None,
    *,
    seal: Seal | None = None,
) -> dict[str, Any]:
    """The explicit setup of the next game at a table, as its record will have it."""
    source = _source(table, context, seal) if chosen is None else chosen
    _, setup = table.game.setup(table.options_said, seats, source, table.rules)
    return setup


def _source(table: Table, context: DecisionContext, seal: Seal | None) -> Setup:
    """As it was promised; at tables without a seal by a seed that the server draws.

    A card comes in a disguise, so that the host cannot look up its solution.
    """
    seed = context.seed() if seal is None else seal.seed
    return source_of(seed, next_card(table.level, table.deck, table.round))
