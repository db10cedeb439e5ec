import { expect, test, vi } from 'vitest';
import type { AnyView, Decision, Replayed, Review } from '../src/net/protocol.gen';
import {
  allExercises,
  exerciseIn,
  idOf,
  isFirstLook,
  type KeptExercise,
  keptOf,
  rememberExercises,
  solveExercise,
} from '../src/storage/reviews';
import { NINE } from '../src/sudoku/grid';
import { EMPTY, looksOf } from '../src/sudoku/looks';
import { wrapped } from '../src/views/coach/export';
import {
  answered,
  answeredBy,
  chances,
  drawn,
  isForPoints,
  markOf,
  tellMove,
  viewBefore,
  whyOf,
} from '../src/views/review/moves';
import { openChapter, speak } from '../src/words/words.svelte';
import { emptyStore } from './device_store';

const store = emptyStore();

const view = { hands: [[4], null] } as unknown as AnyView;
const decision: Decision = {
  n: 2,
  seat: 1,
  move: 'lay a1',
  before: { lead: 3, win: 0.6 },
  after: { lead: 1, win: 0.5 },
  now: 1,
  better: [{ move: 'lay b2', now: 2, value: { lead: 3, win: 0.6 } }],
  loss: 0.1,
  gap: 0,
  choices: 4,
  kind: 'points',
  facts: { points: 2, proof: { ground: 'row' } },
  seconds: null,
  deep: true,
  given: 0.1,
};
const review: Review = {
  format: 'fullhouse-review/1',
  game: 'tiles',
  seats: [],
  judge: 'net',
  budget: 40,
  is_complete: true,
  moves: 4,
  over: true,
  winners: [2],
  scores: [1, 2],
  decisions: [decision],
  curve: [
    { n: 1, win: [0.6, 0.4], lead: [3, -3] },
    { n: 4, win: [0, 1], lead: [-1, 1] },
  ],
  turning: [2],
  best: null,
  players: [
    { seat: 1, accuracy: 81.6, decisions: 1, lost: 0.1, luck: -0.5, seconds: null, points_lost: 0, hints: 0 },
    { seat: 2, accuracy: null, decisions: 0, lost: 0, luck: 0.5, seconds: null, points_lost: 0, hints: 0 },
  ],
  unlucky: [],
  path: null,
};

test('a move in a record tells its cell and its symbol', () => {
  expect(markOf(NINE, 'lay a1', view, 1)).toEqual({ cell: 0, symbol: 4 });
  expect(markOf(NINE, 'c1=7!row', view, 1)).toEqual({ cell: 2, symbol: 7 });
  expect(markOf(NINE, 'flip i9', view, 1)).toEqual({ cell: 80, symbol: 0 });
  expect(markOf(NINE, 'stuck', view, 1)).toEqual({ cell: -1, symbol: 0 });
});

test('moves are drawn on empty cells only', () => {
  const looks = looksOf(`5${'.'.repeat(80)}`);
  const board = drawn(looks, [
    { cell: 0, symbol: 4 },
    { cell: 1, symbol: 4 },
  ]);
  expect(board[0]?.symbol).toBe(5);
  expect(board[1]).toEqual({ ...EMPTY, kind: 'ink', symbol: 4 });
  expect(looks[1]).toEqual(EMPTY);
});

test('between decisions a chance stays as it was', () => {
  expect(chances(review)).toEqual([
    [0.6, 0.4],
    [0.6, 0.4],
    [0.6, 0.4],
    [0.6, 0.4],
    [0, 1],
  ]);
});

test('a sentence gets the facts that it can say', () => {
  expect(whyOf(decision)).toEqual({ key: 'review-kind-points', facts: { points: 2 } });
  expect(whyOf({ ...decision, kind: null }).key).toBe('review-good');
});

test('the device keeps the accuracy of its own seats', () => {
  expect(keptOf(review, [1], 'beda', 1)).toMatchObject({ accuracy: 82, game: 'tiles' });
  expect(keptOf(review, [2], 'beda', 1)).toBeNull();
  expect(keptOf({ ...review, is_complete: false }, [1], 'beda', 1)).toBeNull();
});

const game = {
  game: 'tiles',
  options: {},
  seats: ['Ana', 'Ben'],
  steps: [1, 2, 1, 2].map((seat, n) => ({
    n,
    seat,
    move: null,
    at: null,
    view: { ...view, board: `${n}` },
    events: [],
  })),
} as unknown as Replayed;
const exercise = (table: string, n = 2, at = 1): KeptExercise => {
  const made = exerciseIn(game, review, { ...decision, n }, view, { table, round: 1 });
  if (!made) throw new Error('no exercise');
  return { ...made, view: { ...view, board: '.' } as AnyView, at };
};

test('an exercise needs a position and a better move', () => {
  expect(exerciseIn(game, review, { ...decision, better: [] }, view, { table: 'a', round: 1 })).toBeNull();
  expect(exerciseIn(game, review, decision, undefined, { table: 'a', round: 1 })).toBeNull();
});

test('exercises are kept once, the newest first, those solved come last, and the list has an end', () => {
  rememberExercises([exercise('beda'), exercise('boma')]);
  rememberExercises([exercise('beda')]);
  expect(allExercises().map(idOf)).toEqual(['beda-1-2', 'boma-1-2']);
  rememberExercises([exercise('dune', 2, 2)]);
  expect(allExercises().map(idOf)).toEqual(['dune-1-2', 'beda-1-2', 'boma-1-2']);
  solveExercise('beda-1-2');
  expect(allExercises().map((one) => [one.table, one.solved])).toEqual([
    ['dune', false],
    ['boma', false],
    ['beda', true],
  ]);
  rememberExercises(Array.from({ length: 80 }, (_, n) => exercise('many', n + 1)));
  expect(allExercises()).toHaveLength(60);
  expect(allExercises().some((one) => one.solved)).toBe(false);
  store.set('fullhouse:exercises', '[null, 5, {"table": "x"}]');
  expect(allExercises()).toEqual([]);
  vi.unstubAllGlobals();
});

test('a game is looked back at for the first time once', () => {
  expect([1, 1, 2, 1].map((round) => isFirstLook('beda', round))).toEqual([true, false, true, false]);
  for (let round = 1; round <= 200; round += 1) isFirstLook('many', round);
  expect(JSON.parse(store.get('fullhouse:looked-back') ?? '')).toHaveLength(200);
  store.set('fullhouse:looked-back', '{"beda": 1}');
  expect(isFirstLook('beda', 1)).toBe(true);
  vi.unstubAllGlobals();
});

test('an answer is judged by its cell, or by how it is written', () => {
  const two = {
    ...decision,
    better: [...decision.better, { move: 'stuck', now: 0, value: { lead: 0, win: 0 } }],
  };
  const cells = [10, 0, 40].map((cell) => answered(NINE, two, cell));
  expect(cells).toEqual(['best', 'played', 'other']);
  expect(['lay b2', 'stuck', 'lay a1', 'pass'].map((move) => answeredBy(two, move))).toEqual([
    'best',
    'better',
    'played',
    'other',
  ]);
});

test('in a race the board is that of the seat that decided', () => {
  expect(viewBefore(game, 3, 1)?.board).toBe('2');
  const racing = {
    ...game,
    steps: game.steps.map((step) => ({
      ...step,
      view: { ...step.view, racer: step.seat, progress: [1, 1] },
    })),
  } as unknown as Replayed;
  expect(viewBefore(racing, 2, 2)?.board).toBe('1');
  expect(viewBefore(racing, 1, 2)?.board).toBe('0');
});

test('long sentences are cut into lines', () => {
  expect(wrapped('one two three', 8)).toEqual(['one two', 'three']);
});

test('a move is told in the words of its game, with the tile where it is known', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('de');
  await openChapter('review');
  await openChapter('challenge');
  expect(tellMove('tiles', 'lay c4', 7)).toBe('die 7 auf c4 legen');
  expect(tellMove('tiles', 'lay c4')).toBe('das Plättchen auf c4 legen');
  expect(tellMove('classic', 'c4=7')).toBe('7 in c4 schreiben');
  expect(tellMove('challenge', 'c4=7')).toBe('die 7 in c4 einsetzen');
  expect(tellMove('challenge', 'c4=7!row')).toBe('die 7 in c4 als erzwungen einsetzen wegen seiner Zeile');
  expect(tellMove('challenge', 'drop 5')).toBe('die 5 abwerfen');
  expect(tellMove('tiles', 'object')).toBe('Einspruch erheben');
  expect(tellMove('a-plug-in', 'sing c4')).toBe('sing c4');
});

test('somebody alone reads of points where points are counted, and never of chances', () => {
  expect(isForPoints({ seats: ['Ana'], judge: 'net' })).toBe(true);
  expect(isForPoints({ seats: ['Ana'], judge: 'solution' })).toBe(false);
  expect(isForPoints({ seats: ['Ana', 'Ben'], judge: 'net' })).toBe(false);
  expect(chances(review, 'lead').map(([own]) => own)).toEqual([3, 3, 3, 3, -1]);
});
