/** The branches of a game on one's own: every position that the table told, as a tree that undo and other moves make. */
import type { Branching } from '../../contract/ui';
import type { AnyView } from '../../net/protocol.gen';
import type { Playing } from '../../state/live/playing.svelte';
import { changed, changeOf, forgetTree, keepTree, keptTree, type Writing } from '../../storage/branches';
import {
  gone,
  grown,
  hasForks,
  leafAt,
  otherTip,
  pathTo,
  planted,
  type UndoTree,
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

  /** Positions differ by little from one to the next. */
  readonly #writing: Writing<string>;

  constructor(
    readonly playing: Playing,
    readonly game: Branching,
    /** What tells this game from all others on the device. */
    readonly id: string,
  ) {
    this.#writing = {
      write: (before, { state }) => changeOf(before ?? '', state),
      read: (before, text) => {
        const state = changed(before ?? '', text);
        return { move: game.moves(before ?? state, state).join(' '), state };
      },
    };
    this.tree = keptTree(id, this.#writing);
  }

  /** For the next visit; a game that is over needs it no more. */
  keep(): void {
    if (this.playing.view.over || !this.tree) forgetTree(this.id);
    else keepTree(this.id, this.tree, this.#writing);
  }

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
    const passed = pathTo(tree).findLast(({ state }) => state === position);
    if (passed) return { ...gone(tree, tree.at), at: passed.id };
    const known = tree.leaves.find(({ state }) => state === position);
    return known ? gone(tree, known.id) : grown(tree, this.game.moves(before, position).join(' '), position);
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
/** How many tables were followed: whoever asked before hears of it. */
let followed = $state(0);
/** The branches of a table; undefined until they are followed. */
export const branchesOf = (playing: Playing): Branches | undefined =>
  followed ? all.get(playing) : undefined;
export function follow(playing: Playing, game: Branching, id: string): Branches {
  const branches = new Branches(playing, game, id);
  all.set(playing, branches);
  followed += 1;
  return branches;
}

const PAUSE_MS = 1000;

/** Writes something down once nothing has happened for a while, or at once when the page goes away. */
export class Keeper {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly write: () => void) {}

  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), PAUSE_MS);
  }

  now(): void {
    clearTimeout(this.#timer);
    this.write();
  }
}
