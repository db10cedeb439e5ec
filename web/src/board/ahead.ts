/** What a key changes on a board, drawn by hand into shapes that are there already: all else follows once that is painted. */
import type { GameInput } from '../contract/ui';
import { afterPaint } from '../device/frames';
import type { AnyView } from '../net/protocol.gen';
import { changedLooks } from '../state/situation';
import type { Command } from '../state/state';
import { type Cell, columnOf, rowOf } from '../sudoku/grid';
import type { Look } from '../sudoku/looks';
import { draw, drawLights, type Lit, lightsOf, ringOf } from './layers/lights';

/** What the board shows now. */
interface Now extends Omit<Lit, 'symbol'> {
  /** The symbol taken up. */
  armed: number;
  /** Whether there is a ring around the cell looked at. */
  hasRing: boolean;
}

/** Whoever presses keys at a game. */
interface Player {
  view: AnyView;
  seat: number;
  ui: GameInput;
}

const SVG = 'http://www.w3.org/2000/svg';
/** A space without any width: were there no text or a usual space, the browser would build it anew with the first letter. */
const NOTHING = '\u200b';

/** The cell looked at has a layer of its own for its notes and for the digit to come: no other cell is painted with them. */
export class Ahead {
  readonly #rows: NodeListOf<Element>;
  readonly #layer: Element | undefined;
  /** The digit to come; null on boards where nobody writes. */
  readonly #digit: SVGTextElement | null;
  /** How it comes; undefined where nothing is to move. */
  readonly #coming: Animation | undefined;
  /** The notes of the cell, in the corners and in the centre: texts that stay, since what comes and goes costs many styles. */
  readonly #notes = [document.createElementNS(SVG, 'text'), document.createElementNS(SVG, 'text')];
  readonly #ring: Element | null;
  readonly #lights: Element | null;
  /** The cell whose layer it is, and how it looked then; -1 for none. */
  #cell: Cell = -1;
  #look: Look | undefined;
  /** Its notes among those of its row, where they are not seen for now. */
  #covered: Element[] = [];
  /** The cell to which ring and lights have moved already; -1 where all has followed. */
  #next: Cell = -1;

  constructor(
    readonly board: Element,
    readonly now: () => Now,
    /** Another cell is looked at: what is drawn here is painted. */
    readonly onlook: (cell: Cell) => void,
  ) {
    this.#ring = board.querySelector('.focus');
    this.#lights = board.querySelector('.lights');
    this.#rows = board.querySelectorAll('[role=row]');
    const given = board.querySelector('.given')?.cloneNode(true) as Element | undefined;
    this.#layer = given && (this.#rows[this.#rows.length - 1]?.cloneNode() as Element | undefined);
    this.#digit = given?.querySelector('text') ?? null;
    if (!given || !this.#layer) return;
    for (const name of ['role', 'aria-label', 'aria-rowindex']) this.#layer.removeAttribute(name);
    this.#layer.setAttribute('aria-hidden', 'true');
    given.setAttribute('class', given.getAttribute('class')?.replace('given', 'ink written') ?? '');
    say(this.#digit, NOTHING);
    // A layer whose bounds change makes the browser sort all layers again: these never do.
    const bounds = document.createElementNS(SVG, 'rect');
    for (const name of ['width', 'height']) bounds.setAttribute(name, String(now().grid.size * 100));
    bounds.setAttribute('fill', 'transparent');
    for (const note of this.#notes) note.append(NOTHING);
    this.#layer.append(bounds, given, ...this.#notes);
    this.#rows[this.#rows.length - 1]?.after(this.#layer);
    this.#coming = given.getAnimations()[0];
  }

  /** Go to another cell: the ring and the lights are there at once. */
  go(cell: Cell): void {
    const now = this.now();
    const { grid } = now;
    if (this.#ring && now.hasRing)
      draw(this.#ring, 'points', ringOf(columnOf(grid, cell) * 100, rowOf(grid, cell) * 100));
    now.looked = cell;
    this.#light(now);
    this.#next = cell;
    afterPaint(() => this.arrive());
  }

  /** Let all follow from going to another cell. */
  arrive(): void {
    const cell = this.#next;
    this.#next = -1;
    if (cell >= 0) this.onlook(cell);
  }

  /** Draw what a press brings: the commands without an answer after it, and the symbol taken up. Whether that was possible. */
  show({ view, seat, ui }: Player, queue: readonly Command[], armed: number): boolean {
    const now = this.now();
    const changed = changedLooks(view, seat, queue, ui, now.looks);
    for (const [cell, look] of changed) return changed.size === 1 && this.#write(now, cell, look);
    if (armed !== now.armed) {
      now.armed = armed;
      this.#light(now);
    }
    return true;
  }

  #light(now: Now): void {
    const symbol = now.armed || (now.houses && now.looks[now.looked]?.symbol) || 0;
    if (this.#lights) drawLights(this.#lights, lightsOf({ ...now, symbol }));
  }

  /** A digit in an empty cell, in the place of its notes. */
  #write({ looks }: Now, cell: Cell, { kind, symbol, tile }: Look): boolean {
    const isPlain = kind === 'ink' && !tile && looks[cell]?.kind === 'empty';
    if (!isPlain || cell !== this.#cell) return false;
    for (const note of this.#notes) say(note, NOTHING);
    say(this.#digit, String(symbol));
    this.#look = undefined;
    this.#coming?.play();
    return true;
  }

  /** All is drawn as usual: have the notes of the cell looked at on the layer, and its digit to come. */
  ready(cell: Cell): void {
    const { grid, looks } = this.now();
    if (cell === this.#cell && looks[cell] === this.#look) return;
    this.#cell = -1;
    for (const note of this.#covered) note.removeAttribute('visibility');
    this.#covered = [];
    say(this.#digit, NOTHING);
    const [column, row] = [columnOf(grid, cell), rowOf(grid, cell)];
    const here = this.#rows[row];
    const isHere = cell >= 0 && here?.isConnected && this.#digit && this.#layer;
    const notes = [...((isHere && here.querySelectorAll('.note')) || [])].filter(
      (note) => Math.floor(Number.parseInt(note.getAttribute('x') ?? '', 10) / 100) === column,
    );
    for (const [index, copy] of this.#notes.entries()) {
      const note = notes[index];
      for (const { name, value } of note?.attributes ?? []) draw(copy, name, value);
      say(copy, note?.textContent || NOTHING);
      note?.setAttribute('visibility', 'hidden');
    }
    this.#covered = notes;
    if (!isHere) return;
    this.#cell = cell;
    this.#look = looks[cell];
    draw(this.#layer, 'viewBox', here.getAttribute('viewBox') ?? '');
    place(this.#digit, 'x', column);
    place(this.#digit, 'y', row);
  }
}

function say(text: Element | null, said: string): void {
  const letters = text?.firstChild;
  if (letters instanceof Text && letters.data !== said) letters.data = said;
}

/** The same place within another cell. */
function place(text: Element, name: 'x' | 'y', at: number): void {
  draw(text, name, String((Number(text.getAttribute(name)) % 100) + at * 100));
}
