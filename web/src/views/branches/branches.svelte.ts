/** The branches of a game on one's own: every position that the table told, as a tree that undo and other deeds make. */
import type { Branching } from '../../contract/features';
import type { AnyView } from '../../net/protocol.gen';
import type { Playing } from '../../state/live/playing.svelte';
import {
  gone,
  grown,
  hasForks,
  leafAt,
  otherTip,
  planted,
  type UndoTree,
  wayTo,
} from '../../sudoku/undo_tree';

/** More positions than anybody looks at; then a new tree begins. */
const MOST_LEAVES = 600;
/** Digits, then notes, then what they brought with them. */
const MOST_ROUNDS = 4;

export class Branches {
  tree = $state.raw<UndoTree<string> | null>(null);
  isOpen = $state(false);
  hasForks = $derived.by(() => this.tree !== null && hasForks(this.tree));
  /** The position that one is on the way to, and how often moves were still made for it. */
  #aim: { position: string; rounds: number } | null = null;

  constructor(
    readonly playing: Playing,
    readonly game: Branching,
  ) {}

  /** The table shows this now: it belongs to the tree, unless one is on the way to another branch. */
  see(view: AnyView, isStill: boolean): void {
    const position = this.game.position(view);
    if (this.#aim && position !== this.#aim.position && (!isStill || this.#walk(view))) return;
    this.#aim = null;
    this.tree = this.#with(position);
  }

  #with(position: string): UndoTree<string> {
    const { tree } = this;
    if (!tree || tree.leaves.length >= MOST_LEAVES) return planted(position);
    const before = leafAt(tree).state;
    if (position === before) return tree;
    const passed = wayTo(tree).findLast(({ state }) => state === position);
    if (passed) return { ...gone(tree, tree.at), at: passed.id };
    const known = tree.leaves.find(({ state }) => state === position);
    return known ? gone(tree, known.id) : grown(tree, this.game.deed(before, position).join(' '), position);
  }

  #walk(view: AnyView): boolean {
    if (!this.#aim || this.#aim.rounds >= MOST_ROUNDS) return false;
    this.#aim.rounds += 1;
    const moves = this.game.towards(view, this.#aim.position);
    if (moves.length) this.playing.make(moves);
    return moves.length > 0;
  }

  go(id: number): void {
    if (!this.tree || this.playing.view.over) return;
    this.#aim = { position: leafAt(this.tree, id).state, rounds: 0 };
    this.#walk(this.playing.view);
  }

  /** To the end of the next branch. */
  other(): void {
    const to = this.tree && otherTip(this.tree);
    if (to !== null) this.go(to);
  }
}

const all = new WeakMap<Playing, Branches>();
/** The branches of a table; undefined until they are followed. */
export const branchesOf = (playing: Playing): Branches | undefined => all.get(playing);
export function follow(playing: Playing, game: Branching): Branches {
  const branches = new Branches(playing, game);
  all.set(playing, branches);
  return branches;
}
