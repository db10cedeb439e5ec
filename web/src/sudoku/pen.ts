/** Lines drawn by hand: between the middles of cells, or along their borders. Which they are; nothing is drawn here. */

/** A point in half cells: odd numbers are middles of cells, even ones corners. */
export interface Point {
  x: number;
  y: number;
}
/** A short line from one point to a neighbour, such as `1,1-3,1`, the smaller point first. */
export type Segment = string;
/** The colour of each line. */
export type Lines = Readonly<Record<Segment, number>>;

const CELL = 100;
const STEP = 2;

/** The nearest middle or corner to a place in hundredths of a cell; only of the wanted kind where one is named. */
export function snapped(x: number, y: number, size: number, isMiddle?: boolean): Point {
  const near = (value: number, odd: number) => {
    const half = Math.round((value / CELL - odd / 2) * 1) * STEP + odd;
    return Math.min(size * STEP - odd, Math.max(odd, half));
  };
  const middle = { x: near(x, 1), y: near(y, 1) };
  const corner = { x: near(x, 0), y: near(y, 0) };
  if (isMiddle !== undefined) return isMiddle ? middle : corner;
  const far = (one: Point) => Math.hypot(one.x * 50 - x, one.y * 50 - y);
  return far(middle) <= far(corner) ? middle : corner;
}

export const isMiddle = ({ x }: Point): boolean => x % STEP === 1;

function segment(one: Point, other: Point): Segment {
  const [first, second] =
    one.y < other.y || (one.y === other.y && one.x <= other.x) ? [one, other] : [other, one];
  return `${first.x},${first.y}-${second.x},${second.y}`;
}

/** The two ends of a line. */
export function endsOf(line: Segment): [Point, Point] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.split(/[,-]/).map(Number);
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

/** The short lines on the way from one point to another of its kind; along borders never slantwise. */
export function segmentsBetween(from: Point, to: Point): Segment[] {
  const segments: Segment[] = [];
  let here = from;
  while (here.x !== to.x || here.y !== to.y) {
    const [dx, dy] = [Math.sign(to.x - here.x) * STEP, Math.sign(to.y - here.y) * STEP];
    const next = isMiddle(from) || !dx ? { x: here.x + dx, y: here.y + dy } : { x: here.x + dx, y: here.y };
    segments.push(segment(here, next));
    here = next;
  }
  return segments;
}

/** The lines after a stroke: it comes in its colour; where all of it is there already, it goes. */
export function stroked(lines: Lines, stroke: readonly Segment[], colour: number): Lines {
  const next: Record<Segment, number> = { ...lines };
  const goes = stroke.every((one) => lines[one] === colour);
  for (const one of stroke) {
    if (goes) delete next[one];
    else next[one] = colour;
  }
  return next;
}

/** Lines of one colour as a path, in hundredths of a cell. */
export const pathOf = (segments: readonly Segment[]): string =>
  segments
    .map(endsOf)
    .map(([from, to]) => `M${from.x * 50} ${from.y * 50}L${to.x * 50} ${to.y * 50}`)
    .join('');
