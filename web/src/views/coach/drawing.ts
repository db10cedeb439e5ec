/** Where the parts of a coach's drawing lie on the board, in hundredths of a cell; nothing is drawn here. */

import type { ArrowEnd, Drawing, Frame } from '../../net/protocol.gen';
import drawn from '../../sudoku/drawn.json';
import { type Cell, columnOf, type Grid, rowOf } from '../../sudoku/grid';

/** A drawing of nothing, to which parts are added. */
export const BLANK: Drawing = {
  tints: [],
  frames: [],
  marks: [],
  arrows: [],
  rays: [],
  places: [],
  beats: 1,
  blocks: false,
  legend: [],
};

export interface Point {
  x: number;
  y: number;
}

export const corner = (grid: Grid, cell: Cell): Point => ({
  x: columnOf(grid, cell) * 100,
  y: rowOf(grid, cell) * 100,
});

export const centre = (grid: Grid, cell: Cell): Point => {
  const { x, y } = corner(grid, cell);
  return { x: x + 50, y: y + 50 };
};

/** The middle of a note within its cell: where notes are written. */
export function spot(grid: Grid, cell: Cell, symbol: number): Point {
  const { x, y } = corner(grid, cell);
  return { x: x + 22 + ((symbol - 1) % 3) * 28, y: y + 20 + Math.floor((symbol - 1) / 3) * 29 };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const spotsOf = (grid: Grid, { cells, symbol }: ArrowEnd) => cells.map((cell) => spot(grid, cell, symbol));
function middle(spots: readonly Point[]): Point {
  const sum = spots.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** Notes of neighbours are no further than this from the middle between them. */
const NEAR = 55;
/** Where a link meets a claim: in the middle of its notes or, where these lie apart, at the one nearest to its other end. */
function meeting(spots: readonly Point[], other: Point): Point {
  const between = middle(spots);
  if (spots.some((one) => distance(one, between) <= NEAR)) return between;
  return spots.reduce((best, one) => (distance(one, other) < distance(best, other) ? one : best));
}

/** The line of a link from a claim to another; null where both are the same. */
export function linkOf(grid: Grid, start: ArrowEnd, end: ArrowEnd): string | null {
  const [from, to] = [spotsOf(grid, start), spotsOf(grid, end)];
  return link(meeting(from, middle(to)), meeting(to, middle(from)));
}

/** How far a link bends aside, as a part of its length; within a cell it bends around the digits. */
const BEND = 0.14;
const BOW_IN_CELL = 24;
/** A link between two notes of a cell goes from above the one in a high bow to above the other. */
const SHORT = 45;
const SHORT_BOW = 43;

const SIZE = 900;
const isOnBoard = (x: number, y: number): boolean => Math.min(x, y) >= 0 && Math.max(x, y) <= SIZE;

/** A link's line in a bow on the board, so that links along one line stay apart; it keeps clear of the signs at both
 *  ends. Null where both ends are the same. */
export function link(from: Point, to: Point): string | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 2) return null;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const isShort = length < SHORT;
  const gap = isShort ? 0 : Math.min(16, length / 4);
  const bend = length < 100 ? Math.max(BEND * length, BOW_IN_CELL) : BEND * length;
  const [wide, part] = isShort ? [SHORT_BOW, 0.34] : [bend, 0.2];
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bow = isOnBoard(half.x - (uy * wide) / 2, half.y + (ux * wide) / 2) ? wide : -wide;
  const aside = { x: -uy * bow * part, y: ux * bow * part };
  const middle = { x: half.x - uy * bow, y: half.y + ux * bow };
  const [startX, startY] = [from.x + ux * gap + aside.x, from.y + uy * gap + aside.y];
  const [endX, endY] = [to.x - ux * gap + aside.x, to.y - uy * gap + aside.y];
  return `M${startX} ${startY} Q${middle.x} ${middle.y} ${endX} ${endY}`;
}

/** A straight line that keeps clear of the middle of both cells. */
export function line(from: Point, to: Point): string | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 2) return null;
  const gap = Math.min(16, length / 4) / length;
  const [dx, dy] = [(to.x - from.x) * gap, (to.y - from.y) * gap];
  return `M${from.x + dx} ${from.y + dy} L${to.x - dx} ${to.y - dy}`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangles of a frame: one around all its cells; of a group, one in each cell. */
export function boxes(grid: Grid, { cells, role }: Pick<Frame, 'cells' | 'role'>): Box[] {
  return role === 'group' ? cells.map((cell) => box(grid, [cell], 6)) : [box(grid, cells, 3)];
}

function box(grid: Grid, cells: readonly Cell[], inset: number): Box {
  const corners = cells.map((cell) => corner(grid, cell));
  const [left, top] = [Math.min(...corners.map((one) => one.x)), Math.min(...corners.map((one) => one.y))];
  const right = Math.max(...corners.map((one) => one.x)) + 100;
  const bottom = Math.max(...corners.map((one) => one.y)) + 100;
  return {
    x: left + inset,
    y: top + inset,
    width: right - left - 2 * inset,
    height: bottom - top - 2 * inset,
  };
}

interface MarkLook {
  path: string;
  colour: string;
  fill: string;
  width: number;
}
interface LineLook {
  colour: string;
  dash: string;
  width: number;
}
/** One look for each role, the same as in the pictures of `fullhouse explain --svg`. */
export const MARKS: Readonly<Record<string, MarkLook>> = drawn.marks;
export const FRAMES: Readonly<Record<string, LineLook>> = drawn.frames;
export const LINKS: Readonly<Record<string, LineLook>> = drawn.links;

/** With more rows and columns framed, as of a jellyfish, frames are thin, so that the signs stand out. */
const MOST_BOLD_LINES = 6;
/** The look of a frame among others. */
export function frameLook(role: string, all: readonly { role: string }[]): LineLook {
  const look = FRAMES[role] ?? { colour: 'ink', dash: '', width: 4 };
  const lines = all.filter((one) => one.role === 'base' || one.role === 'cover').length;
  return lines > MOST_BOLD_LINES ? { ...look, width: look.width / 2 } : look;
}

/** How signs and lines of a look are drawn, as attributes. */
export const stroked = ({ colour, dash, width }: LineLook) => ({
  stroke: `var(--drawn-${colour})`,
  'stroke-width': width,
  'stroke-dasharray': dash || null,
});
const FILLS: Readonly<Record<string, (colour: string) => string>> = {
  none: () => 'none',
  light: (colour) => `color-mix(in srgb, var(--drawn-${colour}) 24%, var(--board))`,
  full: (colour) => `var(--drawn-${colour})`,
};
export const signed = ({ path, colour, fill, width }: MarkLook) => ({
  d: path,
  fill: FILLS[fill]?.(colour) ?? 'none',
  stroke: `var(--drawn-${colour})`,
  'stroke-width': width,
});

/** The middles of the blocks with their numbers. */
export function blockNumbers(grid: Grid): { number: number; at: Point }[] {
  const across = grid.size / grid.blockWidth;
  return Array.from({ length: grid.size }, (_, index) => ({
    number: index + 1,
    at: {
      x: ((index % across) + 0.5) * grid.blockWidth * 100,
      y: (Math.floor(index / across) + 0.5) * grid.blockHeight * 100,
    },
  }));
}

/** One sign around each note: where a drawing has several, as one whose beats are shown together, the last one. */
export const onePerNote = <Mark extends { cell: number; symbol: number }>(marks: readonly Mark[]): Mark[] => [
  ...new Map(marks.map((one) => [`${one.cell} ${one.symbol}`, one])).values(),
];

/** The tones that a legend names, by its names for them. */
export const TONES: Readonly<Record<string, string>> = { area: 'house', cells: 'first', wrong: 'odd' };

/** Which entries of its legend a drawing shows at a beat. */
export function rolesAt(drawing: Drawing, beat: number): string[] {
  const isNow = (one: { beat: number; until: number }) => one.beat <= beat && beat <= one.until;
  const signs = [...drawing.frames, ...drawing.marks, ...drawing.arrows].filter(isNow);
  const shown = new Set<string>(signs.map(({ role }) => role));
  const tones = new Set<string>(drawing.tints.filter(isNow).map(({ tone }) => tone));
  if (drawing.rays.some(isNow)) shown.add('ray');
  if (drawing.places.length && beat >= drawing.beats) shown.add('placement');
  return drawing.legend.filter((role) => shown.has(role) || tones.has(TONES[role] ?? ''));
}
