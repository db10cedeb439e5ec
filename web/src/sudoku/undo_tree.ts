/** A tree of undos: what was taken back stays, and another move from there begins a branch. Plain data, never changed. */

export interface Leaf<State> {
  id: number;
  /** -1 for the root. */
  parent: number;
  /** What was done to get here. */
  move: string;
  state: State;
  children: readonly number[];
}

export interface UndoTree<State> {
  leaves: readonly Leaf<State>[];
  /** Where one is. */
  at: number;
  /** For each leaf the child that one came back from last, where doing again leads. */
  last: Readonly<Record<number, number>>;
}

export const planted = <State>(state: State): UndoTree<State> => ({
  leaves: [{ id: 0, parent: -1, move: '', state, children: [] }],
  at: 0,
  last: {},
});

export function leafAt<State>(tree: UndoTree<State>, id = tree.at): Leaf<State> {
  const leaf = tree.leaves[id];
  if (!leaf) throw new Error(`no such leaf: ${id}`);
  return leaf;
}

/** Go to a leaf; doing again leads along the way to it. */
export function gone<State>(tree: UndoTree<State>, to: number): UndoTree<State> {
  const last: Record<number, number> = { ...tree.last };
  for (let leaf = leafAt(tree, to); leaf.parent >= 0; leaf = leafAt(tree, leaf.parent))
    last[leaf.parent] = leaf.id;
  return { ...tree, at: to, last };
}

/** The tree after a move. The same move from the same place leads to the same leaf. */
export function grown<State>(tree: UndoTree<State>, move: string, state: State): UndoTree<State> {
  const here = leafAt(tree);
  const known = here.children.find((child) => leafAt(tree, child).move === move);
  if (known !== undefined) return gone(tree, known);
  const id = tree.leaves.length;
  const leaves = tree.leaves.map((leaf) =>
    leaf.id === here.id ? { ...leaf, children: [...leaf.children, id] } : leaf,
  );
  return gone({ ...tree, leaves: [...leaves, { id, parent: here.id, move, state, children: [] }] }, id);
}

export const canGoBack = <State>(tree: UndoTree<State>): boolean => leafAt(tree).parent >= 0;
export const canGoForth = <State>(tree: UndoTree<State>): boolean => leafAt(tree).children.length > 0;

/** One move back; the way here is remembered. */
export const back = <State>(tree: UndoTree<State>): UndoTree<State> =>
  canGoBack(tree) ? { ...gone(tree, tree.at), at: leafAt(tree).parent } : tree;

/** The move that was taken back last, or the latest one from here. */
export function forth<State>(tree: UndoTree<State>): UndoTree<State> {
  const to = tree.last[tree.at] ?? leafAt(tree).children.at(-1);
  return to === undefined ? tree : gone(tree, to);
}

/** The leaves from the root to one, the root first. */
export function pathTo<State>(tree: UndoTree<State>, id = tree.at): Leaf<State>[] {
  const way = [leafAt(tree, id)];
  for (let { parent } = leafAt(tree, id); parent >= 0; { parent } = leafAt(tree, parent))
    way.push(leafAt(tree, parent));
  return way.reverse();
}

/** The end of a branch: where doing again leads in the end. */
export function tipOf<State>(tree: UndoTree<State>, from: number): number {
  const { children } = leafAt(tree, from);
  const next = children.find((child) => child === tree.last[from]) ?? children.at(-1);
  return next === undefined ? from : tipOf(tree, next);
}

/** The end of the next branch: of those from here, or from the nearest fork before; null where nothing has forked. */
export function otherTip<State>(tree: UndoTree<State>): number | null {
  let came = tree.last[tree.at] ?? -1;
  for (const { id, children } of pathTo(tree).reverse()) {
    const next = children[(children.indexOf(came) + 1) % children.length];
    if (children.length > 1 && next !== undefined) return tipOf(tree, next);
    came = id;
  }
  return null;
}

export const hasForks = <State>(tree: UndoTree<State>): boolean =>
  tree.leaves.some(({ children }) => children.length > 1);

export interface Run {
  /** Leaves one after another without a fork. */
  ids: readonly number[];
  /** How many forks lie before it. */
  depth: number;
}

/** The tree as rows: whatever runs without a fork is one of them. */
export function runsOf<State>(tree: UndoTree<State>, from = 0, depth = 0): Run[] {
  const ids = [from];
  let leaf = leafAt(tree, from);
  while (leaf.children.length === 1) {
    leaf = leafAt(tree, leaf.children[0]);
    ids.push(leaf.id);
  }
  return [{ ids, depth }, ...leaf.children.flatMap((child) => runsOf(tree, child, depth + 1))];
}
