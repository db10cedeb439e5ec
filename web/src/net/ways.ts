/** Who is asked: the server, or the house of this browser. Nobody else knows which. */
import { type Answer, type Asked, askServer } from './asking';
import type { Socket } from './connection';
import type { NewTable } from './protocol.gen';
import { hasParts, isHere } from './site';

/** The house of this browser is fetched when it is first wanted. */
export const fetchHouse = () => import('./own');

/** Whoever has no parts of a house has only the server. */
export const ask = async (asked: Asked): Promise<Answer> =>
  hasParts() || isHere(asked.token) ? (await fetchHouse()).askOwn(asked) : askServer(asked, asked.signal);

export async function askForTable(table: NewTable): Promise<Answer> {
  const asked: Asked = { method: 'POST', path: 'tables', body: table };
  return hasParts() ? (await fetchHouse()).askForOwnTable(asked, table) : askServer(asked, undefined);
}

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
