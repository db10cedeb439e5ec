/** All that is on an analyst's desk as text. */
import { letterOf } from '../../device/colours';
import type { PathShape, StepsShape } from '../../net/protocol.gen';
import { nameOf as cellName, NINE } from '../../sudoku/grid';
import { endsOf, isMiddle, type Segment } from '../../sudoku/pen';
import { candidatesText, failures, type Position } from '../../sudoku/position';
import { leafAt, runsOf, type UndoTree } from '../../sudoku/undo_tree';
import type { HandMarks } from '../entering/editor.svelte';

interface OnDesk {
  position: Position;
  tree: UndoTree<Position>;
  /** Leaves of which it is known that they lead to no solution. */
  hopeless: ReadonlySet<number>;
  steps: StepsShape | null;
  marks: HandMarks;
  shown: { name: string; text: string } | null;
  path: PathShape | null;
  nameOf: (technique: string) => string;
  titles: Record<'steps' | 'path' | 'tree' | 'root' | 'centre' | 'colours' | 'lines', string>;
}

const drawn = (grid: string): string =>
  Array.from({ length: 9 }, (_, row) =>
    [0, 3, 6].map((at) => [...grid.slice(row * 9 + at, row * 9 + at + 3)].join(' ')).join(' | '),
  )
    .flatMap((line, row) => (row === 3 || row === 6 ? ['------+-------+------', line] : [line]))
    .join('\n');

/** A line by the cells that it joins, such as `c4-d4`, or that it lies between, such as `c4|c5`; at the edge `|a1`. */
function lineName(line: Segment): string {
  const [from, to] = endsOf(line);
  const at = (x: number, y: number) =>
    Math.min(x, y) >= 0 && Math.max(x, y) < NINE.size ? cellName(NINE, y * NINE.size + x) : '';
  const [x, y] = [Math.floor(from.x / 2), Math.floor(from.y / 2)];
  if (isMiddle(from)) return `${at(x, y)}-${at(Math.floor(to.x / 2), Math.floor(to.y / 2))}`;
  return `${from.y === to.y ? at(x, y - 1) : at(x - 1, y)}|${at(x, y)}`;
}

/** Remarks by hand, a kind a line. */
function markedBy({ centre, paints, lines }: HandMarks, titles: OnDesk['titles']): string {
  const byCell = (marks: HandMarks['centre'], told: (number: number) => string) =>
    Object.entries(marks).map(([cell, all]) => `${cellName(NINE, Number(cell))} ${all.map(told).join('')}`);
  const drawn = Object.entries(lines).map(([line, colour]) => `${lineName(line)} ${letterOf(colour)}`);
  return [
    [titles.centre, byCell(centre, String)] as const,
    [titles.colours, byCell(paints, letterOf)] as const,
    [titles.lines, drawn] as const,
  ]
    .flatMap(([title, all]) => (all.length ? [`${title}: ${all.join('; ')}`] : []))
    .join('\n');
}

/** The problem, the position, remarks by hand, the step that is shown, all steps, the path and the branches. */
export function textOf(desk: OnDesk): string {
  const { position, tree, hopeless, marks, steps, shown, path, nameOf, titles } = desk;
  const candidates = candidatesText(position);
  const parts = [
    position.problem,
    position.grid === position.problem ? '' : position.grid,
    candidates,
    drawn(position.grid),
    markedBy(marks, titles),
  ];
  if (shown) parts.push(`${shown.name}\n${shown.text}`);
  if (steps?.groups.length)
    parts.push(
      [
        titles.steps,
        ...steps.groups.map(
          (one) => `${nameOf(one.technique)} (${one.count}): ${one.steps.map(({ does }) => does).join('; ')}`,
        ),
      ].join('\n'),
    );
  if (path)
    parts.push(
      [
        titles.path,
        ...path.lines.map(
          (one, index) => `${index + 1}. ${nameOf(one.technique)}: ${one.does} (${one.effort})`,
        ),
      ].join('\n'),
    );
  if (tree.leaves.length > 1)
    parts.push(
      [
        titles.tree,
        ...runsOf(tree).map(({ ids, depth }) => {
          const moves = ids
            .map((id) => leafAt(tree, id))
            .map(
              ({ id, move, state }) =>
                `${move || titles.root}${failures(state) || hopeless.has(id) ? ' ✗' : ''}`,
            );
          return `${'  '.repeat(depth)}${moves.join(', ')}`;
        }),
      ].join('\n'),
    );
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
