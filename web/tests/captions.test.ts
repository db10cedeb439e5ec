import { expect, test } from 'vitest';
import type { GameUi } from '../src/contract/ui';
import { ui as markers } from '../src/games/markers/ui';
import { ui } from '../src/games/tiles/ui';
import type { AnyView, GameEvent } from '../src/net/protocol.gen';
import { captionsOf, standOf } from '../src/views/effects/captions';
import { oneAfterOther, soundsOf, TONES } from '../src/views/effects/sounds';

const game = ui as unknown as GameUi;
const objected = (cell: string): GameEvent[] => [
  { type: 'objected', seat: 2, against: 1, cell, upheld: true, because: [] },
];

test('large letters stand beside the cell they speak of, where there is more room', () => {
  expect(standOf(objected('d4'), 9)).toEqual({ side: 'below', clear: 4 / 9 });
  expect(standOf(objected('d5'), 9)).toEqual({ side: 'above', clear: 5 / 9 });
  expect(standOf(objected('a9'), 9)).toEqual({ side: 'above', clear: 1 / 9 });
  expect(standOf(objected('a3'), 6)).toEqual({ side: 'below', clear: 3 / 6 });
  expect(standOf([{ type: 'claimed', seat: 1, symbol: 5 }], 9).side).toBe('over');
});

test('a fault is told with its author and what it cost', () => {
  const view = { over: false } as AnyView;
  const told = (events: GameEvent[]) =>
    captionsOf(events, view, game).map(({ key, seat, points }) => [key, seat, points]);
  const called: GameEvent = { type: 'called', against: 2, cell: 'c4', because: ['c5'] };
  const undone: GameEvent = {
    type: 'undone',
    seat: 2,
    cell: 'c4',
    symbol: 7,
    points: 0,
    why: 'does-not-fit',
    face_down: false,
    ground: '',
  };
  expect(told([called, undone])).toEqual([
    ['moment-called', 2, undefined],
    ['moment-tile-lost', 2, undefined],
  ]);
  const discarded: GameEvent = { type: 'discarded', seat: 1, symbol: 7, points: 6 };
  expect(told([...objected('c4'), discarded]).slice(1)).toEqual([
    ['moment-upheld', 2, undefined],
    ['moment-cost', 1, 6],
  ]);
});

test('a claim that ends the game is no question', () => {
  const claimed: GameEvent[] = [{ type: 'claimed', seat: 1, symbol: 5 }];
  expect(captionsOf(claimed, { over: false } as AnyView, game)).toHaveLength(1);
  expect(captionsOf(claimed, { over: true } as AnyView, game)).toEqual([]);
});

test('whoever passes says so aloud, where the turn was one digit', () => {
  const passed: GameEvent[] = [{ type: 'passed', seat: 2 }];
  const told = (view: object) => captionsOf(passed, view as AnyView, markers as unknown as GameUi);
  expect(told({ over: false })).toEqual([{ key: 'moment-passed', seat: 2, tone: 'plain' }]);
  expect(told({ over: false, rounds: 2 })).toEqual([]);
});

test('a lap is told where pawns go round, and a game alone says what else its events are worth and sound like', () => {
  const view = { over: false, scores: [41, 0] } as unknown as AnyView;
  const laid = { type: 'laid', seat: 1, cell: 'a1', symbol: 3, points: 2 } as unknown as GameEvent;
  expect(captionsOf([laid], view, game).map(({ key }) => key)).toEqual(['moment-lap']);
  expect(captionsOf([laid], view, { ...game, track: false })).toEqual([]);
  expect(captionsOf([{ type: 'claimed', seat: 1, symbol: 5 }], view, { track: false })).toEqual([]);
  const called: GameEvent = { type: 'called', against: 2, cell: 'c4', because: ['c5'] };
  expect(soundsOf([laid, called, laid], game)).toEqual(['knock', 'thud']);
  expect(soundsOf([laid, called], {})).toEqual(['thud']);
});

test('of several sounds no two are heard at once, and none is longer than a move', () => {
  const heard = oneAfterOther(['knock', 'chime']);
  const knocks = TONES.knock.length;
  const ends = Math.max(...heard.slice(0, knocks).map(({ at, length }) => at + length));
  expect(Math.min(...heard.slice(knocks).map(({ at }) => at))).toBe(ends);
  for (const [name, tones] of Object.entries(TONES))
    expect(Math.max(...tones.map(({ at, length }) => at + length)), name).toBeLessThan(0.5);
});
