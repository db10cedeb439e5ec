/** What is written small in a cell, and where. */
import { columnOf, type Grid, rowOf } from '../../sudoku/grid';
import type { Look } from '../../sudoku/looks';

export interface Small {
  key: string;
  text: string;
  /** Where each letter stands; a text of which only one place is known stands there as a whole. */
  xs: readonly number[];
  ys: readonly number[];
  by: number;
  size: number;
}
const ACROSS = 3;
/** How large notes in the centre are, by how many there are. */
const CENTRE = [0, 34, 34, 31, 28, 25, 23, 21, 19, 17];
/** The texts of one cell: an initial, notes in the centre, and all other notes as one. */
export function small(grid: Grid, look: Look, cell: number, initials: ReadonlyMap<number, string>): Small[] {
  const [x, y] = [columnOf(grid, cell) * 100, rowOf(grid, cell) * 100];
  const { centre = [], notes, by } = look;
  const alone = (text: string, dx: number, dy: number, size: number, by = 0) =>
    text ? [{ key: `${cell} c`, text, xs: [x + dx], ys: [y + dy], by, size }] : [];
  if (look.symbol) return look.kind === 'pen' ? alone(initials.get(by) ?? '', 80, 31, 16, by) : [];
  const above = Math.ceil(notes.length / 2);
  const grown = (note: number) => [
    22 + ((note - 1) % ACROSS) * 28,
    29 + Math.floor((note - 1) / ACROSS) * 29,
  ];
  /** Beside notes in the centre the others stand along the upper and the lower edge. */
  const edge = (index: number) => (index < above ? [16 + index * 17, 23] : [16 + (index - above) * 17, 93]);
  const places = notes.map((note, index) => (centre.length ? edge(index) : grown(note)));
  return [
    ...alone(centre.join(''), 50, 60, CENTRE[centre.length] ?? 17),
    ...(notes.length
      ? [
          {
            key: `${cell}`,
            text: notes.join(''),
            xs: places.map(([dx = 0]) => x + dx),
            ys: places.map(([, dy = 0]) => y + dy),
            by: 0,
            size: centre.length ? 19 : 25,
          },
        ]
      : []),
  ];
}
