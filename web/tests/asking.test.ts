/** What people are asked beside the moves of a game. */
import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../src/net/protocol.gen';
import { type Asked, askingOf } from '../src/state/live/asking';

const NAMES = ['Ana', 'Béa', 'Cem'];
const NOBODY = { nudged: [], unanswered: [], idle: [] };
const seats: SeatInfo[] = NAMES.map((name, index) => ({
  seat: index + 1,
  name,
  driver: 'person',
  bot: null,
  owned: true,
  lent: false,
  colour: index + 1,
}));

interface Scene {
  you?: readonly number[];
  info?: Partial<TableInfo>;
  present?: Partial<Asked['table']['present']>;
  asked?: readonly number[];
  voters?: readonly number[];
  turn?: number;
}

function asking({ you = [1], info = {}, present = {}, asked = [], voters = [], turn = 2 }: Scene) {
  const table = {
    info: {
      stage: 'playing',
      paused: false,
      paused_by: 0,
      seats,
      votes: [],
      ...info,
    } as unknown as TableInfo,
    you: { seats: you, watching: you.length ? null : ('spectator' as const), host: false },
    present: { say: 'present' as const, seats: [1, 2, 3], tvs: 0, spectators: 0, ...NOBODY, ...present },
  };
  const nameOf = (seat: number) => NAMES[seat - 1] ?? '';
  return askingOf({ table, view: { to_move: turn, over: false }, asked, voters, nameOf });
}
const answers = (scene: Scene) => asking(scene)?.answers.map(({ id, does }) => [id, does]) ?? [];

test('nothing is asked while people play', () => {
  expect(asking({})).toBeNull();
  expect(asking({ asked: [2, 3] })).toBeNull();
});

test('whoever does not answer can be gone on without, by those who play along', () => {
  const scene = { asked: [2, 3], present: { unanswered: [2] } };
  expect(answers(scene)).toEqual([['without', { do: 'go_on', seat: 2 }]]);
  expect(asking(scene)?.text).toEqual({ key: 'go-on-without-text', facts: { name: 'Béa' } });
  expect(asking({ ...scene, you: [2] })).toBeNull();
  expect(asking({ ...scene, you: [] })).toBeNull();
});

test('a bot may play for whoever is idle on their turn, and for an empty chair at once', () => {
  const bot = [['substitute', { do: 'take_over', seat: 2 }]];
  expect(answers({ present: { idle: [2] } })).toEqual(bot);
  expect(answers({ present: { idle: [3] } })).toEqual([]);
  const left = seats.map((one) => (one.seat === 2 ? { ...one, driver: 'nobody' as const } : one));
  expect(answers({ info: { seats: left } })).toEqual(bot);
});

test('whoever is nudged can say that they are still looking', () => {
  const scene = { you: [2], asked: [2], present: { nudged: [2], unanswered: [2] } };
  expect(answers(scene)).toEqual([['still-looking', 'touch']]);
  expect(asking(scene)?.isAlone).toBe(false);
  expect(asking({ ...scene, you: [1], present: { nudged: [2] } })).toBeNull();
});

test('a vote is a question with two buttons to everybody, in every state', () => {
  const votes = [{ topic: 'abandon' as const, seats: [1], needed: [2, 3] }];
  for (const more of [{}, { paused: true, paused_by: 3 }]) {
    const scene = { you: [2], info: { votes, ...more }, asked: [2], present: { unanswered: [3] } };
    expect(asking(scene)?.title).toEqual({ key: 'asked-abandon', facts: { name: 'Ana' } });
    expect(answers(scene)).toEqual([
      ['agree', { do: 'vote', topic: 'abandon', agree: true }],
      ['refuse', { do: 'vote', topic: 'abandon', agree: false }],
    ]);
  }
  expect(asking({ info: { votes } })?.text).toEqual({ key: 'waits-for', facts: { names: ['Béa', 'Cem'] } });
  expect(answers({ info: { votes } })).toEqual([['refuse', { do: 'vote', topic: 'abandon', agree: false }]]);
  expect(asking({ you: [], info: { votes } })?.answers).toEqual([]);
});

test('a vote to stop by a move of the game is a question with two buttons to everybody else', () => {
  const scene = { you: [2], voters: [1], asked: [2], present: { unanswered: [3] } };
  expect(asking(scene)?.title).toEqual({ key: 'asked-stop', facts: { name: 'Ana' } });
  expect(asking(scene)?.isAlone).toBe(true);
  expect(answers(scene)).toEqual([
    ['agree', { do: 'play', move: 'stop', seat: 2 }],
    ['refuse', { do: 'play', move: 'continue', seat: 2 }],
  ]);
  const own = asking({ voters: [1] });
  expect(own?.text).toEqual({ key: 'waits-for', facts: { names: ['Béa', 'Cem'] } });
  expect(own?.isAlone).toBe(false);
  expect(answers({ voters: [1] })).toEqual([['refuse', { do: 'play', move: 'continue', seat: 1 }]]);
  expect(asking({ you: [], voters: [1] })?.answers).toEqual([]);
  expect(asking({ voters: [1], info: { paused: true, paused_by: 2 } })?.id).toBe('paused');
});

test('around one device everybody is asked whether to stop by name', () => {
  const scene = { you: [1, 2, 3], voters: [1] };
  expect(asking(scene)?.text).toEqual({ key: 'asked-names', facts: { names: ['Béa'] } });
  expect(answers(scene)[0]).toEqual(['agree', { do: 'play', move: 'stop', seat: 2 }]);
  expect(answers({ ...scene, voters: [1, 2] })[0]).toEqual(['agree', { do: 'play', move: 'stop', seat: 3 }]);
});

test('a vote of everybody does not wait for whoever has gone', () => {
  const votes = [{ topic: 'resume' as const, seats: [1], needed: [2] }];
  const info = { votes, paused: true, paused_by: 1 };
  expect(answers({ info, present: { idle: [2] } })).toEqual([
    ['refuse', { do: 'vote', topic: 'resume', agree: false }],
    ['substitute', { do: 'take_over', seat: 2 }],
  ]);
});

test('a pause says who paused, and anybody who plays goes on', () => {
  const info = { paused: true, paused_by: 2 };
  expect(asking({ info })?.title).toEqual({ key: 'paused-by', facts: { name: 'Béa' } });
  expect(asking({ info, you: [2] })?.title).toEqual({ key: 'paused-by-you' });
  expect(answers({ info })).toEqual([['resume', { do: 'vote', topic: 'resume', agree: true }]]);
  expect(answers({ info, you: [] })).toEqual([]);
});

test('a person takes the seat back: by a touch where others have lent it', () => {
  const driven = (lent: boolean) =>
    seats.map((one) => (one.seat === 1 ? { ...one, driver: 'bot' as const, bot: 'fox', lent } : one));
  expect(answers({ info: { seats: driven(true) } })).toEqual([['back-1', 'touch']]);
  expect(answers({ info: { seats: driven(false) } })).toEqual([['back-1', { do: 'give_back', seat: 1 }]]);
});
