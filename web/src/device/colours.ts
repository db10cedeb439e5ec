/** The colours of pens and pawns: which seat has which. Everything drawn for seat n uses `--pn`. */
import type { SeatInfo } from '../net/protocol.gen';

/** All colours that can be chosen; their names are the words `colour-n`. */
export const COLOURS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Give each seat its colour on the whole page; the returned function undoes it. */
export function paint(seats: readonly Pick<SeatInfo, 'seat' | 'colour'>[]): () => void {
  const style = document.documentElement.style;
  const names = seats.flatMap(({ seat, colour }) => {
    style.setProperty(`--p${seat}`, `var(--c${colour})`);
    style.setProperty(`--p${seat}-ink`, `var(--c${colour}-ink)`);
    return [`--p${seat}`, `--p${seat}-ink`];
  });
  return () => {
    for (const name of names) style.removeProperty(name);
  };
}

/** The letter that stands for a colour of cells and notes, for those who cannot tell the colours apart. */
export const letterOf = (colour: number): string => 'ABCDEFGHI'[colour - 1] ?? '';
