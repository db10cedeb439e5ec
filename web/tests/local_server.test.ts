/** The server of a browser as a page sees it: waits for it, notices when nobody answers, and hears all tabs. */
import { expect, test, vi } from 'vitest';
import { LocalServer, LocalServerTrouble, PATIENCE_MS, SILENCE_MS } from '../src/net/local_server';

interface Sent {
  kind: string;
  id: string;
  path?: string;
  text?: string;
}

function scene() {
  const sent: Sent[] = [];
  const channel = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    postMessage: (message: Sent) => sent.push(message),
  };
  const starts: ((why: string) => void)[] = [];
  const ended = vi.fn();
  const timers: { run: () => void; milliseconds: number }[] = [];
  const server = new LocalServer({
    channel: channel as unknown as BroadcastChannel,
    start: (onFailed) => {
      starts.push(onFailed);
      return ended;
    },
    version: 'v1',
    language: () => 'de',
    later: (run, milliseconds) => timers.push({ run, milliseconds }),
  });
  const hear = (data: object) => channel.onmessage?.({ data } as MessageEvent);
  const pass = (milliseconds: number) => {
    for (const timer of timers.splice(0)) if (timer.milliseconds === milliseconds) timer.run();
  };
  const asked = () => sent.filter(({ kind }) => kind === 'ask');
  return { server, sent, starts, ended, hear, pass, asked };
}

const question = { method: 'GET', path: '/api/games', headers: {}, body: '' };

test('what is asked before the server is ready waits for it', async () => {
  const { server, asked, hear } = scene();
  const answer = server.ask(question);
  expect(asked()).toHaveLength(0);
  hear({ kind: 'new', version: 'v1' });
  expect(asked()).toMatchObject([{ path: '/api/games', language: 'de' }]);
  hear({ kind: 'answer', id: asked()[0]?.id, status: 200, text: '[]' });
  expect(await answer).toEqual({ status: 200, text: '[]' });
});

test('a new holder is asked again, and sockets to the old one are closed', () => {
  const { server, asked, hear, sent } = scene();
  hear({ kind: 'here', version: 'v1' });
  void server.ask(question);
  const socket = server.open();
  const closed = vi.fn();
  socket.onclose = closed;
  expect(sent.at(-1)).toMatchObject({ kind: 'open' });
  hear({ kind: 'new', version: 'v1' });
  expect(closed).toHaveBeenCalledOnce();
  expect(asked()).toHaveLength(2);
});

test('where nobody answers the worker is started again', () => {
  const { server, starts, ended, hear, pass, sent } = scene();
  hear({ kind: 'here', version: 'v1' });
  void server.ask(question);
  pass(PATIENCE_MS);
  expect(sent.at(-1)).toEqual({ kind: 'who' });
  pass(SILENCE_MS);
  expect(ended).toHaveBeenCalledOnce();
  expect(starts).toHaveLength(2);
  expect(server.isReady).toBe(false);
});

test('a way to a table that nobody opens any more is noticed, whatever was answered before', () => {
  const { server, starts, hear, pass } = scene();
  hear({ kind: 'here', version: 'v1' });
  server.open().send('first');
  hear({ kind: 'message', id: 'any', text: 'answer' });
  server.open();
  pass(PATIENCE_MS);
  pass(SILENCE_MS);
  expect(starts).toHaveLength(2);
});

test('what other tabs say is no answer, and does not make the server ready', () => {
  const { server, starts, hear, pass } = scene();
  hear({ kind: 'who', version: 'v1' });
  expect(server.isReady).toBe(false);
  hear({ kind: 'here', version: 'v1' });
  void server.ask(question);
  for (const kind of ['who', 'ask', 'say']) hear({ kind, version: 'v2', id: 'of-another-tab' });
  pass(PATIENCE_MS);
  hear({ kind: 'say', id: 'of-another-tab' });
  pass(SILENCE_MS);
  expect(starts).toHaveLength(2);
});

test('a tab that nobody answers makes the tab with the worker look after it', () => {
  const { starts, hear, pass } = scene();
  hear({ kind: 'new', version: 'v1' });
  hear({ kind: 'who', version: 'v1' });
  pass(PATIENCE_MS);
  pass(SILENCE_MS);
  expect(starts).toHaveLength(2);
});

test('while another worker takes over, questions and new sockets wait for it', () => {
  const { server, asked, hear, sent } = scene();
  hear({ kind: 'here', version: 'v1' });
  const socket = server.open();
  const closed = vi.fn();
  socket.onclose = closed;
  hear({ kind: 'coming', version: 'v1' });
  expect(closed).toHaveBeenCalledOnce();
  void server.ask(question);
  server.open();
  expect(asked()).toHaveLength(0);
  hear({ kind: 'new', version: 'v1' });
  expect(asked()).toHaveLength(1);
  expect(sent.filter(({ kind }) => kind === 'open')).toHaveLength(2);
});

test('a long question is no silence', () => {
  const { server, starts, hear, pass } = scene();
  hear({ kind: 'here', version: 'v1' });
  void server.ask(question);
  pass(PATIENCE_MS);
  hear({ kind: 'here', version: 'v1' });
  pass(SILENCE_MS);
  expect(starts).toHaveLength(1);
});

test('a worker that fails three times is given up, and says why', async () => {
  const { server, starts } = scene();
  const answer = server.ask(question);
  for (let time = 0; time < 3; time++) starts.at(-1)?.('no memory');
  await expect(answer).rejects.toThrow(LocalServerTrouble);
  expect(starts).toHaveLength(3);
  expect(server.trouble).toBe('no memory');
  await expect(server.ask(question)).rejects.toThrow('no memory');
});

test('messages reach only the socket that they are for', () => {
  const { server, hear, sent } = scene();
  hear({ kind: 'here', version: 'v1' });
  const [first, second] = [server.open(), server.open()];
  const heard: string[] = [];
  first.onmessage = ({ data }) => heard.push(`first ${data}`);
  second.onmessage = ({ data }) => heard.push(`second ${data}`);
  const ids = sent.filter(({ kind }) => kind === 'open').map(({ id }) => id);
  hear({ kind: 'message', id: ids[1], text: 'a' });
  hear({ kind: 'message', id: 'of-another-tab', text: 'b' });
  expect(heard).toEqual(['second a']);
});
