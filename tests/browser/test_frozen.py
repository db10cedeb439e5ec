"""A node freezes, or the network dies silently: the browser notices, and plays on over another node."""

import os
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.house import Person
from tests.browser.test_connection import empty
from tests.browser.test_tiles import begin, hand_of
from tests.databases.postgres import Postgres
from tests.databases.redis import Redis
from tests.processes import free_port, running, wait_for

SERVE = [str(Path(sys.executable).with_name("fullhouse")), "serve", "--port"]
NO_ANSWER = "No answer yet"
EMPTY = re.compile("empty")
SILENCE_MS = 3_000
"""After which both browsers have noticed it, and have tried again: `web/tests/silence.test.ts`."""
REMEMBER = """text => {
  globalThis.wasTold = false;
  new MutationObserver((_, observer) => {
    if (!document.body.innerText.includes(text)) return;
    globalThis.wasTold = true;
    observer.disconnect();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""The text stands on the page for half a second only: the page itself remembers that it was there."""


class Front:
    """What stands before the nodes: new connections go to the node that is chosen."""

    def __init__(self, ports: list[int]) -> None:
        self.ports, self.chosen = ports, 0
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._sockets: list[socket.socket] = []
        self._dead: set[socket.socket] = set()
        """Ends of connections over which nothing passes any more, and nobody is told."""
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                outside, _ = self._door.accept()
                inside = socket.create_connection(("127.0.0.1", self.ports[self.chosen]))
                self._sockets += (outside, inside)
                for one, other in ((outside, inside), (inside, outside)):
                    self._threads.append(
                        threading.Thread(target=self._pass_on, args=(one, other), daemon=True)
                    )
                    self._threads[-1].start()

    def drop_packets(self) -> None:
        """Of all connections that there are: both ends stay open, and nothing arrives."""
        self._dead.update(self._sockets)

    def half_open(self) -> None:
        """The nodes see their connections close; the browsers are never told."""
        self._dead.update(self._sockets)
        for inside in self._sockets[1::2]:
            with suppress(OSError):
                inside.shutdown(socket.SHUT_RDWR)

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                if one not in self._dead:
                    other.sendall(data)
        for each in (one, other):
            if each not in self._dead:
                with suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        for each in self._sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for each in (self._door, *self._sockets):
            each.close()


@contextmanager
def nodes(postgres: Postgres, redis: Redis) -> Iterator[tuple[Front, list[int]]]:
    """Two nodes of one site behind a front, and their processes."""
    settings = {"FULLHOUSE_DATABASE": postgres.new_database(), "FULLHOUSE_BUS": redis.address}
    ports = [free_port(), free_port()]
    env = {**os.environ, **settings}
    with running([*SERVE, str(ports[0])], env=env) as one, running([*SERVE, str(ports[1])], env=env) as two:
        for port, process in zip(ports, (one, two), strict=True):
            wait_for(f"http://127.0.0.1:{port}/readyz", process)
        front = Front(ports)
        try:
            yield front, [one.pid, two.pid]
        finally:
            with suppress(ProcessLookupError):
                os.kill(one.pid, signal.SIGCONT)
            front.close()


def plays_on(one: Person, other: Person, fail: Callable[[], None]) -> None:
    """A move into the silence is shown as done only once it is, and then to both."""
    cell = empty(one.view(), hand_of(one))
    one.page.evaluate(REMEMBER, NO_ANSWER)
    fail()
    one.touch(cell)
    for person in (one, other):  # who waits touches nothing
        person.page.clock.run_for(SILENCE_MS)
    one.page.wait_for_function("() => globalThis.wasTold")
    expect(one.page.get_by_text(NO_ANSWER)).to_have_count(0)
    for person in (one, other):
        expect(person.cell(cell)).not_to_have_attribute("aria-label", EMPTY)
    other.waits_for_turn()


def test_a_frozen_node_is_noticed_and_left(browser: Browser, postgres: Postgres, redis: Redis) -> None:
    with nodes(postgres, redis) as (front, processes):
        address = f"http://127.0.0.1:{front.port}"
        ana, ben = Person(browser, address).unpainted(), Person(browser, address).unpainted()
        for one in (ana, ben):
            one.page.clock.install()
        ben.join(ana.new_table("tiles", "Everyone on their own device"), "Ben")
        begin(ana)

        def freeze() -> None:
            front.chosen = 1
            os.kill(processes[0], signal.SIGSTOP)

        plays_on(ana, ben, freeze)
        # The network dies without a word, then a connection is open at one end only.
        plays_on(ben, ana, front.drop_packets)
        plays_on(ana, ben, front.half_open)
        for one in (ana, ben):
            assert one.complaints == []
            one.context.close()
