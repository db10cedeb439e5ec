/** What is kept for playing without a network: whole, checked, and nothing fetched twice. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fetchFiles, type KeptFile, NotKept, type Tools, wantedFiles } from '../src/device/offline.svelte';

const file = (path: string, body: string, language?: string): KeptFile => ({
  path,
  bytes: body.length,
  sent: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
  ...(language ? { language } : {}),
});

function scene(served: Record<string, string>, old: Record<string, string> = {}) {
  const shelf = new Map<string, Response>();
  const fetched: string[] = [];
  const progress: number[] = [];
  const tools: Tools = {
    shelf: {
      match: async (address) => shelf.get(String(address))?.clone(),
      put: async (address, answer) => void shelf.set(String(address), answer),
    },
    older: async (sha256) => (sha256 in old ? new Response(old[sha256]) : undefined),
    fetch: async (address) => {
      fetched.push(address);
      const body = served[address];
      return body === undefined ? new Response('', { status: 404 }) : new Response(body);
    },
    addressOf: (path) => `/${path}`,
    onProgress: (done) => progress.push(done),
    signal: new AbortController().signal,
  };
  return { shelf, fetched, progress, tools };
}

const reason = (keeping: Promise<void>) =>
  keeping.then(
    () => 'kept',
    (error: unknown) => (error instanceof NotKept ? error.why : String(error)),
  );

test('all files are there, and the way is told', async () => {
  const { shelf, progress, tools } = scene({ '/a': 'aaaa', '/b': 'bb' });
  await fetchFiles([file('a', 'aaaa'), file('b', 'bb')], tools);
  expect([...shelf.keys()]).toEqual(['/a', '/b']);
  expect(progress.at(-1)).toBe(6);
});

test('a damaged file is fetched once more, and never kept', async () => {
  const { shelf, fetched, tools } = scene({ '/a': 'aXaa' });
  expect(await reason(fetchFiles([file('a', 'aaaa')], tools))).toBe('damaged');
  expect(fetched).toEqual(['/a', '/a']);
  expect(shelf.size).toBe(0);
});

test('after an interruption only the rest is fetched', async () => {
  const served: Record<string, string> = { '/a': 'aaaa' };
  const { fetched, tools } = scene(served);
  const files = [file('a', 'aaaa'), file('b', 'bb')];
  expect(await reason(fetchFiles(files, tools))).toBe('away');
  served['/b'] = 'bb';
  expect(await reason(fetchFiles(files, tools))).toBe('kept');
  expect(fetched).toEqual(['/a', '/b', '/b']);
});

test('what an older version has left is taken from there', async () => {
  const same = file('new/a', 'aaaa');
  const { shelf, fetched, tools } = scene({}, { [same.sha256]: 'aaaa' });
  expect(await reason(fetchFiles([same], tools))).toBe('kept');
  expect(fetched).toEqual([]);
  expect(await shelf.get('/new/a')?.text()).toBe('aaaa');
});

test('a full device is told as such', async () => {
  const { tools } = scene({ '/a': 'aaaa' });
  tools.shelf.put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await reason(fetchFiles([file('a', 'aaaa')], tools))).toBe('full');
});

test('only the words of the language that is read are kept', () => {
  const files = [file('a', 'a'), file('de', 'd', 'de'), file('fr', 'f', 'fr')];
  expect(wantedFiles({ version: '', parts: '', files }, 'de').map(({ path }) => path)).toEqual(['a', 'de']);
});
