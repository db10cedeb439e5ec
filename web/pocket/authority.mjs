/**
 * The server of this browser. Every page starts this worker; the one that gets the browser's lock is the authority, and when its
 * page goes the next one takes over. Pages and authority talk over a channel that all of them hear.
 */
import { jobWorker } from './job_worker.mjs';
import { openShelf } from './shelf.mjs';

const query = new URL(import.meta.url).searchParams;
const NAME = query.get('name') ?? 'fullhouse-tables';
const VERSION = query.get('version') ?? '';
/** Messages that are answered while the words of a language are still on their way. */
const WORDLESS = new Set(['who', 'close']);
const channel = new BroadcastChannel(NAME);
const wanted = new Set(['en', ...(query.get('languages')?.split(',').filter(Boolean) ?? [])]);
/** Tells this worker's own page that it has to be started again. */
const fail = (error) => postMessage({ kind: 'failed', why: String(error?.message ?? error) });

/** Ends when another version is to rule: what it has told is stored. */
async function rule() {
  channel.postMessage({ kind: 'coming', version: VERSION });
  const { addLanguage, boot } = await import('./boot.mjs');
  const [python, shelf] = await Promise.all([boot([...wanted]), openShelf(NAME, fail)]);
  const host = await python.pyimport('fullhouse.pocket.main').start(
    shelf,
    jobWorker(() => [...wanted]),
    Number(query.get('pace') ?? '1'),
  );
  const sockets = new Map();
  let loading = null;
  let retire = () => undefined;
  const retired = new Promise((resolve) => {
    retire = resolve;
  });

  async function speak(language) {
    wanted.add(language);
    loading = addLanguage(python, language).catch(() => wanted.delete(language));
    await loading;
    loading = null;
  }

  const handlers = {
    /** A page asks whether anybody is there. One with newer parts takes over. */
    who({ version }) {
      if (version && VERSION && version !== VERSION) retire();
      else channel.postMessage({ kind: 'here', version: VERSION });
    },
    async ask({ id, method, path, headers, body }) {
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
  channel.onmessage = async ({ data }) => {
    try {
      if (data.language && !wanted.has(data.language)) await speak(data.language);
      else if (loading && !WORDLESS.has(data.kind)) await loading;
      await handlers[data.kind]?.(data);
    } catch (error) {
      fail(error);
    }
  };
  channel.postMessage({ kind: 'new', version: VERSION });
  await retired;
  channel.onmessage = null;
  await host.stop();
  close();
}

navigator.locks.request(NAME, rule).catch(fail);
