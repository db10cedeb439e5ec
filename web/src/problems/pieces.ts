/** Brings in files with more problems than the server reads at once. */
import { importProblems } from '../core/api';
import type { CheckedProblem, ImportedProblems, ImportFault } from '../core/protocol.gen';
import { openErrors } from '../core/words.svelte';

/** As many characters as the server reads at once. */
const PIECE = 60_000;

interface Piece {
  text: string;
  /** How many lines stand before it. */
  before: number;
}

/** A long text in pieces of whole lines; where there are empty lines, it is cut at those: a grid may take nine. */
export function pieces(text: string, most = PIECE): Piece[] {
  const found: Piece[] = [];
  let [start, before] = [0, 0];
  while (start < text.length) {
    let end = text.length;
    if (end - start > most) {
      const part = text.slice(start, start + most);
      const empty = /^[\s\S]*\n[ \t\r]*\n/.exec(part)?.[0].length;
      end = start + (empty ?? (part.lastIndexOf('\n') + 1 || most));
    }
    const piece = text.slice(start, end);
    found.push({ text: piece, before });
    before += piece.split('\n').length - 1;
    start = end;
  }
  return found;
}

/** All problems of a text, and what is wrong with its other lines. One piece follows the other. */
export async function importAll(text: string): Promise<ImportedProblems> {
  const problems: CheckedProblem[] = [];
  const faults: ImportFault[] = [];
  for (const { text: part, before } of pieces(text)) {
    if (!part.trim()) continue;
    const found = await importProblems(part);
    problems.push(...found.problems);
    faults.push(...found.faults.map((one) => ({ ...one, line: one.line + before })));
  }
  if (faults.length) await openErrors();
  return { problems, faults };
}
