/** The cell that somebody looks at. */
import { afterPaint } from '../../device/tasks';
import type { Cell } from '../../sudoku/grid';

export class Looking {
  #focus = $state<Cell>(-1);
  /** The same for all that stands beside the board: it follows once the board is painted. */
  beside = $state<Cell>(-1);

  get focus(): Cell {
    return this.#focus;
  }
  set focus(cell: Cell) {
    this.#focus = cell;
    afterPaint(() => this.settle());
  }

  /** Before anybody acts beside the board. */
  settle(): void {
    this.beside = this.#focus;
  }
}
