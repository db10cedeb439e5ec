/** Asking the coach about the board of a table, and doing what the coach says. */
import { askHint, askWhy, Refusal } from '../net/api';
import type { HintShape } from '../net/protocol.gen';
import { cellOf, nameOf, peers } from '../sudoku/grid';
import { tellRefusal } from '../words/sentences';
import { language, t } from '../words/words.svelte';
import type { Advice, CoachedTable } from './coached';

const STAGES = 3;
/** How often the coach looks anew at a position that others change meanwhile. */
const TRIES = 4;

/** One stage more of the hint, or the first stage for a new position. The table counts it. */
export async function askCoach(playing: CoachedTable, seat: number): Promise<void> {
  if (!playing.isCoached) return;
  const { advice } = playing.coach;
  const stage = Math.min(STAGES, (advice && !advice.why ? advice.stage : 0) + 1);
  if (await playing.session.play('hint', seat)) await tell(playing, stage);
}

/** The coach's words about the position of now at a stage; null where there is nothing to ask about. */
async function ask(playing: CoachedTable, stage: number): Promise<Advice | null> {
  const { view, about } = playing;
  if (!('givens' in view && 'notes' in view)) return null;
  const notes = Object.entries(view.notes).map(([cell, digits]) => `${cell}=${digits.join('')}`);
  const spoken = language();
  const question = {
    problem: view.givens,
    grid: view.board,
    notes: notes.join(' ').slice(0, 2000),
    stage,
    language: spoken,
  };
  const found = await askHint(question, playing.session.token);
  return { found, stage, about, language: spoken };
}

/** What the coach says about the position at a stage, in the language that is spoken. */
export async function tell(playing: CoachedTable, stage: number): Promise<void> {
  playing.coach.trouble = '';
  try {
    // Others may write on while the coach thinks.
    let told = await ask(playing, stage);
    for (let tries = 1; tries < TRIES && told && told.about !== playing.about; tries++)
      told = await ask(playing, stage);
    if (!told) return;
    playing.coach.beat = told.found.drawing?.beats ?? 0;
    playing.coach.told = told;
  } catch (error) {
    playing.coach.trouble = error instanceof Refusal ? tellRefusal(error) : t('trouble-text');
  }
}

/** After others have written something: a hint stays if the coach would say the same now. */
export async function askAgain(playing: CoachedTable, told: Advice): Promise<void> {
  const { about } = playing;
  const now = await ask(playing, told.stage).catch(() => null);
  if (playing.coach.told !== told || playing.about !== about) return;
  playing.coach.told = now?.found.text === told.found.text ? { ...told, about } : null;
}

/** How a bot found the digit in a cell. */
export async function tellWhy(playing: CoachedTable, cell: string): Promise<void> {
  const { about } = playing;
  const spoken = language();
  playing.coach.trouble = '';
  try {
    const found = await askWhy({ cell, language: spoken }, playing.session.token);
    playing.coach.beat = found.drawing?.beats ?? 0;
    playing.coach.told = { found, stage: STAGES, about, language: spoken, why: cell };
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
