/** Brings in files with problems: reads their text, also where there is more than the server reads at once. */
import { importProblems, Refusal } from '../../net/api';
import type { CheckedProblem, ImportedProblems, ImportFault } from '../../net/protocol.gen';
import { openErrors } from '../../words/words.svelte';

/** As many characters as the server reads at once. */
const PIECE = 60_000;

interface Piece {
  text: string;
  /** How many lines stand before it. */
  before: number;
}

/** A long text in pieces of whole lines; where there are empty lines, it is cut at those: a grid may take nine. */
export function pieces(text: string, most = PIECE): Piece[] {
  const list: Piece[] = [];
  let [start, before] = [0, 0];
  while (start < text.length) {
    let end = text.length;
    if (end - start > most) {
      const part = text.slice(start, start + most);
      const empty = /^[\s\S]*\n[ \t\r]*\n/.exec(part)?.[0].length;
      end = start + (empty ?? (part.lastIndexOf('\n') + 1 || most));
    }
    const piece = text.slice(start, end);
    list.push({ text: piece, before });
    before += piece.split('\n').length - 1;
    start = end;
  }
  return list;
}

/** All problems of a text, and what is wrong with its other lines. One piece follows the other.
 *
 * A piece in which nothing is a problem does not end it: the others may be better.
 */
export async function importAll(text: string): Promise<ImportedProblems> {
  const problems: CheckedProblem[] = [];
  const faults: ImportFault[] = [];
  let refused: Refusal | null = null;
  for (const { text: part, before } of pieces(text)) {
    if (!part.trim()) continue;
    try {
      const imported = await importProblems(part);
      problems.push(...imported.problems);
      faults.push(...imported.faults.map((one) => ({ ...one, line: one.line + before })));
    } catch (error) {
      if (!(error instanceof Refusal && error.isBadInput)) throw error;
      refused ??= error;
      faults.push({ line: before + 1, code: error.code, facts: error.facts });
    }
  }
  if (refused && !problems.length) throw refused;
  if (faults.length) await openErrors();
  return { problems, faults };
}

/** A file's text, of so many bytes at most. Pictures, archives and the like are refused by what they are, before their size. */
export async function textOf(file: File, most: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  // No text has the character 0; UTF-16 begins with its mark.
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (/^(image|audio|video|font)\//.test(file.type) || (!isWide && bytes.includes(0)))
    throw new Refusal('not-a-text', { file: file.name });
  if (file.size > most) {
    await openErrors();
    throw new Refusal('input-too-large', { most });
  }
  if (!isWide) return new TextDecoder().decode(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'unicode' : 'unicodefffe').decode(bytes);
}
