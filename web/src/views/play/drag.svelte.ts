/** A tile that is lifted from the hand and carried over the board. */

/** How far a tile floats above a finger, in pixels: what is below it stays in view. */
const LIFT = 56;
/** Less than this many pixels are no drag. */
const SLACK = 12;

/** Near the lower edge a tile floats less high, so that every cell can be reached. */
const liftAt = (y: number, height: number): number => Math.max(0, Math.min(LIFT, (height - y) * 0.6));

interface Aim {
  cell: number;
  /** The width of that cell, in pixels. */
  size: number;
  badge: string;
}
const NOWHERE: Aim = { cell: -1, size: 0, badge: '' };

interface Hooks {
  aim: (symbol: number, x: number, y: number, isFinger: boolean) => Aim;
  /** Whether an answer is awaited after that. */
  drop: (symbol: number, cell: number) => boolean;
}

export class Drag {
  /** The symbol of the tile that is lifted; 0 for none. */
  symbol = $state(0);
  #shift = $state.raw({ x: 0, y: 0, scale: 1 });
  #aim = $state.raw<Aim>(NOWHERE);
  moved = $state(false);
  #start = { x: 0, y: 0, width: 1, fromX: 0, fromY: 0 };
  #frame = 0;
  /** The tile that lies where it was dropped until the answer is there; 0 for none. */
  rests = $state(0);

  constructor(private readonly hooks: () => Hooks) {}

  /** Where a tile is drawn, as a transform of its place in the hand. */
  transformOf(symbol: number): string | undefined {
    if (symbol !== this.rests && (symbol !== this.symbol || !this.moved)) return;
    const { x, y, scale } = this.#shift;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** What letting go would bring, shown on the tile. */
  badgeOf(symbol: number): string {
    return symbol === this.symbol && this.moved ? this.#aim.badge : '';
  }

  down(event: PointerEvent, symbol: number) {
    if (event.button !== 0 || !(event.currentTarget instanceof Element)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [fromX, fromY] = [left + width / 2, top + height / 2];
    this.#start = { x: event.clientX, y: event.clientY, width, fromX, fromY };
    this.moved = false;
    this.rests = 0;
    this.symbol = symbol;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  /** Once a frame: a pointer may report more often than anything can be drawn. */
  move(event: PointerEvent) {
    if (!this.symbol) return;
    const { clientX, clientY, pointerType } = event;
    this.moved ||= Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > SLACK;
    if (!this.moved) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#carry(clientX, clientY, pointerType));
  }

  #carry(x: number, y: number, pointer: string) {
    if (!this.symbol) return;
    const { fromX, fromY, width } = this.#start;
    const above = y - (pointer === 'mouse' ? 0 : liftAt(y, innerHeight));
    this.#aim = this.hooks().aim(this.symbol, x, above, pointer !== 'mouse');
    const scale = this.#aim.size ? (1.1 * this.#aim.size) / width : 1.06;
    this.#shift = { x: x - fromX, y: above - fromY, scale };
  }

  up(event: PointerEvent) {
    const { symbol, moved } = this;
    cancelAnimationFrame(this.#frame);
    if (symbol && moved) {
      this.#carry(event.clientX, event.clientY, event.pointerType);
      const { cell } = this.#aim;
      this.symbol = 0;
      this.#aim = NOWHERE;
      if (this.hooks().drop(symbol, cell)) this.rests = symbol;
    } else this.cancel();
    this.moved = moved; // until the click that follows is heard
  }

  /** The tile is back in the hand. */
  cancel() {
    cancelAnimationFrame(this.#frame);
    const { symbol, moved } = this;
    this.symbol = 0;
    this.#aim = NOWHERE;
    if (symbol && moved) this.hooks().drop(symbol, -1);
  }

  /** Whether a click is one of its own, and not the end of a drag. */
  isTap(): boolean {
    const { moved } = this;
    this.moved = false;
    return !moved;
  }
}
