"""The heavy work: jobs that run in worker processes, from bytes to bytes. Pure; no store and no network."""

from collections.abc import Callable

from fullhouse.server.jobs.analysis import costs, one_step, path, positions, steps
from fullhouse.server.jobs.bots import think
from fullhouse.server.jobs.coach import hint, hint_question, proof, why
from fullhouse.server.jobs.moving import brought
from fullhouse.server.jobs.practice import compared, judged, practice
from fullhouse.server.jobs.problems import check, form, grids, imported, level, make, search
from fullhouse.server.jobs.records import continued, record, replay, verified
from fullhouse.server.jobs.review import review

JOBS: dict[str, Callable[[bytes], bytes]] = {
    job.__name__: job
    for job in (
        brought,
        check,
        compared,
        continued,
        costs,
        form,
        grids,
        hint,
        hint_question,
        imported,
        judged,
        level,
        make,
        one_step,
        path,
        positions,
        practice,
        proof,
        record,
        replay,
        review,
        search,
        steps,
        think,
        verified,
        why,
    )
}
