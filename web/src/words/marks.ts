/** Where what is told comes from: signs behind sentences of the rules and beside options.
 *  The server reads the same form in src/fullhouse/words/marks.py. */
import type { Mark } from '../net/protocol.gen';
import { has, t } from './words.svelte';

const MARK = /\s*\[(printed|edition|reading|addition)\|([^\]]+)\]/;

export interface Piece {
  text: string;
  /** The sign behind it. */
  mark: Mark | null;
}

/** A text, cut behind each sentence that has a sign. */
export function pieces(text: string): Piece[] {
  const cut = text.split(MARK);
  const parts: Piece[] = [];
  for (let at = 0; at < cut.length; at += 3) {
    const origin = cut[at + 1] as Mark['origin'] | undefined;
    const piece = { text: cut[at] ?? '', mark: origin ? { origin, text: cut[at + 2] ?? '' } : null };
    if (piece.text || piece.mark) parts.push(piece);
  }
  return parts;
}

/** A text as it is read aloud. */
export const withoutMarks = (text: string): string =>
  pieces(text)
    .map((piece) => piece.text)
    .join('');

/** Where the value of an option comes from; null where nobody says it. */
export function markOf(game: string, option: string, value: unknown): Mark | null {
  const name = typeof value === 'string' ? value : value === null || value === false ? 'off' : 'on';
  const [key, end] = [`mark-${option}`, name].map((one) => one.replaceAll('_', '-'));
  const known = [`${game}-${key}-${end}`, `${game}-${key}`, `${key}-${end}`, `${key}`].find(has);
  return (known && pieces(t(known))[0]?.mark) || null;
}
