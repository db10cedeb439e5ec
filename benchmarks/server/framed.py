"""Our server with the frames of a library: `python -m benchmarks.server.framed LIBRARY PORT FILE`."""

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

from websockets.frames import Opcode
from websockets.protocol import Protocol, Side

from benchmarks.server import ours
from fullhouse.server import app
from fullhouse.server.net.frames import BINARY, CLOSE, PING, TEXT, Frame
from fullhouse.server.net.wire import LARGEST_READ_BYTES, Phase, Wire


class WebsocketsReader:
    """`websockets` without its own input and output."""

    def __init__(self) -> None:
        self.protocol = Protocol(Side.SERVER, max_size=LARGEST_READ_BYTES)
        self.count = 0

    def feed(self, data: bytes) -> Iterator[Frame]:
        self.protocol.receive_data(data)
        events: list[Any] = self.protocol.events_received()
        for frame in events:
            self.count += 1
            if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
                yield TEXT, bytes(frame.data)
            elif frame.opcode is Opcode.CLOSE:
                yield CLOSE, bytes(frame.data)

    def text(self, message: bytes) -> list[bytes]:
        self.protocol.send_text(message)
        return self.protocol.data_to_send()


class WsprotoReader:
    """`wsproto`, which wants texts as strings."""

    def __init__(self) -> None:
        from wsproto.connection import Connection, ConnectionType  # noqa: PLC0415

        self.connection = Connection(ConnectionType.SERVER)
        self.count = 0

    def feed(self, data: bytes) -> Iterator[Frame]:
        from wsproto import events  # noqa: PLC0415

        self.connection.receive_data(data)
        for event in self.connection.events():
            self.count += 1
            if isinstance(event, events.TextMessage):
                yield TEXT, event.data.encode()
            elif isinstance(event, events.BytesMessage):
                yield BINARY, bytes(event.data)
            elif isinstance(event, events.Ping):
                yield PING, bytes(event.payload)
            elif isinstance(event, events.CloseConnection):
                yield CLOSE, int(event.code).to_bytes(2)

    def text(self, message: bytes) -> list[bytes]:
        from wsproto.events import TextMessage  # noqa: PLC0415

        return [self.connection.send(TextMessage(data=message.decode()))]


LIBRARIES: dict[str, Any] = {"websockets": WebsocketsReader, "wsproto": WsprotoReader}


def framed(library: str) -> type[Wire]:
    """The wire with the frames of a library."""

    class Framed(Wire):
        __slots__ = ()

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._reader = LIBRARIES[library]()

        def _say(self, message: bytes) -> None:
            if self._phase is Phase.OPEN:
                if not self._outgoing:
                    self._outbox.add(self)
                self._outgoing += self._reader.text(message)  # type: ignore[attr-defined]

    return Framed


def with_picows() -> None:
    """Sockets at a port of their own: picows reads, writes and shakes hands by itself."""
    import picows  # noqa: PLC0415

    listener: Any = picows.WSListener

    class Socket(listener):  # type: ignore[misc]
        backlog = 0

        def __init__(self, reception: Any) -> None:
            super().__init__()
            self._reception = reception

        def on_ws_connected(self, transport: Any) -> None:
            self._transport = transport
            self._connection = self._reception.open(self, "127.0.0.1", lambda: None)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                self._connection.take(frame.get_payload_as_bytes())
            elif frame.msg_type == picows.WSMsgType.CLOSE:
                transport.disconnect()

        def on_ws_disconnected(self, _transport: Any) -> None:
            self._connection.gone()

        def send(self, message: bytes) -> None:
            self._transport.send(picows.WSMsgType.TEXT, message)

        def close(self, code: int) -> None:
            self._transport.send_close(code)

        def forget(self) -> None: ...

        def ping(self) -> None:
            self._transport.send_ping()

    usual = app.Doors.of

    def of(config: Any, services: Any) -> app.Doors:
        listening = picows.ws_create_server(
            lambda _: Socket(services.reception), "127.0.0.1", config.port + 1
        )
        asyncio.get_running_loop().create_task(listening)
        return usual(config, services)

    vars(app)["Doors"] = type("Doors", (app.Doors,), {"of": staticmethod(of)})


def main() -> None:
    library = sys.argv.pop(1)
    if library == "picows":
        with_picows()
    if library in LIBRARIES:
        vars(app)["Wire"] = framed(library)
    ours.main()


if __name__ == "__main__":
    main()
