/** A server for tests: the rules of Classic for one problem that several solve, a log, and answers by id. */

import type { FromClient, FromServer, LegalMoves, ViewOf } from '../../src/net/protocol.gen';
import { cellOf, NINE } from '../../src/sudoku/grid';

export type View = ViewOf['classic'];

/** One thing that was changed, with how the cell was before and after. */
interface Edit {
  name: string;
  before: Square;
  after: Square;
}

/** What lies in a cell. */
interface Square {
  char: string;
  owner: number;
  notes: readonly number[];
  centre: readonly number[];
}

export interface Entry {
  seq: number;
  what: string;
  seat: number;
  move: string | null;
  /** The command that it was. */
  id: string;
}

const EMPTY: Square = { char: '.', owner: 0, notes: [], centre: [] };
const MOVE = /^(?:(note|centre|erase) )?([a-i][1-9])(?:[= ]([1-9]))?$/;
/** One cell is given, all others are empty. */
export const GIVEN = 'a1';

const mask = (cells: readonly number[]): string =>
  cells.reduce((bits, cell) => bits | (1n << BigInt(cell)), 0n).toString(16);

const isEqual = (one: Square, other: Square): boolean => JSON.stringify(one) === JSON.stringify(other);

const toggled = (digits: readonly number[], digit: number): readonly number[] =>
  digits.includes(digit) ? digits.filter((one) => one !== digit) : [...digits, digit].sort();

export class ModelServer {
  readonly log: Entry[] = [{ seq: 1, what: 'started', seat: 0, move: null, id: '' }];
  /** The view after each entry, by its seq. */
  readonly history: View[];
  /** Commands that were refused, by id. */
  readonly refused = new Set<string>();
  /** Refuse the next command, whatever it is. */
  isCross = false;
  isOver = false;
  /** What lies before each seat. */
  hands: View['hands'] = [null, null];
  #squares = new Map<string, Square>([[GIVEN, { ...EMPTY, char: '1' }]]);
  #answered = new Map<string, number>();
  readonly #done: Edit[][] = [[], []];
  readonly #undone: Edit[][] = [[], []];

  constructor() {
    const view = this.#draw();
    this.history = [view, view];
  }

  get seq(): number {
    return this.log.length;
  }

  get view(): View {
    return this.history[this.seq] as View;
  }

  legal(seat: number): LegalMoves[] {
    if (this.isOver) return [];
    const written = [...this.#squares].filter(([name, { char }]) => char !== '.' && name !== GIVEN);
    const erasable = mask(written.map(([name]) => cellOf(NINE, name)));
    const forms: [string, boolean][] = [
      ['undo', this.#latest(this.#done, seat, true) !== undefined],
      ['redo', this.#latest(this.#undone, seat, false) !== undefined],
      ['sweep', true],
      ['hint', true],
    ];
    const open = forms.filter(([, isOpen]) => isOpen).map(([form]) => ({ form, cells: null, points: null }));
    return [{ form: 'erase CELL', cells: erasable, points: null }, ...open] as LegalMoves[];
  }

  /** What the sender of a command is answered; everybody is told the new entry, if there is one, before that. */
  command(message: FromClient & { id: string }): { entry: Entry | null; answer: FromServer } {
    const { id } = message;
    const known = this.#answered.get(id);
    if (known !== undefined) return { entry: null, answer: { say: 'done', id, seq: known } };
    const code = this.isCross ? 'too-many-requests' : this.#carryOut(message);
    this.isCross = false;
    if (code) {
      this.refused.add(id);
      return { entry: null, answer: { say: 'refused', id, code, facts: {} } };
    }
    const isPlay = message.do === 'play';
    const seat = ('seat' in message && message.seat) || 0;
    const entry = this.#append(isPlay ? 'played' : message.do, seat, isPlay ? message.move : null, id);
    this.#answered.set(id, entry.seq);
    return { entry, answer: { say: 'done', id, seq: entry.seq } };
  }

  /** A move of another player, who is connected without any delay. */
  other(move: string): Entry | null {
    return this.#play(2, move) ? null : this.#append('played', 2, move, '');
  }

  end(): Entry {
    this.isOver = true;
    return this.#append('played', 0, 'time_up', '');
  }

  #append(what: string, seat: number, move: string | null, id: string): Entry {
    const entry = { seq: this.seq + 1, what, seat, move, id };
    this.log.push(entry);
    this.history.push(this.#draw());
    return entry;
  }

  #carryOut(message: FromClient): string {
    return message.do === 'play' ? this.#play(message.seat ?? 0, message.move) : '';
  }

  /** Carry out a move; the code of the refusal, or nothing. */
  #play(seat: number, move: string): string {
    if (this.isOver) return 'game-over';
    if (move === 'sweep' || move === 'hint') return '';
    if (move === 'undo') return this.#goBack(seat, this.#done, this.#undone, true);
    if (move === 'redo') return this.#goBack(seat, this.#undone, this.#done, false);
    const [, verb, name = '', symbol = ''] = MOVE.exec(move) ?? [];
    const before = this.#at(name);
    const isFull = before.char !== '.';
    if (name === GIVEN) return 'cell-given';
    if (verb === 'erase' ? !isFull : isFull) return verb === 'erase' ? 'cell-empty' : 'cell-taken';
    const after = { ...before };
    if (verb === 'erase') Object.assign(after, { char: '.', owner: 0 });
    else if (verb)
      after[verb === 'note' ? 'notes' : 'centre'] = toggled(
        before[verb === 'note' ? 'notes' : 'centre'],
        Number(symbol),
      );
    else Object.assign(after, { char: symbol, owner: seat });
    this.#squares.set(name, after);
    this.#done[seat - 1]?.push({ name, before, after });
    this.#undone[seat - 1] = [];
    return '';
  }

  #at(name: string): Square {
    return this.#squares.get(name) ?? EMPTY;
  }

  /** The latest edit that others have not overtaken. */
  #latest(from: readonly Edit[][], seat: number, isUndo: boolean): Edit | undefined {
    return from[seat - 1]?.findLast(({ name, before, after }) =>
      isEqual(this.#at(name), isUndo ? after : before),
    );
  }

  #goBack(seat: number, from: Edit[][], to: Edit[][], isUndo: boolean): string {
    const edit = this.#latest(from, seat, isUndo);
    if (!edit) return isUndo ? 'nothing-to-undo' : 'nothing-to-redo';
    const edits = from[seat - 1] as Edit[];
    edits.length = edits.lastIndexOf(edit);
    to[seat - 1]?.push(edit);
    this.#squares.set(edit.name, isUndo ? edit.before : edit.after);
    return '';
  }

  #draw(): View {
    const chars = Array.from({ length: 81 }, () => '.');
    const owners = Array.from({ length: 81 }, () => 0);
    const notes: Record<string, readonly number[]> = {};
    const centre: Record<string, readonly number[]> = {};
    for (const [name, square] of this.#squares) {
      const cell = cellOf(NINE, name);
      chars[cell] = square.char;
      owners[cell] = square.owner;
      if (square.notes.length) notes[name] = square.notes;
      if (square.centre.length) centre[name] = square.centre;
    }
    return {
      board: chars.join(''),
      givens: '1'.padEnd(81, '.'),
      owners,
      notes,
      centre,
      hands: this.hands,
      scores: [0, 0],
      over: this.isOver,
      sweeps: false,
      to_move: null,
      to_act: [1, 2],
      progress: [],
    } as unknown as View;
  }
}
