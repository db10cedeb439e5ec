import { describe, expect, test } from 'vitest';
import type { GameInput } from '../src/contract/ui';
import { ui as tiles } from '../src/games/tiles/ui';
import { isConfirming, nextMoment } from '../src/state/signals';
import type { Input } from '../src/state/state';
import { Player } from './model/player';

describe('a server that does not answer yet', () => {
  test('what is entered is drawn at once, and stays when the answers come', () => {
    const ana = new Player();
    ana.look('b1').type('5');
    expect(ana.drawn('b1')).toBe('5');
    ana.type('6'); // another digit takes its place
    ana.look('c1').type('n3').look('d1').type('4 4');
    const seen = () => ['b1', 'c1', 'd1'].map((name) => ana.drawn(name));
    expect(seen()).toEqual(['6', 'notes 3', '.']);
    expect(ana.played).toEqual([]);
    ana.flush();
    expect(seen()).toEqual(['6', 'notes 3', '.']);
    expect(ana.played).toEqual(['b1=5', 'erase b1', 'b1=6', 'note c1 3', 'd1=4', 'erase d1']);
  });

  test.each([
    ['5 6 7', '7'],
    ['4 u', '.'],
    ['4 u 2', '2'],
    ['3 x', '.'],
    ['n1 n2 n1', 'notes 2'],
    ['1 1 2 2 3 u y', '3'],
    ['4 u 2 u', '.'],
    ['u 4', '4'],
  ])('keys pressed in a row do what they do one by one: %s', (keys, drawn) => {
    const ana = new Player();
    ana.look('b1').type(keys).flush();
    expect(ana.drawn('b1')).toBe(drawn);
    expect(ana.state.notice).toBeNull();
  });

  test('one press takes back all that the last press made, and no more', () => {
    const ana = new Player();
    ana.look('b1', 'c1').type('n7 n4 u').flush();
    expect([ana.drawn('b1'), ana.drawn('c1')]).toEqual(['notes 7', 'notes 7']);
    ana.type('y').flush();
    expect([ana.drawn('b1'), ana.drawn('c1')]).toEqual(['notes 47', 'notes 47']);
  });

  test('a lost answer is asked for again, and the move is made once', () => {
    const ana = new Player();
    ana.look('b1').type('n5');
    ana.deliverUp();
    ana.cut();
    ana.flush();
    expect([ana.played, ana.drawn('b1'), ana.state.queue]).toEqual([['note b1 5'], 'notes 5', []]);
  });

  test('between the news and the answer a move is drawn once', () => {
    const ana = new Player();
    ana.look('b1').type('n5');
    ana.deliverUp();
    ana.deliverDown();
    expect([ana.drawn('b1'), ana.state.queue.length]).toEqual(['notes 5', 1]);
  });
});

describe('another player', () => {
  test('a digit that is refused goes again, and it is said why', () => {
    const ana = new Player();
    ana.look('b1').type('7');
    ana.tell(ana.server.other('b1=8'));
    expect(ana.drawn('b1')).toBe('7');
    ana.flush();
    expect([ana.drawn('b1'), ana.state.notice?.refusal.code]).toEqual(['8', 'cell-taken']);
  });

  test('whoever comes second takes nothing away', () => {
    const ben = new Player();
    ben.server.other('b1=7'); // Ben has not heard of it
    ben.look('b1').type('8 5 6').look('c1').type('4');
    expect(ben.drawn('b1')).toBe('6');
    ben.cut();
    ben.flush();
    expect([ben.drawn('b1'), ben.drawn('c1'), ben.played]).toEqual(['7', '4', ['c1=4']]);
  });

  test('a move under way is drawn over what the others do meanwhile', () => {
    const ana = new Player();
    ana.look('b1').type('n5');
    ana.tell(ana.server.other('note b1 3'));
    ana.deliverDown();
    expect(ana.drawn('b1')).toBe('notes 35');
  });
});

describe('the connection', () => {
  test('without one nothing is queued, and that is said', () => {
    const ana = new Player();
    ana.cut();
    ana.look('b1').type('5');
    expect([ana.drawn('b1'), ana.state.notice?.refusal.code]).toEqual(['.', 'no-connection']);
    ana.flush();
    expect([ana.played, ana.state.notice?.refusal.code]).toEqual([[], 'no-connection']);
    ana.tell(ana.server.other('c1=2'));
    ana.flush();
    expect(ana.state.notice).toBeNull();
  });

  test('what was pressed before it was lost is done when it is back', () => {
    const ana = new Player();
    ana.look('b1').type('5 u 6');
    ana.cut();
    ana.flush();
    expect([ana.played, ana.drawn('b1')]).toEqual([['b1=5', 'undo', 'b1=6'], '6']);
  });

  test('once it is closed for good, nothing waits any more', () => {
    const ana = new Player();
    ana.look('b1').type('5 u 6');
    ana.dispatch({ type: 'linked', link: 'closed', why: 'moved' });
    expect(ana.state).toMatchObject({ queue: [], inputs: [], notice: { refusal: { code: 'moved' } } });
  });

  test('after a gap in the news the table is fetched again', () => {
    const ana = new Player();
    ana.server.other('b1=7');
    ana.tell(ana.server.other('c1=7'));
    ana.flush();
    expect([ana.drawn('b1'), ana.drawn('c1')]).toEqual(['7', '7']);
  });
});

describe('a game whose moves wait for the server', () => {
  const GAME_OF_TILES = tiles as unknown as GameInput;
  const touch = (pointer: string): Input => ({ do: 'touch', cell: 5, pointer });

  test('a double tap is one press', () => {
    const ana = new Player({ ...GAME_OF_TILES, touch: () => ({ do: 'move', move: 'lay f1' }) });
    ana.want(touch('mouse'));
    ana.want(touch('mouse'));
    expect(ana.state.queue.map(({ body }) => body)).toEqual([{ do: 'play', move: 'lay f1', seat: 1 }]);
    for (let press = 0; press < 2; press++)
      ana.dispatch({ type: 'commanded', body: { do: 'vote', topic: 'pause', agree: true } });
    expect(ana.state.queue.length).toBe(2);
  });

  test('on a touch screen a move that scores needs a second touch', () => {
    const game = {
      ...GAME_OF_TILES,
      touch: () => ({ do: 'move', move: 'lay f1' }) as const,
      points: () => 3,
    };
    const ana = new Player(game);
    ana.want(touch('touch'));
    expect([ana.state.pending, ana.state.queue.length]).toEqual([5, 0]);
    ana.want(touch('touch'));
    expect([ana.state.pending, ana.state.queue.length]).toEqual([-1, 1]);
    const child = new Player({ ...game, gentle: true });
    child.want(touch('touch'));
    expect(child.state.queue.length).toBe(1);
  });

  test('a touch that may be meant otherwise is asked about, on every device', () => {
    const asks = { key: 'say-flip-sure', facts: { cell: 'f1', symbol: 7 } };
    const ana = new Player({ ...GAME_OF_TILES, touch: () => ({ do: 'move', move: 'flip f1', asks }) });
    ana.want(touch('mouse'));
    expect([ana.state.pending, ana.state.said, ana.state.queue.length]).toEqual([5, asks, 0]);
    ana.want(touch('button'));
    expect([ana.state.pending, ana.state.said, ana.state.queue.length]).toEqual([-1, null, 1]);
  });

  test('what one press does for several seats ends with the first refusal', () => {
    const ana = new Player(GAME_OF_TILES);
    ana.dispatch({ type: 'pressedForAll', move: 'accept', seats: [1, 2] });
    ana.server.isCross = true;
    ana.flush();
    expect([ana.played, ana.state.queue]).toEqual([[], []]);
  });

  test('a tile is put down after its move, also where there is another such tile in hand', () => {
    const ana = new Player({ ...GAME_OF_TILES, touch: () => ({ do: 'move', move: 'b1=4' }) });
    ana.server.hands = [[4, 4], null] as unknown as typeof ana.server.hands;
    ana.dispatch({ type: 'took', pickedUp: { armed: 4, mode: 'forced' } });
    ana.want(touch('mouse'));
    ana.flush();
    expect(ana.state.pickedUp).toMatchObject({ armed: 0, mode: 'put' });
  });
});

test('a digit taken up stays taken up, and so do notes', () => {
  const ana = new Player();
  ana.dispatch({ type: 'took', pickedUp: { armed: 4, mode: 'note' } });
  ana.want({ do: 'touch', cell: 1, pointer: 'touch' });
  ana.flush();
  expect([ana.drawn('b1'), ana.state.pickedUp]).toMatchObject(['notes 4', { armed: 4, mode: 'note' }]);
});

test('what is chosen while the server answers stays chosen', () => {
  const ana = new Player({ ...(tiles as unknown as GameInput), touch: () => ({ do: 'move', move: 'b1=4' }) });
  ana.dispatch({ type: 'took', pickedUp: { armed: 4 } });
  ana.want({ do: 'touch', cell: 1, pointer: 'mouse' });
  ana.dispatch({ type: 'took', pickedUp: { armed: 5 } });
  ana.flush();
  expect(ana.state.pickedUp.armed).toBe(5);
});

test('at the next game nothing of the one before is wanted any more', () => {
  const ana = new Player();
  ana.look('b1').type('5 u 6');
  const { table } = ana.state;
  const info = { ...table?.info, round: 2 };
  const message = {
    say: 'news',
    seq: (table?.seq ?? 0) + 1,
    what: 'rematch',
    seat: 0,
    move: null,
    table: info,
    you: null,
    perspectives: table?.perspectives,
    clock: null,
    limit: null,
    played: 0,
  };
  ana.dispatch({ type: 'heard', message: message as never, now: 0 });
  expect(ana.state.inputs).toEqual([]);
  expect(ana.state.queue.map(({ id }) => id)).toEqual(['d-1']); // it is under way
});

describe('as time passes', () => {
  test('the coach is said to think when the answer takes long', () => {
    const ana = new Player();
    ana.want({ do: 'intent', intent: { do: 'hint' } });
    expect(nextMoment(ana.state)).toBe(120);
    ana.dispatch({ type: 'passed', now: 119 });
    expect(ana.state.hint.question?.isSlow).toBe(false);
    ana.dispatch({ type: 'passed', now: 120 });
    expect([ana.state.hint.question?.isSlow, nextMoment(ana.state)]).toEqual([true, null]);
  });

  test('a second press counts after a moment, and only until the next entry', () => {
    const ana = new Player();
    ana.dispatch({ type: 'confirming', id: 'stop', now: 0 });
    expect([isConfirming(ana.state, 'stop'), ana.state.confirming?.until]).toEqual([true, 400]);
    ana.dispatch({ type: 'passed', now: 400 });
    expect([isConfirming(ana.state, 'stop'), ana.state.confirming?.until]).toEqual([true, null]);
    ana.tell(ana.server.other('c1=2'));
    ana.flush();
    expect(isConfirming(ana.state, 'stop')).toBe(false);
  });

  test('a reaction is shown for a while, and the next of this device has to wait', () => {
    const ana = new Player();
    ana.dispatch({ type: 'heard', message: { say: 'reacted', seat: 2, reaction: 'bravo' }, now: 0 });
    ana.dispatch({ type: 'reacted', reaction: 'bravo', seat: 1, now: 10 });
    ana.dispatch({ type: 'reacted', reaction: 'bravo', seat: 1, now: 20 });
    expect(ana.up.map((message) => message.do)).toEqual(['react']);
    ana.dispatch({ type: 'passed', now: 2010 });
    expect([ana.state.signals.reactions.length, ana.state.signals.restsUntil]).toEqual([1, null]);
    ana.dispatch({ type: 'passed', now: 3500 });
    expect([ana.state.signals.reactions, nextMoment(ana.state)]).toEqual([[], null]);
  });
});
