/** Moves that were made by one press: one press takes all of them back. Only this device knows about it. */
export class Bundles {
  #done: number[] = [];
  #undone: number[] = [];

  /** So many moves were made together. */
  add(moves: number): void {
    if (!moves) return;
    this.#done.push(moves);
    this.#undone = [];
  }

  /** How many moves the next `undo` is about; one where nothing is known. */
  undo(): number {
    const moves = this.#done.pop() ?? 1;
    this.#undone.push(moves);
    return moves;
  }

  redo(): number {
    const moves = this.#undone.pop() ?? 1;
    this.#done.push(moves);
    return moves;
  }
}
