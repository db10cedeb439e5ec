"""How much memory the WebAssembly of a page's workers has, by the tools of developers."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page

SUM = """function() { return [...this].map(memory => memory.buffer.byteLength) }"""


class WorkerSession:
    """The tools of developers for one worker, spoken to through its page."""

    def __init__(self, page: Page, session: CDPSession, target: str) -> None:
        self._page, self._session, self._last = page, session, 0
        self._answers: dict[int, Any] = {}
        session.on("Target.receivedMessageFromTarget", self._hear)
        attached = session.send("Target.attachToTarget", {"targetId": target, "flatten": False})
        self._id = attached["sessionId"]

    def _hear(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        if event["sessionId"] == self._id and "id" in message:
            self._answers[message["id"]] = message

    def send(self, method: str, **facts: Any) -> Any:
        self._last += 1
        message = json.dumps({"id": self._last, "method": method, "params": facts})
        self._session.send("Target.sendMessageToTarget", {"sessionId": self._id, "message": message})
        for _ in range(500):
            if self._last in self._answers:
                return self._answers[self._last]["result"]
            self._page.wait_for_timeout(20)
        raise AssertionError(f"no answer to {method}")


def heaps(context: BrowserContext, page: Page) -> list[float]:
    """Megabytes of each memory of each worker, the largest first."""
    session = context.new_cdp_session(page)
    targets = session.send("Target.getTargets", {"filter": [{"type": "worker"}]})["targetInfos"]
    sizes = []
    for target in targets:
        worker = WorkerSession(page, session, target["targetId"])
        prototype = worker.send("Runtime.evaluate", expression="WebAssembly.Memory.prototype")
        objects = worker.send("Runtime.queryObjects", prototypeObjectId=prototype["result"]["objectId"])
        lengths = worker.send(
            "Runtime.callFunctionOn",
            objectId=objects["objects"]["objectId"],
            functionDeclaration=SUM,
            returnByValue=True,
        )["result"]["value"]
        sizes += [size / 1e6 for size in lengths]
    return sorted((round(size, 1) for size in sizes), reverse=True)
