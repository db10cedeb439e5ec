/** Problems on paper: one to twelve on a page, and their solutions small at the end. */

export const MOST_ON_A_PAGE = 12;
/** Problems that one address holds. */
const MOST_PRINTED = 60;
/** What is free on A4 within its margins, in millimetres, and what stands between boards. */
const WIDTH_MM = 184;
const HEIGHT_MM = 258;
const BETWEEN_MM = 5;
const LABEL_MM = 9;
const PROBLEM = /^[1-9.]{81}$/;

export interface PageLayout {
  /** The problems on a page. */
  count: number;
  columns: number;
  rows: number;
  /** The side of a board in millimetres. */
  side: number;
}

/** The arrangement with the largest boards; whoever is just typing a number may have typed none yet. */
export function layoutOf(wish: number | null): PageLayout {
  const count = Math.min(Math.max(1, Math.floor(wish || 1)), MOST_ON_A_PAGE);
  const layouts = [1, 2, 3, 4].map((columns) => {
    const rows = Math.ceil(count / columns);
    const wide = (WIDTH_MM - (columns - 1) * BETWEEN_MM) / columns;
    const high = (HEIGHT_MM - rows * (LABEL_MM + BETWEEN_MM)) / rows;
    return { count, columns, rows, side: Math.floor(Math.min(wide, high)) };
  });
  return layouts.reduce((best, one) => (one.side > best.side ? one : best));
}

/** Cut into pages. */
export const pagesOf = <One>(items: readonly One[], count: number): One[][] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, page) =>
    items.slice(page * count, (page + 1) * count),
  );

/** The address of a sheet with these problems. */
export const printoutAddress = (problems: readonly string[]): string =>
  `/print?p=${problems.slice(0, MOST_PRINTED).join(',')}`;

/** The problems of an address. */
export const problemsIn = (text: string): string[] =>
  text
    .split(',')
    .filter((one) => PROBLEM.test(one))
    .slice(0, MOST_PRINTED);

const SIZE = 9;
const CELLS = SIZE * SIZE;
const ALL = 0b1111111110;
const blockOf = (cell: number) => Math.floor(cell / 27) * 3 + Math.floor((cell % SIZE) / 3);

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
};

/** The first solution; null where there is none. */
export function solutionOf(problem: string): string | null {
  const digits = [...problem].map((char) => Number(char) || 0);
  if (digits.length !== CELLS) return null;
  const [rows, columns, blocks] = [0, 1, 2].map(() => new Array<number>(SIZE).fill(0)) as [
    number[],
    number[],
    number[],
  ];
  const toggle = (cell: number, bit: number) => {
    const [row, column, block] = [Math.floor(cell / SIZE), cell % SIZE, blockOf(cell)];
    rows[row] = (rows[row] ?? 0) ^ bit;
    columns[column] = (columns[column] ?? 0) ^ bit;
    blocks[block] = (blocks[block] ?? 0) ^ bit;
  };
  const freeIn = (cell: number) =>
    ALL &
    ~((rows[Math.floor(cell / SIZE)] ?? 0) | (columns[cell % SIZE] ?? 0) | (blocks[blockOf(cell)] ?? 0));
  for (const [cell, digit] of digits.entries()) {
    if (!digit) continue;
    if (!(freeIn(cell) & (1 << digit))) return null;
    toggle(cell, 1 << digit);
  }
  const fill = (): boolean => {
    let best = -1;
    let fewest = SIZE + 1;
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (digits[cell]) continue;
      const count = bits(freeIn(cell));
      if (count < fewest) [best, fewest] = [cell, count];
    }
    if (best < 0) return true;
    const free = freeIn(best);
    for (let digit = 1; digit <= SIZE; digit += 1) {
      if (!(free & (1 << digit))) continue;
      digits[best] = digit;
      toggle(best, 1 << digit);
      if (fill()) return true;
      toggle(best, 1 << digit);
    }
    digits[best] = 0;
    return false;
  };
  return fill() ? digits.join('') : null;
}
