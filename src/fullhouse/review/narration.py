"""A review in words: the turning points first, then the players and the way through the problem."""

import re
from collections.abc import Iterator

from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.records.narration import called
from fullhouse.review.data import Decision, PlayerReview, ProblemPath, Review
from fullhouse.words import has, say


def tell_review(review: Review, language: str = "en") -> Iterator[str]:
    """The lines of the review."""
    yield say("review-of", language, name=say(f"{review.game}-name", language))
    yield say("tell-seats", language, names=[called(name, language) for name in review.seats])
    yield say(f"review-judge-{review.judge}", language)
    yield ""
    yield say("review-turning", language)
    by_number = {one.n: one for one in review.decisions}
    for n in review.turning:
        yield from _decision(review, by_number[n], language)
    if not review.turning:
        yield "  " + say("review-calm", language)
    yield ""
    if review.best is not None:
        best = by_number[review.best]
        move = tell_move(review.game, best.move, language)
        yield say("review-best", language, n=str(best.n), move=move, name=_name(review, best.seat, language))
    for player in review.players:
        if player.accuracy is not None:
            yield _player(review, player, language)
    if review.unlucky:
        yield say(
            "review-unlucky", language, names=[_name(review, seat, language) for seat in review.unlucky]
        )
    if review.path is not None:
        yield ""
        yield from _path(review.path, language)


def tell_move(name: str, text: str, language: str) -> str:
    """A move of a game as what somebody does, in its own words first; as it is written where there are none.

    >>> tell_move("challenge", "c4=7!row", "en")
    'insert the 7 in c4 as forced because of its row'
    >>> tell_move("tiles", "lay c4", "de")
    'das Plättchen auf c4 legen'
    """
    move = game(name).read_move(text)
    cell = re.search(r"\b[a-i][1-9]\b", text)
    facts = {"cell": cell and cell.group(), "symbol": move.symbol or None, "ground": move.ground}
    for key in (f"{name}-move-{move.verb}", f"review-move-{move.verb}"):
        if has(key, language):
            return say(key, language, **facts)
    return text


def why(one: Decision, language: str) -> str:
    """One sentence: what was lost, or that nothing better was found."""
    if one.kind is None:
        return say("review-good", language)
    facts = {name: value for name, value in one.facts.items() if isinstance(value, int | float | str)}
    return say(f"review-kind-{one.kind}", language, **facts)


def _decision(review: Review, one: Decision, language: str) -> Iterator[str]:
    move = tell_move(review.game, one.move, language)
    head = say("tell-move", language, n=str(one.n), name=_name(review, one.seat, language), move=move)
    yield f"  {head}"
    yield f"      {why(one, language)}"
    if one.better:
        moves = [tell_move(review.game, better.move, language) for better in one.better]
        yield "      " + say("review-better", language, moves=moves)
    if review.judge != "solution" and len(review.seats) == 1:
        before, after = round(one.before.lead), round(one.after.lead)
        yield "      " + say("review-expected", language, before=before, after=after)
    elif review.judge != "solution":
        before, after = _percent(one.before.win), _percent(one.after.win)
        yield "      " + say("review-chance", language, before=before, after=after)
        before, after = round(one.before.lead), round(one.after.lead)
        yield "      " + say("review-ahead", language, before=before, after=after)


def _player(review: Review, player: PlayerReview, language: str) -> str:
    accuracy, name = round(player.accuracy or 0), _name(review, player.seat, language)
    if review.judge == "solution" and player.hints:
        return say("review-solver-hints", language, name=name, accuracy=accuracy, count=player.hints)
    if review.judge != "solution" and len(review.seats) == 1:
        return say("review-alone", language, name=name, accuracy=accuracy, points=round(player.points_lost))
    if player.luck is None:
        return say("review-solver", language, name=name, accuracy=accuracy)
    lost, luck = _percent(player.lost), _percent(player.luck)
    return say("review-player", language, name=name, accuracy=accuracy, lost=lost, luck=luck)


def _path(path: ProblemPath, language: str) -> Iterator[str]:
    yield say("review-path", language)
    if path.bottleneck is not None:
        step = path.steps[path.bottleneck]
        technique = say(f"coach-name-{step.technique}", language)
        yield "  " + say("review-hardest", language, cell=step.cell, symbol=step.symbol, technique=technique)
    if path.slowest is not None:
        slow = path.taken[path.slowest]
        shown = f"coach-name-{slow.technique}" if slow.technique else "review-unproved"
        seconds = round(slow.seconds or 0)
        time = f"{seconds // 60}:{seconds % 60:02}"
        technique = say(shown, language)
        yield "  " + say(
            "review-slowest", language, cell=slow.cell, symbol=slow.symbol, time=time, technique=technique
        )
    if path.taken and all(step.is_right for step in path.taken):
        yield "  " + say("review-faultless", language)


def _name(review: Review, seat: Seat, language: str) -> str:
    return called(review.seats[seat - 1], language)


def _percent(share: float) -> int:
    return round(100 * share)
