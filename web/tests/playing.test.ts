import { expect, test } from 'vitest';
import type { GameUi } from '../src/contract/ui';
import { ui } from '../src/games/classic/ui';
import { Playing } from '../src/state/live/playing.svelte';
import type { Session } from '../src/state/live/session.svelte';
import type { Happening } from '../src/state/state';
import type { TableState } from '../src/state/table';
import { GAME } from './model/classic';
import { Device } from './model/network';

/** Somebody at a table of Classic: the view model over the real reducer, without a browser. */
function seated() {
  const device = new Device(GAME);
  device.flush();
  const session = {
    get queue() {
      return device.state.queue;
    },
    get drawnQueue() {
      return device.state.queue;
    },
    get pickedUp() {
      return device.state.pickedUp;
    },
    get selected() {
      return device.state.selected;
    },
    get confirming() {
      return device.state.confirming;
    },
    get state() {
      return device.state.table;
    },
    hint: device.state.hint,
    mine: [1],
    plays: 0,
    notice: null,
    seatInfo: () => undefined,
    dispatch: (happening: Happening) => device.dispatch(happening),
    take: (pickedUp: object) => device.dispatch({ type: 'took', pickedUp }),
  } as unknown as Session;
  const playing = (changes: Partial<GameUi> = {}, options: Record<string, unknown> = {}) => {
    const table = () => {
      const now = device.state.table as TableState;
      return { ...now, info: { ...now.info, options: { ...now.info.options, ...options } } };
    };
    return new Playing(session, { ...(ui as unknown as GameUi), ...changes }, table);
  };
  return { device, playing };
}

test('a key writes into the cell looked at, and is drawn before the server answers', () => {
  const { device, playing } = seated();
  const one = playing();
  one.focus = 1;
  one.press(5);
  expect(playing().looks[1]).toMatchObject({ symbol: 5, by: 1 });
  expect(playing().view.board[1]).toBe('.'); // what is confirmed
  device.flush();
  expect(playing().view.board[1]).toBe('5');
});

test('what can be erased is what will stand there', () => {
  const { playing } = seated();
  const one = playing();
  one.focus = 1;
  expect(one.canErase).toBe(false);
  one.press(5);
  const next = playing();
  next.focus = 1;
  expect(next.canErase).toBe(true);
  next.erase();
  expect(playing().looks[1]?.symbol).toBe(0);
});

test('undo can be pressed while the digit that it takes back has no answer', () => {
  const { device, playing } = seated();
  const one = playing();
  one.focus = 1;
  one.press(5);
  const undo = playing().actions.find((action) => action.id === 'undo');
  expect(undo?.off).toBe(true);
  if (undo) playing().act(undo, 1);
  device.flush();
  expect(device.server.log.map(({ move }) => move).filter(Boolean)).toEqual(['b1=5', 'undo']);
});

test('several cells selected together take a note each', () => {
  const { device, playing } = seated();
  const one = playing();
  one.selected = [1, 2];
  playing().press(4, 'note');
  device.flush();
  expect(
    playing()
      .looks.slice(1, 3)
      .map((look) => look.notes),
  ).toEqual([[4], [4]]);
});

test('a shared board is one that several solve, each with what the game declares', () => {
  const { playing } = seated();
  expect([playing().isShared, playing().selects, playing().secret]).toEqual([true, true, false]);
});

test('points are shown before a move only where no possible move is a fault', () => {
  const { playing } = seated();
  const shown = (options: Record<string, unknown>) => playing({ points: () => 10 }, options).points(1);
  expect(shown({ referee: 'guard' })).toBe(10);
  expect(shown({ referee: 'table' })).toBeNull();
  expect(shown({ referee: 'umpire' })).toBeNull();
  expect(shown({ referee: 'guard', fault: 'solution' })).toBeNull();
});
