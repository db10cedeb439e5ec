/** A small picture of each pattern, instead of a paragraph: dots and lines on three by three blocks. */
import icons from './icons.json';

type Point = readonly number[];
export interface Icon {
  /** Cells that count, and those that follow: x and y in cells of nine by nine. */
  dots: readonly Point[];
  ends?: readonly Point[];
  lines?: readonly (readonly Point[])[];
  /** Rows, columns or blocks that are looked at: x, y, width, height. */
  areas?: readonly (readonly number[])[];
}

export const ICONS: Readonly<Record<string, Icon>> = icons;
