"""Does an order, whatever comes of it: the result, a refusal, or the traceback of a failure."""

import time
import traceback

from fullhouse.core.errors import FullHouseError
from fullhouse.server.errors import sent
from fullhouse.server.jobs import JOBS
from fullhouse.server.workers.messages import JobRefusal, Order, Reply


def reply_to(order: Order) -> Reply:
    before = time.process_time()
    try:
        body = JOBS[order.job](order.body)
    except FullHouseError as error:
        refusal = JobRefusal(error.status, error.code, sent(error.facts))
        return Reply(cpu=time.process_time() - before, refusal=refusal)
    except Exception:
        return Reply(cpu=time.process_time() - before, failure=traceback.format_exc())
    return Reply(cpu=time.process_time() - before, body=body)
