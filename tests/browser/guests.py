"""People who come back: a browser that has seen the pages opens one with half the work of a new one.

Their pages are painted only if they see motion: no other test looks at a picture. Between two tests a person
forgets everything: storage, cookies, permissions, what was routed, sizes and colours. Whose page was changed
in a way that cannot be undone is not invited again.
"""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Error

from tests.browser.elsewhere import QUIET_PAGE
from tests.browser.house import Person

CHANGEABLE: dict[str, Any] = {
    "viewport": {"width": 1024, "height": 768},
    "reduced_motion": "reduce",
    "color_scheme": "light",
    "contrast": "no-preference",
}
"""What a page can become after it was opened, and what it is without being told."""
LASTING = ("add_init_script", "new_cdp_session", "expose_function", "expose_binding")
"""What stays with a page or its context for good."""
FORGET = """async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    return '__pwClock' in window
}"""
"""Says whether the page's clock was replaced, which lasts, too."""


class Guests:
    """Those of one browser who are not in a test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._waiting: dict[str, list[Person]] = {}
        self._changed: set[int] = set()

    def invite(self, address: str, **context: Any) -> Person:
        looks = {name: context.pop(name, usual) for name, usual in CHANGEABLE.items()}
        sees_motion = looks["reduced_motion"] != "reduce"
        kind = json.dumps([address, context, sees_motion], sort_keys=True)
        waiting = self._waiting.setdefault(kind, [])
        if not waiting:
            return self._newcomer(kind, address, {**context, **looks})
        one = waiting.pop()
        one.page.set_viewport_size(looks.pop("viewport"))
        one.page.emulate_media(media="null", **looks)
        return one

    def take_leave(self, one: Person) -> None:
        """Everything is forgotten, or the browser context is closed."""
        if id(one) in self._changed or one.page.is_closed() or not self._forgets(one):
            self._changed.discard(id(one))
            one.context.close()
        else:
            self._waiting[one.kind].append(one)

    def _newcomer(self, kind: str, address: str, context: dict[str, Any]) -> Person:
        one = Person(self._browser, address, **context)
        if context["reduced_motion"] == "reduce":
            one.unpainted()
        one.kind = kind
        for owner in (one.context, one.page):
            for name in LASTING:
                if hasattr(owner, name):
                    setattr(owner, name, self._noting(one, getattr(owner, name)))
        return one

    def _noting(self, one: Person, change: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*arguments: Any, **named: Any) -> Any:
            self._changed.add(id(one))
            return change(*arguments, **named)

        return changed

    def _forgets(self, one: Person) -> bool:
        for page in one.context.pages:
            if page is not one.page:
                page.close()
        try:
            one.context.set_offline(False)
            one.page.unroute_all()
            one.go(QUIET_PAGE)
            has_other_clock: bool = one.page.evaluate(FORGET)
            one.context.clear_cookies()
        except Error:  # its server is gone, or the page is
            return False
        one.complaints.clear()
        return not has_other_clock
