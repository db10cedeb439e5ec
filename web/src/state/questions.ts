/** Asking the coach about the board of a table, and doing what the coach says. */
import { askHintAgain, askWhy, Refusal } from '../net/api';
import { asFacts } from '../net/facts';
import type { HintShape } from '../net/protocol.gen';
import { cellOf, nameOf, peers } from '../sudoku/grid';
import { tellRefusal } from '../words/sentences';
import { language, t } from '../words/words.svelte';
import type { Advice, CoachedTable } from './coached';

const STAGES = 3;

/** One stage more of the hint, or the first stage for a new position. The table counts it, and answers. */
export async function askCoach(playing: CoachedTable, seat: number): Promise<void> {
  if (!playing.isCoached) return;
  const spoken = language();
  playing.coach.trouble = '';
  try {
    const asked = await playing.session.hint(seat, spoken);
    if (!asked) return;
    const { about } = playing; // the position of the hint: others may move on while the coach thinks
    const { hint, stage, seq, code, facts } = await asked.advice;
    if (!hint) throw new Refusal(code ?? 'internal-error', asFacts(facts));
    show(playing, { found: hint, stage, seq, about, language: spoken });
  } catch (error) {
    playing.coach.trouble = error instanceof Refusal ? tellRefusal(error) : t('trouble-text');
  }
}

function show(playing: CoachedTable, told: Advice): void {
  playing.coach.beat = told.found.drawing?.beats ?? 0;
  playing.coach.told = told;
}

/** The same hint in the language that is spoken now. Nothing is counted. */
export async function tellAgain(playing: CoachedTable, told: Advice): Promise<void> {
  const spoken = language();
  const { about } = playing;
  playing.coach.trouble = '';
  try {
    const found = await askHintAgain({ seq: told.seq, language: spoken }, playing.session.token);
    if (playing.coach.told === told) show(playing, { ...told, found, about, language: spoken });
  } catch (error) {
    playing.coach.trouble = error instanceof Refusal ? tellRefusal(error) : t('trouble-text');
  }
}

/** After others have written something: a hint stays if the coach would say the same now. */
export async function askAgain(playing: CoachedTable, told: Advice): Promise<void> {
  const { about } = playing;
  const question = { seq: told.seq, language: told.language };
  const found = await askHintAgain(question, playing.session.token).catch(() => null);
  if (playing.coach.told !== told || playing.about !== about) return;
  playing.coach.told = found ? { ...told, about } : null;
}

/** How a bot found the digit in a cell. */
export async function tellWhy(playing: CoachedTable, cell: string): Promise<void> {
  const { about } = playing;
  const spoken = language();
  playing.coach.trouble = '';
  try {
    const found = await askWhy({ cell, language: spoken }, playing.session.token);
    playing.coach.beat = found.drawing?.beats ?? 0;
    playing.coach.told = { found, stage: STAGES, seq: 0, about, language: spoken, why: cell };
  } catch (error) {
    playing.coach.trouble = error instanceof Refusal ? tellRefusal(error) : t('trouble-text');
  }
}

/** What one press does: write the digit and take out the notes it rules out, take notes out (after filling them in), or erase a mistake. */
export interface Doing {
  key: string;
  facts: Record<string, string | number>;
  moves: readonly string[];
  /** Whether notes have to be filled in first. */
  fills: boolean;
}

/** The cells whose notes a digit makes wrong, where the table does not take them out by itself. */
function ruledOut({ grid, view }: CoachedTable, cell: string, symbol: number): string[] {
  if (!('notes' in view) || ('sweeps' in view && view.sweeps)) return [];
  return peers(grid, cellOf(grid, cell))
    .filter((peer) => view.board[peer] === '.') // notes below a digit stay, for the day it is erased
    .map((peer) => nameOf(grid, peer))
    .filter((peer) => view.notes[peer]?.includes(symbol));
}

/** The moves of a step, or null where the coach has named none. */
export function doing(playing: CoachedTable, found: HintShape): Doing | null {
  const { view } = playing;
  if (!('notes' in view) || view.over || !playing.seat) return null;
  const toggle = (cell: string, symbol: number) => `note ${cell} ${symbol}`;
  if (found.places) {
    const { cell, symbol } = found.places;
    const moves = [`${cell}=${symbol}`, ...ruledOut(playing, cell, symbol).map((one) => toggle(one, symbol))];
    return { key: 'hint-write', facts: { cell, symbol }, moves, fills: false };
  }
  const { removes, erase } = found;
  if (removes.length) {
    const noted = removes.filter(({ cell, symbol }) => view.notes[cell]?.includes(symbol));
    const fills = noted.length < removes.length && playing.legal.allows('fill');
    if (!noted.length && !fills) return null;
    const moves = noted.map(({ cell, symbol }) => toggle(cell, symbol));
    const key = fills ? 'hint-fill-and-strike' : 'hint-strike';
    return { key, facts: { count: removes.length }, moves, fills };
  }
  const written = erase.filter((cell) => playing.isWritten(cell));
  const notes = erase.flatMap((cell) => (view.notes[cell] ?? []).map((symbol) => toggle(cell, symbol)));
  const moves = written.length ? written.map((cell) => `erase ${cell}`) : notes;
  if (!moves.length) return null;
  return {
    key: written.length ? 'hint-erase' : 'hint-strike',
    facts: { count: moves.length },
    moves,
    fills: false,
  };
}

/** Do what the coach says; where notes have to be filled in first, what goes is known only then. */
export async function obey(playing: CoachedTable, found: HintShape): Promise<void> {
  let todo = doing(playing, found);
  if (todo?.fills) {
    await playing.playAll(['fill'], playing.seat);
    todo = doing(playing, found);
  }
  if (todo) await playing.playAll(todo.moves, playing.seat);
}
