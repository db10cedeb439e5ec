/** A small picture of each pattern, instead of a paragraph: dots and lines on three by three blocks. */

type Point = readonly [x: number, y: number];
export interface Icon {
  /** Cells that count, and those that follow; in cells of nine by nine. */
  dots: readonly Point[];
  ends?: readonly Point[];
  lines?: readonly (readonly [Point, Point])[];
  /** Rows, columns or blocks that are looked at: x, y, width, height. */
  areas?: readonly (readonly [number, number, number, number])[];
}

const row = (y: number) => [0, y, 9, 1] as const;
const column = (x: number) => [x, 0, 1, 9] as const;
const block = (x: number, y: number) => [x * 3, y * 3, 3, 3] as const;
const joined = (...points: Point[]): Icon['lines'] =>
  points.slice(1).map((point, index) => [points[index] as Point, point] as const);
const fish = (ys: readonly number[], xs: readonly number[], ends: readonly Point[] = []): Icon => ({
  dots: ys.flatMap((y) => xs.map((x): Point => [x, y])),
  areas: ys.map(row),
  ends,
});
const chain = (...points: Point[]): Icon => ({ dots: points, lines: joined(...points) });

export const ICONS: Readonly<Record<string, Icon>> = {
  full_house: {
    dots: [
      [3, 3],
      [4, 3],
      [5, 3],
      [3, 4],
      [5, 4],
      [3, 5],
      [4, 5],
      [5, 5],
    ],
    ends: [[4, 4]],
    areas: [block(1, 1)],
  },
  slide: {
    dots: [
      [0, 3],
      [7, 5],
    ],
    ends: [[4, 4]],
    areas: [block(1, 1)],
    lines: [
      [
        [0, 3],
        [5, 3],
      ],
      [
        [7, 5],
        [3, 5],
      ],
    ],
  },
  crossing: {
    dots: [
      [1, 1],
      [6, 8],
    ],
    ends: [[3, 4]],
    areas: [row(4)],
  },
  block_crossing: {
    dots: [
      [0, 3],
      [4, 8],
    ],
    ends: [[5, 5]],
    areas: [block(1, 1)],
  },
  elimination: {
    dots: [
      [2, 0],
      [2, 7],
    ],
    ends: [[2, 4]],
    areas: [row(4)],
  },
  exclusion: {
    dots: [
      [4, 1],
      [1, 4],
      [7, 4],
      [5, 5],
      [4, 7],
    ],
    ends: [[4, 4]],
    areas: [row(4), column(4)],
  },
  pointing: {
    dots: [
      [3, 4],
      [5, 4],
    ],
    ends: [[8, 4]],
    areas: [block(1, 1), row(4)],
  },
  claiming: {
    dots: [
      [3, 4],
      [4, 4],
    ],
    ends: [[5, 3]],
    areas: [row(4), block(1, 1)],
  },
  naked_pair: {
    dots: [
      [1, 4],
      [7, 4],
    ],
    areas: [row(4)],
  },
  hidden_pair: {
    dots: [
      [3, 3],
      [5, 4],
    ],
    areas: [block(1, 1)],
  },
  naked_triple: {
    dots: [
      [1, 4],
      [4, 4],
      [7, 4],
    ],
    areas: [row(4)],
  },
  hidden_triple: {
    dots: [
      [3, 3],
      [5, 4],
      [4, 5],
    ],
    areas: [block(1, 1)],
  },
  naked_quad: {
    dots: [
      [1, 4],
      [3, 4],
      [6, 4],
      [8, 4],
    ],
    areas: [row(4)],
  },
  hidden_quad: {
    dots: [
      [3, 3],
      [5, 3],
      [4, 4],
      [3, 5],
    ],
    areas: [block(1, 1)],
  },
  skyscraper: {
    ...chain([1, 1], [1, 7], [6, 7]),
    dots: [
      [1, 1],
      [1, 7],
      [6, 7],
      [7, 1],
    ],
    lines: [
      [
        [1, 1],
        [1, 7],
      ],
      [
        [1, 7],
        [6, 7],
      ],
      [
        [1, 1],
        [7, 1],
      ],
    ],
  },
  two_string_kite: {
    dots: [
      [1, 1],
      [7, 1],
      [0, 2],
      [0, 7],
    ],
    lines: [
      [
        [1, 1],
        [7, 1],
      ],
      [
        [0, 2],
        [0, 7],
      ],
    ],
    areas: [block(0, 0)],
  },
  turbot_fish: chain([1, 7], [1, 1], [5, 2], [5, 7]),
  empty_rectangle: {
    dots: [
      [3, 4],
      [5, 4],
      [4, 3],
      [4, 5],
    ],
    areas: [block(1, 1)],
    lines: [
      [
        [4, 0],
        [4, 8],
      ],
      [
        [0, 4],
        [8, 4],
      ],
    ],
  },
  x_wing: fish([1, 7], [1, 7]),
  swordfish: fish([1, 4, 7], [1, 4, 7]),
  jellyfish: fish([1, 3, 5, 7], [1, 3, 5, 7]),
  finned_x_wing: fish([1, 7], [1, 7], [[8, 7]]),
  sashimi_x_wing: {
    ...fish([1], [1, 7]),
    dots: [
      [1, 1],
      [7, 1],
      [1, 7],
    ],
    areas: [row(1), row(7)],
    ends: [[8, 6]],
  },
  finned_swordfish: fish([1, 4, 7], [1, 4, 7], [[8, 7]]),
  sashimi_swordfish: { ...fish([1, 4], [1, 4, 7]), areas: [row(1), row(4), row(7)], ends: [[8, 7]] },
  finned_jellyfish: fish([1, 3, 5, 7], [1, 3, 5, 7], [[8, 7]]),
  sashimi_jellyfish: {
    ...fish([1, 3, 5], [1, 3, 5, 7]),
    areas: [row(1), row(3), row(5), row(7)],
    ends: [[8, 7]],
  },
  xy_wing: chain([7, 1], [1, 1], [1, 7]),
  w_wing: chain([1, 1], [1, 5], [7, 5], [7, 7]),
  xyz_wing: chain([7, 4], [4, 4], [3, 5]),
  unique_rectangle: {
    dots: [
      [1, 1],
      [5, 1],
      [1, 2],
      [5, 2],
    ],
    lines: joined([1, 1], [5, 1], [5, 2], [1, 2], [1, 1]),
  },
  bug: {
    dots: [
      [1, 1],
      [4, 2],
      [7, 1],
      [2, 4],
      [6, 4],
      [1, 7],
      [7, 7],
    ],
    ends: [[4, 4]],
  },
  remote_pair: chain([1, 1], [1, 5], [5, 5], [5, 8]),
  simple_colouring: {
    dots: [
      [1, 1],
      [5, 5],
    ],
    ends: [
      [5, 1],
      [8, 5],
    ],
    lines: joined([1, 1], [5, 1], [5, 5], [8, 5]),
  },
  multi_colouring: {
    dots: [
      [1, 1],
      [7, 5],
    ],
    ends: [
      [5, 1],
      [7, 8],
    ],
    lines: [
      [
        [1, 1],
        [5, 1],
      ],
      [
        [7, 5],
        [7, 8],
      ],
    ],
  },
  x_chain: chain([0, 1], [4, 1], [4, 5], [7, 5], [7, 8]),
  xy_chain: chain([1, 7], [1, 2], [4, 2], [7, 4]),
  aic: chain([0, 6], [2, 2], [5, 3], [6, 6], [8, 4]),
  grouped_aic: {
    ...chain([1, 7], [4, 2], [7, 6]),
    dots: [
      [1, 7],
      [3, 2],
      [4, 2],
      [5, 2],
      [7, 6],
    ],
  },
  als_xz: {
    dots: [
      [1, 1],
      [2, 2],
      [6, 6],
      [7, 7],
    ],
    lines: joined([2, 2], [6, 6]),
  },
  sue_de_coq: {
    dots: [
      [3, 4],
      [4, 4],
      [0, 4],
      [5, 5],
    ],
    areas: [row(4), block(1, 1)],
  },
  als_xy_wing: {
    dots: [
      [1, 1],
      [4, 5],
      [5, 5],
      [8, 2],
    ],
    lines: joined([1, 1], [4, 5], [8, 2]),
  },
  als_chain: {
    dots: [
      [1, 1],
      [3, 6],
      [5, 2],
      [8, 7],
    ],
    lines: joined([1, 1], [3, 6], [5, 2], [8, 7]),
  },
  death_blossom: {
    dots: [
      [4, 4],
      [1, 1],
      [7, 1],
      [4, 8],
    ],
    lines: [
      [
        [4, 4],
        [1, 1],
      ],
      [
        [4, 4],
        [7, 1],
      ],
      [
        [4, 4],
        [4, 8],
      ],
    ],
  },
  forcing_chain: {
    dots: [
      [4, 1],
      [1, 5],
      [7, 5],
    ],
    ends: [[4, 8]],
    lines: [
      [
        [4, 1],
        [1, 5],
      ],
      [
        [4, 1],
        [7, 5],
      ],
      [
        [1, 5],
        [4, 8],
      ],
      [
        [7, 5],
        [4, 8],
      ],
    ],
  },
  forcing_net: {
    dots: [
      [4, 0],
      [1, 4],
      [4, 4],
      [7, 4],
    ],
    ends: [[4, 8]],
    lines: [
      [
        [4, 0],
        [1, 4],
      ],
      [
        [4, 0],
        [4, 4],
      ],
      [
        [4, 0],
        [7, 4],
      ],
      [
        [1, 4],
        [4, 8],
      ],
      [
        [7, 4],
        [4, 8],
      ],
    ],
  },
  nested_net: {
    dots: [
      [4, 0],
      [1, 3],
      [7, 3],
      [0, 6],
      [3, 6],
    ],
    ends: [[2, 8]],
    lines: [
      [
        [4, 0],
        [1, 3],
      ],
      [
        [4, 0],
        [7, 3],
      ],
      [
        [1, 3],
        [0, 6],
      ],
      [
        [1, 3],
        [3, 6],
      ],
      [
        [0, 6],
        [2, 8],
      ],
      [
        [3, 6],
        [2, 8],
      ],
    ],
  },
};
