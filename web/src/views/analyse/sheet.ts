/** All that is on an analyst's desk as text. */
import type { PathShape, StepsShape } from '../../net/protocol.gen';
import { candidatesText, failures, type Position } from '../../sudoku/position';
import { leafAt, runsOf, type UndoTree } from '../../sudoku/undo_tree';

interface OnDesk {
  position: Position;
  tree: UndoTree<Position>;
  /** Leaves of which it is known that they lead to no solution. */
  hopeless: ReadonlySet<number>;
  steps: StepsShape | null;
  shown: { name: string; text: string } | null;
  path: PathShape | null;
  nameOf: (technique: string) => string;
  titles: { steps: string; path: string; tree: string; root: string };
}

const drawn = (grid: string): string =>
  Array.from({ length: 9 }, (_, row) =>
    [0, 3, 6].map((at) => [...grid.slice(row * 9 + at, row * 9 + at + 3)].join(' ')).join(' | '),
  )
    .flatMap((line, row) => (row === 3 || row === 6 ? ['------+-------+------', line] : [line]))
    .join('\n');

/** The problem, the position, the step that is shown, all steps, the path and the branches. */
export function sheetOf({ position, tree, hopeless, steps, shown, path, nameOf, titles }: OnDesk): string {
  const candidates = candidatesText(position);
  const parts = [
    position.problem,
    position.grid === position.problem ? '' : position.grid,
    candidates,
    drawn(position.grid),
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
          const deeds = ids
            .map((id) => leafAt(tree, id))
            .map(
              ({ id, deed, state }) =>
                `${deed || titles.root}${failures(state) || hopeless.has(id) ? ' ✗' : ''}`,
            );
          return `${'  '.repeat(depth)}${deeds.join(', ')}`;
        }),
      ].join('\n'),
    );
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
