"""Problems checked, and the coach asked: stateless, for whoever types a problem in."""

from litestar import post
from litestar.params import JSONBody

from fullhouse.core.errors import BadInput
from fullhouse.server.routes.common import REFUSALS, Asking, services
from fullhouse.server.shapes import CheckedProblem, ProblemText
from fullhouse.solver import solve


@post("/api/problems/check", responses=REFUSALS, sync_to_thread=False)
def check(request: Asking, data: JSONBody[ProblemText]) -> CheckedProblem:
    """Whether this is a problem: givens with exactly one solution. If not, why not."""
    services(request)
    text = "".join(char for char in data.problem if not char.isspace())
    if len(text) != 81:
        raise BadInput("bad-grid-length", length=len(text), expected=81)
    solve(text)
    problem = text.replace("0", ".")
    return CheckedProblem(problem, sum(char != "." for char in problem), None)


ROUTES = (check,)
