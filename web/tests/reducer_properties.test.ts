import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedView, isBlind } from '../src/state/situation';
import type { Command, Effect, Happening, Input, State } from '../src/state/state';
import { Legal } from '../src/sudoku/legal';
import { GAME, Patient } from './model/classic';
import { Device } from './model/network';

/** `make soak` tries many times as many. */
const FACTOR = Number(process.env.FULLHOUSE_EXAMPLES ?? 1);
const RUNS = 500 * FACTOR;
/** Milliseconds: half a second on an idle machine. */
const LIMIT = 60_000 * FACTOR;

/** A few cells, so that presses meet: the given one, and three empty ones. */
const CELLS = [0, 1, 2, 3];
const NAMES = ['a1', 'b1', 'c1', 'd1'];
const cell = fc.constantFrom(...CELLS);
const digit = fc.integer({ min: 1, max: 3 });
const HINT: Input = { do: 'intent', intent: { do: 'hint' } };
const intent = (move: string): Input => ({ do: 'intent', intent: { do: 'move', move } });

const pressed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(cell, digit).map(([at, symbol]): Input => ({ do: 'symbol', symbol, cells: [at] })),
  },
  { weight: 1, arbitrary: digit.map((symbol): Input => ({ do: 'symbol', symbol, cells: [1, 2, 3] })) },
  { weight: 2, arbitrary: cell.map((at): Input => ({ do: 'erase', cells: [at] })) },
  { weight: 1, arbitrary: fc.constant<Input>({ do: 'erase', cells: [1, 2] }) },
  { weight: 3, arbitrary: fc.constantFrom(intent('undo'), intent('redo'), intent('sweep'), HINT) },
);
const otherMove = fc
  .tuple(fc.constantFrom(...NAMES), digit, fc.constantFrom('write', 'erase', 'note'))
  .map(([name, symbol, verb]) =>
    verb === 'write' ? `${name}=${symbol}` : verb === 'erase' ? `erase ${name}` : `note ${name} ${symbol}`,
  );

/** What can happen to one's own line. */
const line = [
  { weight: 10, arbitrary: pressed.map((input) => ({ do: 'press', input }) as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('put', 'note', 'centre').map((mode) => ({ do: 'mode', mode }) as const),
  },
  { weight: 7, arbitrary: fc.constant({ do: 'up' } as const) },
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 2 }).map((times) => ({ do: 'down', times }) as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'repeat' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'cut' } as const) },
  { weight: 3, arbitrary: fc.constant({ do: 'connect' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'lose news' } as const) },
];
/** And what others do. */
const world = [
  { weight: 4, arbitrary: otherMove.map((move) => ({ do: 'other', move }) as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'cross' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'vote' } as const) },
];
type Act =
  (typeof line)[number]['arbitrary'] | (typeof world)[number]['arbitrary'] extends fc.Arbitrary<infer One>
    ? One
    : never;

function carryOut(device: Device, act: Act): void {
  const { server } = device;
  if (act.do === 'press')
    device.dispatch({ type: 'pressed', input: act.input, seat: 1, language: 'en', now: 0 });
  else if (act.do === 'mode') device.dispatch({ type: 'took', pickedUp: { mode: act.mode } });
  else if (act.do === 'up') device.deliverUp();
  else if (act.do === 'down') device.deliverDown(act.times);
  else if (act.do === 'repeat') device.repeat();
  else if (act.do === 'cut') device.cut();
  else if (act.do === 'connect' && !device.isConnected) device.connect();
  else if (act.do === 'lose news') device.loseNews();
  else if (act.do === 'other') device.tell(server.other(act.move));
  else if (act.do === 'cross') server.isCross = true;
  else if (act.do === 'vote')
    device.dispatch({ type: 'commanded', body: { do: 'vote', topic: 'pause', agree: true } });
}

const started = (): Device => {
  const device = new Device(GAME);
  device.flush();
  return device;
};

const moveOf = ({ body }: Command) => (body.do === 'play' ? body.move : '');
const nameIn = (command: Command) => /[a-i][1-9]/.exec(moveOf(command))?.[0] ?? '';
const shown = ({ table, queue }: State) => {
  const view = table?.perspectives[0]?.view;
  return view && expectedView(view, 1, queue, GAME);
};
/** Many thousand times: much faster than `expect`. */
function check(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}

/** What people see of a view. Notes of a cell that all went are no notes. */
const looks = (view: ReturnType<typeof shown>) => {
  if (!view || !('notes' in view)) return '';
  const { board, owners, notes, centre } = view;
  const some = (all: typeof notes) =>
    Object.entries(all)
      .filter(([, digits]) => digits.length)
      .sort();
  return JSON.stringify({ board, owners, notes: some(notes), centre: some(centre) });
};

/** Watches every step: what is confirmed is the server's, and no command goes without a reason. */
function watch(device: Device) {
  const { server } = device;
  const known = new Map<string, Command>();
  const sent = new Set<string>();
  /** Commands that the server has answered, as this device heard it. */
  const answered = new Set<string>();
  /** Commands that stood upon one that was refused. */
  const vain = new Set<string>();

  /** What goes with a refused command: the rest of its press, and all that was meant for its cell. */
  function dependents(refused: Command, queue: readonly Command[]): Command[] {
    const name = nameIn(refused);
    const isMet = (one: Command) => one.press === refused.press || (name !== '' && nameIn(one) === name);
    return queue.filter((one, index) =>
      queue.slice(0, index + 1).some((other) => other.press === one.press && isMet(other)),
    );
  }

  function reasonFor(gone: Command): boolean {
    const entry = server.log.find(({ id }) => id === gone.id);
    if (entry) return entry.seq <= (device.state.table?.seq ?? 0) && answered.has(gone.id);
    const { table } = device.state;
    if (vain.has(gone.id)) return true;
    // What was pressed without knowing whether it is possible.
    const seen = table?.perspectives[0];
    if (seen?.view.over) return gone.after === null;
    return !nameIn(gone) && gone.after === null && !new Legal(seen?.legal).allows(moveOf(gone));
  }

  device.onStep = (before: State, happening: Happening, effects: readonly Effect[]) => {
    const { table, queue } = device.state;
    const [first] = before.queue;
    const message = happening.type === 'heard' ? happening.message : null;
    if (message?.say === 'done') answered.add(message.id);
    if (first?.press && message?.say === 'refused' && message.id === first.id)
      for (const { id } of dependents(first, before.queue)) vain.add(id);
    else if (message?.say === 'refused' && message.id === first?.id) vain.add(first?.id ?? '');
    for (const command of queue) known.set(command.id, command);
    for (const effect of effects)
      if (effect.do === 'send' && 'id' in effect.message) {
        const { id = '' } = effect.message;
        // One is under way at a time, and it is sent again only where the connection was lost.
        const isHint = device.state.hint.question?.command?.id === id;
        check(isHint || queue[0]?.id === id, 'something is sent out of turn');
        const isAgain = message?.say === 'welcome';
        check(isAgain || !sent.has(id), 'something is sent twice');
        check(!vain.has(id), 'something is sent that was meant for another board');
        sent.add(id);
      }
    const view = table?.perspectives[0]?.view;
    check(!table || view === server.history[table.seq], 'what is confirmed is not the server’s');
    for (const gone of before.queue.filter((one) => !queue.some(({ id }) => id === one.id)))
      check(reasonFor(gone), `${moveOf(gone)} has gone without a reason`);
  };
  return known;
}

/** At the end everything is answered, the board is the server's, nothing was done twice, and the order is kept. */
function checkEnd(device: Device, known: Map<string, Command>): void {
  const { state, server } = device;
  expect([state.queue, state.inputs, state.underWay, state.hint.question]).toEqual([[], [], null, null]);
  expect(state.table?.seq).toBe(server.seq);
  expect(shown(state)).toBe(server.view);
  const mine = server.log.filter(({ id }) => id).map(({ id }) => id);
  expect(new Set(mine).size).toBe(mine.length);
  const presses = mine.map((id) => known.get(id)?.press ?? -1);
  const moves = presses.filter(Boolean);
  expect(moves).toEqual([...moves].sort((one, two) => one - two));
}

test(
  'whatever happens on the line and at the table, the board is the server’s and no press is lost or done twice',
  () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(...line, ...world), { maxLength: 60, size: 'max' }),
        fc.boolean(),
        (acts, ends) => {
          const device = started();
          const known = watch(device);
          for (const act of acts) carryOut(device, act as Act);
          if (ends) device.tell(device.server.end());
          device.flush();
          device.cut();
          device.flush();
          checkEnd(device, known);
        },
      ),
      { numRuns: RUNS },
    );
  },
  LIMIT,
);

test(
  'presses in a row do what they do one by one, and it is drawn at once',
  () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...line), { maxLength: 60, size: 'max' }), (acts) => {
        const device = started();
        const patient = new Patient();
        const known = watch(device);
        for (const act of acts as Act[]) {
          // Nothing is queued without a connection.
          if (act.do === 'press' && device.state.link === 'open') patient.press(act.input);
          if (act.do === 'press' && device.state.link !== 'open') continue;
          if (act.do === 'mode') patient.take(act.mode);
          carryOut(device, act);
          const { queue, inputs } = device.state;
          if (!inputs.length && !isBlind(queue, GAME))
            check(looks(shown(device.state)) === looks(patient.server.view), 'something else is drawn');
        }
        device.flush();
        device.cut();
        device.flush();
        checkEnd(device, known);
        expect(looks(device.server.view)).toBe(looks(patient.server.view));
        expect(device.state.notice).toBeNull();
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT,
);
