import { expect, test, vi } from 'vitest';
import { importAll, pieces } from '../src/views/problems/import';

const cut = (text: string, most: number) => pieces(text, most).map((one) => [one.text, one.before]);

test('a text that is short enough stays whole', () => {
  expect(cut('one\ntwo\n', 100)).toEqual([['one\ntwo\n', 0]]);
  expect(cut('', 100)).toEqual([]);
});

test('a long text is cut between lines, and each piece knows how many are before it', () => {
  expect(cut('one\ntwo\nsix\n', 9)).toEqual([
    ['one\ntwo\n', 0],
    ['six\n', 2],
  ]);
});

test('where there are empty lines, it is cut there', () => {
  expect(cut('aa\nbb\n\ncc\ndd\n', 12)).toEqual([
    ['aa\nbb\n\n', 0],
    ['cc\ndd\n', 3],
  ]);
});

test('a line without an end is cut anywhere', () => {
  expect(cut('abcdefg', 3)).toEqual([
    ['abc', 0],
    ['def', 0],
    ['g', 0],
  ]);
});

/** A server that knows no problem but lines of `good`, and how many more requests it takes. */
function serving(more = 99) {
  const answer = (status: number, content: unknown) => new Response(JSON.stringify(content), { status });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (more-- <= 0) return answer(429, { code: 'too-many-requests', facts: {} });
    const lines = (JSON.parse(body) as { problem: string }).problem.split('\n');
    const problems = lines.filter((line) => line === 'good');
    if (!problems.length) return answer(400, { code: 'no-problem', facts: {} });
    return answer(200, { problems, faults: [] });
  });
}
const bad = `${'bad\n'.repeat(15_000)}`;

test('a long stretch without a problem does not end an import, and is named by its line', async () => {
  serving();
  const imported = await importAll(`good\n${bad}good\n`);
  expect(imported.problems).toEqual(['good', 'good']);
  expect(imported.faults).toEqual([]);
  const more = await importAll(`good\n${bad}${bad}${bad}good\n`);
  expect(more.problems).toEqual(['good', 'good']);
  expect(more.faults).toMatchObject([{ line: 15_000, code: 'no-problem' }, { line: 30_000 }]);
});

test('a text without any problem, or a server that takes no more, ends it', async () => {
  serving();
  await expect(importAll(bad + bad)).rejects.toMatchObject({ code: 'no-problem' });
  serving(1);
  await expect(importAll(`good\n${bad}good\n${bad}`)).rejects.toMatchObject({ code: 'too-many-requests' });
});
