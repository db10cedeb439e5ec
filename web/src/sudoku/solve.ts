/** The solution of a problem, for sheets that are printed with their solutions: a plain search, most confined cell first. */

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
