"""The coach's path through a problem beside the one that was taken: bottleneck, times, mistakes.

Where nobody is against anybody, the decisions are judged by it: a digit is right, or it is a mistake.
"""

from collections import defaultdict
from collections.abc import Iterator

from fullhouse.bots import deduction
from fullhouse.coach.hint import hint
from fullhouse.coach.position import Position, read_notes
from fullhouse.coach.rating import rate
from fullhouse.coach.search import solve_path
from fullhouse.coach.step import Candidate
from fullhouse.coach.techniques import by_name
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol
from fullhouse.records.replay import positions
from fullhouse.review.data import Better, Decision, Mistake, PathStep, ProblemPath, TakenStep, Value
from fullhouse.review.moments import Moment, Played, boards, is_together
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

WHOLE = 3
"""The stage of a hint that tells the move."""


def problem_path(played: Played) -> ProblemPath | None:
    """Both paths; None in a game that is not played on a problem."""
    problem = played.game.problem(played.moments[0].view)
    if problem is None:
        return None
    solution = solve(problem)
    steps = tuple(_steps(problem))
    weights = [by_name()[step.technique].weight for step in steps]
    bottleneck = weights.index(max(weights)) if weights else None
    taken = tuple(_taken(played, solution))
    timed = [place for place, step in enumerate(taken) if step.is_right and step.seconds]
    return ProblemPath(
        hardest=None if bottleneck is None else steps[bottleneck].technique,
        bottleneck=bottleneck,
        steps=steps,
        taken=taken,
        slowest=max(timed, key=lambda place: taken[place].seconds or 0, default=None),
        mistakes=tuple(_mistakes(played, taken, solution)) if _is_judged(played) else (),
        apart=is_solved_apart(played),
    )


def is_solved_apart(played: Played) -> bool:
    """Whether several people solve the problem, each on a board of their own."""
    view = played.moments[0].view
    return len(view.scores) > 1 and view.to_move is None and not is_together(played)


def _is_judged(played: Played) -> bool:
    """Whether only the digits of the solution are right; else any that fits may stand."""
    view = played.moments[0].view
    return view.options.is_judged_by_solution or view.to_move is None or len(view.scores) == 1


def _steps(problem: str) -> Iterator[PathStep]:
    """The digits in the coach's order. One that needed other conclusions first has the hardest of them.

    Nothing harder is taken than the grade says, so that the hardest technique is the same everywhere.
    """
    grade, hardest = rate(problem), ""
    deepest = grade.hardest if grade.solved_by_logic else None
    for step in solve_path(Position.of(Grid.parse(problem)), deepest=deepest).steps:
        if not hardest or by_name()[step.technique].weight > by_name()[hardest].weight:
            hardest = step.technique
        for cell, symbol in step.places:
            yield PathStep(NINE.name(cell), symbol, hardest)
            hardest = ""


def written(moment: Moment) -> bool:
    """Whether the decision was to write a digit into an open cell."""
    return moment.move.verb == "write" and moment.move.cell >= 0


def _taken(played: Played, solution: str) -> Iterator[TakenStep]:
    thought: dict[Seat, float] = defaultdict(float)
    hinted = _hinted(played)
    for moment in played.moments:
        thinker = moment.seat if moment.view.to_move is None else TABLE
        thought[thinker] += moment.seconds or 0
        if not written(moment):
            continue
        cell, symbol = moment.move.cell, moment.move.symbol
        shown = deduction.proved_digits(moment.view.board, "")
        yield TakenStep(
            n=moment.n,
            seat=moment.seat,
            cell=NINE.name(cell),
            symbol=symbol,
            is_right=solution[cell] == str(symbol),
            technique=shown.get((Cell(cell), Symbol(symbol))),
            seconds=None if moment.seconds is None else thought[thinker],
            is_hinted=hinted.get(moment.n) == (cell, symbol),
        )
        thought[thinker] = 0


def _hinted(played: Played) -> dict[int, Candidate]:
    """The digits that the coach told in full, by the number of the move that follows."""
    shown: dict[int, Candidate] = {}
    for n, (_, state, _) in enumerate(positions(played.record)):
        question = played.game.hint_question(state)
        if question is None or question.stage != WHOLE:
            continue
        last = NINE.cell(question.last) if question.last else None
        step = hint(question.problem, grid=question.board, notes=read_notes(question.notes), last=last).step
        if step is not None and step.places:
            shown[n + 1] = step.places[0]
    return shown


def _mistakes(played: Played, taken: tuple[TakenStep, ...], solution: str) -> Iterator[Mistake]:
    wrong, apart = [step for step in taken if not step.is_right], is_solved_apart(played)
    seen = boards(played) if wrong else {}
    for step in wrong:
        cell, own = NINE.cell(step.cell), seen[step.seat]
        mended = next((n for n in range(step.n, len(own)) if own[n][cell] != str(step.symbol)), None)
        until = len(own) if mended is None else mended
        yield Mistake(
            n=step.n,
            cell=step.cell,
            symbol=step.symbol,
            right=int(solution[cell]),
            mended=mended,
            led_to=sum(
                step.n < other.n < until and (other.seat == step.seat or not apart) for other in wrong
            ),
        )


MISTAKE, FOLLOWED = 0.2, 0.1
"""What a wrong digit loses, and each further one that it led to."""
CHOICES = 2


def is_solving(played: Played) -> bool:
    """Whether a problem is solved, alone or together, and nobody counts points."""
    return deduction.is_solving(played.game, played.moments[0].view)


def solving_decisions(played: Played, path: ProblemPath) -> Iterator[Decision]:
    """Every digit that was written. Its value is the share of the open cells that are right."""
    problem = played.game.problem(played.moments[0].view) or ""
    solution, total = solve(problem), max(1, problem.count(".") + problem.count("0"))
    mistakes = {mistake.n: mistake for mistake in path.mistakes}
    for moment in played.moments:
        if not written(moment):
            continue
        pairs = zip(moment.view.board, solution, problem, strict=True)
        right = sum(shown == digit != given for shown, digit, given in pairs)
        good = Value(0.0, (right + 1) / total)
        mistake = mistakes.get(moment.n)
        yield Decision(
            n=moment.n,
            seat=moment.seat,
            move=played.game.write_move(moment.move),
            before=good,
            after=good if mistake is None else Value(0.0, right / total),
            now=0,
            better=() if mistake is None else (Better(f"{mistake.cell}={mistake.right}", 0, good),),
            given=0 if mistake is None else 1 / total,
            loss=0 if mistake is None else min(1.0, MISTAKE + FOLLOWED * mistake.led_to),
            choices=CHOICES,
            kind=None if mistake is None else "mistake",
            facts={} if mistake is None else _facts(mistake),
            seconds=moment.seconds,
            deep=True,
        )


def _facts(mistake: Mistake) -> dict[str, object]:
    return {"cell": mistake.cell, "symbol": mistake.symbol, "right": mistake.right, "count": mistake.led_to}
