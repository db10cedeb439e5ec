/** Opens the way to a table: a WebSocket to the server, or a port to the house of this browser. */
import type { Socket } from './connection';
import { isHere } from './site';
import { fetchHouse } from './ways';

/** The way to a table, wherever it is. */
export function openSocket(token: string): Socket {
  if (isHere(token)) return socketHere();
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
}

/** A way to a table of this browser, like a WebSocket. */
function socketHere(): Socket {
  let real: Socket | null = null;
  let isClosed = false;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => real?.send(text),
    close: () => {
      isClosed = true;
      real?.close();
    },
  };
  const close = () => socket.onclose?.call(socket as WebSocket, new Event('close') as CloseEvent);
  fetchHouse().then(({ openHouse }) => {
    if (isClosed) return;
    real = openHouse().open();
    real.onopen = (event) => socket.onopen?.call(socket as WebSocket, event);
    real.onmessage = (event) => socket.onmessage?.call(socket as WebSocket, event);
    real.onclose = close;
  }, close);
  return socket;
}
