/** Who is asked, and how a table is reached: the server, or the one in this browser. Nobody else knows which. */

import type { Socket } from './connection';
import type { NewTable } from './protocol.gen';
import { type Answer, type Asked, askServer } from './rest';
import { hasParts, isHere } from './static_site';

/** The server of this browser is fetched when it is first wanted. */
export const fetchLocalRoutes = () => import('./local_routes');

/** Whoever has no parts of a local server has only the server. */
export const ask = async (asked: Asked): Promise<Answer> =>
  hasParts() || isHere(asked.token)
    ? (await fetchLocalRoutes()).route(asked)
    : askServer(asked, asked.signal);

export async function askForTable(table: NewTable): Promise<Answer> {
  const asked: Asked = { method: 'POST', path: 'tables', body: table };
  return hasParts() ? (await fetchLocalRoutes()).routeNewTable(asked, table) : askServer(asked, undefined);
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
  fetchLocalRoutes().then(({ openLocalServer }) => {
    if (isClosed) return;
    real = openLocalServer().open();
    real.onopen = (event) => socket.onopen?.call(socket as WebSocket, event);
    real.onmessage = (event) => socket.onmessage?.call(socket as WebSocket, event);
    real.onclose = close;
  }, close);
  return socket;
}
