/** Sheets to print: one to twelve problems on a page, and the solutions small at the end. */

export const MOST_ON_A_PAGE = 12;
/** Problems that one address holds. */
export const MOST_ON_SHEETS = 60;
/** What is free on A4 within its margins, in millimetres, and what stands between boards. */
const WIDTH_MM = 184;
const HEIGHT_MM = 258;
const BETWEEN_MM = 5;
const LABEL_MM = 9;
const PROBLEM = /^[1-9.]{81}$/;

export interface SheetLayout {
  /** The problems on a page. */
  count: number;
  columns: number;
  rows: number;
  /** The side of a board in millimetres. */
  side: number;
}

/** The arrangement with the largest boards; whoever is just typing a number may have typed none yet. */
export function layoutOf(wish: number | null): SheetLayout {
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
export const sheetAddress = (problems: readonly string[]): string =>
  `/sheet?p=${problems.slice(0, MOST_ON_SHEETS).join(',')}`;

/** The problems of an address. */
export const problemsIn = (text: string): string[] =>
  text
    .split(',')
    .filter((one) => PROBLEM.test(one))
    .slice(0, MOST_ON_SHEETS);
