/**
 * The house of this browser. Every page starts this worker; the one that gets the browser's lock is the authority, and when its
 * page goes the next one takes over. Pages and authority talk over a channel that all of them hear.
 */
import { hands } from './hands.mjs';
import { openShelf } from './shelf.mjs';

const NAME = 'fullhouse-pocket';
const channel = new BroadcastChannel(NAME);
const query = new URL(import.meta.url).searchParams;
const wanted = new Set(['en', ...(query.get('languages')?.split(',') ?? [])]);

async function rule() {
  const { addLanguage, boot } = await import('./boot.mjs');
  const [python, shelf] = await Promise.all([boot([...wanted]), openShelf(NAME)]);
  const host = await python.pyimport('fullhouse.pocket.main').start(
    shelf,
    hands(() => [...wanted]),
    Number(query.get('pace') ?? '1'),
  );
  const sockets = new Map();

  const handlers = {
    /** A page asks whether anybody is there. */
    who: () => channel.postMessage({ kind: 'here' }),
    async speak({ language }) {
      if (wanted.has(language)) return;
      wanted.add(language);
      await addLanguage(python, language);
    },
    async ask({ id, method, path, headers, body, language }) {
      if (language && !wanted.has(language)) await handlers.speak({ language });
      const [status, type, text] = await host.ask(method, path, JSON.stringify(headers ?? {}), body ?? '');
      channel.postMessage({ kind: 'answer', id, status, type, text });
    },
    open({ id }) {
      const post = (text) => channel.postMessage({ kind: 'message', id, text });
      const shut = () => {
        sockets.delete(id);
        channel.postMessage({ kind: 'closed', id });
      };
      sockets.set(id, host.connect(post, shut));
      channel.postMessage({ kind: 'opened', id });
    },
    say({ id, text }) {
      const socket = sockets.get(id);
      if (socket) socket.say(text);
      else channel.postMessage({ kind: 'closed', id });
    },
    close({ id }) {
      sockets.get(id)?.end();
      sockets.delete(id);
    },
  };
  const handle = ({ data }) => handlers[data.kind]?.(data);
  channel.onmessage = handle;
  channel.postMessage({ kind: 'new' });
}

navigator.locks
  .request(NAME, () => rule().then(() => new Promise(() => undefined)))
  .catch((error) => postMessage({ kind: 'failed', why: String(error?.message ?? error) }));
