/** Trees of undos that outlive a reload: kept on this device for a table or an analysed position, the last few of them. */
import { planted, type UndoTree } from '../sudoku/undo_tree';
import { BRANCHES, keptList } from './kept';

/** The tree that was touched longest ago is forgotten. */
const MOST_TREES = 8;
/** A larger one is not kept: all of them take a small part of what a browser gives. */
const MOST_LETTERS = 60_000;

/** How a leaf is written, given the state of its parent ('' for the root), and read again. Bad text may throw. */
export interface Writing<State> {
  write(before: State | null, leaf: { move: string; state: State }): string;
  read(before: State | null, text: string): { move: string; state: State };
}

/** Each leaf as its parent and its text; then where one is, and where doing again leads. */
interface KeptTree {
  id: string;
  leaves: readonly (readonly [parent: number, text: string])[];
  at: number;
  last: Readonly<Record<string, number>>;
}

const trees = keptList<KeptTree>(
  BRANCHES,
  (one) => typeof one.id === 'string' && Array.isArray(one.leaves),
  MOST_TREES,
);

export function forgetTree(id: string): void {
  const before = trees.all();
  const others = before.filter((one) => one.id !== id);
  if (others.length < before.length) trees.keep(others);
}

/** Leaves never change, and neither do their texts: to write all of them again takes the longer, the longer a game is. */
const texts = new WeakMap<object, string>();

export function keepTree<State>(id: string, tree: UndoTree<State>, { write }: Writing<State>): void {
  const leaves = tree.leaves.map((leaf) => {
    const text = texts.get(leaf) ?? write(tree.leaves[leaf.parent]?.state ?? null, leaf);
    texts.set(leaf, text);
    return [leaf.parent, text] as const;
  });
  const mine: KeptTree = { id, leaves, at: tree.at, last: tree.last };
  if (tree.leaves.length < 2 || JSON.stringify(mine).length > MOST_LETTERS) forgetTree(id);
  else trees.keep([mine, ...trees.all().filter((one) => one.id !== id)]);
}

/** The tree as it was kept; null where there is none, or none that can be read. */
export function keptTree<State>(id: string, { read }: Writing<State>): UndoTree<State> | null {
  const stored = trees.all().find((one) => one.id === id);
  try {
    return stored ? regrown(stored, read) : null;
  } catch {
    return null;
  }
}

function regrown<State>({ leaves: rows, at, last }: KeptTree, read: Writing<State>['read']): UndoTree<State> {
  const [root, ...others] = rows;
  const leaves = [...planted(read(null, root?.[1] ?? '').state).leaves];
  for (const [index, [parent, text]] of others.entries()) {
    const id = index + 1;
    const before = leaves[parent];
    if (!before || typeof text !== 'string') throw new Error('a leaf without a parent');
    leaves[parent] = { ...before, children: [...before.children, id] };
    leaves.push({ id, parent, children: [], ...read(before.state, text) });
  }
  const ways = Object.entries(last ?? {}).filter(([id, child]) =>
    leaves[Number(id)]?.children.includes(child),
  );
  return { leaves, at: Number.isInteger(at) && leaves[at] ? at : 0, last: Object.fromEntries(ways) };
}

/** What lies between an equal beginning and an equal end: `3 5 text` for a change after 3 letters, 5 before the end. */
export function changeOf(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return `${head} ${tail} ${after.slice(head, after.length - tail)}`;
}

export function changed(before: string, change: string): string {
  const [, head, tail, text] = /^(\d+) (\d+) (.*)$/s.exec(change) ?? [];
  if (head === undefined || tail === undefined || text === undefined) throw new Error('no change');
  if (Number(head) + Number(tail) > before.length) throw new Error('a change of something longer');
  return before.slice(0, Number(head)) + text + before.slice(before.length - Number(tail));
}
