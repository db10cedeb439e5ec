/** A device with the real reducer, a line that loses, delays and repeats, and the model server at its end. */

import type { Coached, GameInput } from '../../src/contract/ui';
import { coach } from '../../src/games/classic/coach';
import type { FromClient, FromServer, HintShape } from '../../src/net/protocol.gen';
import { Hints } from '../../src/state/hints';
import { reduce } from '../../src/state/reducer';
import type { Effect, Happening } from '../../src/state/state';
import { initialState, type State } from '../../src/state/state';
import { type Entry, ModelServer } from './server';

type Sent = Exclude<FromClient, { do: 'ping' | 'look' | 'react' | 'touch' }>;

const advice = (id: string, seq: number): FromServer => ({
  say: 'advice',
  id,
  seq,
  stage: 1,
  hint: { text: `hint ${seq}`, drawing: null } as HintShape,
  code: null,
  facts: {},
});

export class Device {
  readonly server = new ModelServer();
  state: State = initialState('d');
  /** What is on its way, oldest first. */
  up: Sent[] = [];
  down: FromServer[] = [];
  /** Called after each step of the reducer. */
  onStep: (before: State, happening: Happening, effects: readonly Effect[]) => void = () => {};
  /** The message that was heard last. */
  #heard: FromServer | null = null;
  /** Whether the server has welcomed this socket: only then does it tell it news. */
  #isSubscribed = false;

  constructor(
    readonly game: GameInput,
    readonly hints: Hints | null = new Hints(coach as unknown as Coached),
  ) {
    this.connect();
  }

  dispatch(happening: Happening): void {
    const before = this.state;
    const { state, effects } = reduce(before, happening, this.game, this.hints);
    this.state = state;
    this.onStep(before, happening, effects);
    for (const effect of effects) {
      if (effect.do === 'send') this.up.push(effect.message as Sent);
      if (effect.do === 'refresh') this.connect();
    }
  }

  /** Open a socket and say hello; whatever was on its way on the one before is lost. */
  connect(): void {
    this.up = [{ do: 'hello', token: '', protocol: 1, after: this.state.table?.seq ?? null }];
    this.down = [];
    this.#isSubscribed = false;
  }

  cut(): void {
    this.up = [];
    this.down = [];
    this.#isSubscribed = false;
    this.dispatch({ type: 'linked', link: 'gone', why: null });
  }

  get isConnected(): boolean {
    return this.#isSubscribed || this.up.some((message) => message.do === 'hello');
  }

  /** The next message reaches the server. */
  deliverUp(): void {
    const message = this.up.shift();
    if (!message) return;
    if (message.do === 'hello') {
      this.#isSubscribed = true;
      this.down.push(this.#welcome(message.after ?? null));
      return;
    }
    const { entry, answer } = this.server.command(message);
    this.tell(entry);
    this.down.push(answer);
    if (message.do === 'play' && message.move === 'hint' && answer.say === 'done')
      this.down.push(advice(message.id, answer.seq));
  }

  /** The next message reaches this device, perhaps twice. */
  deliverDown(times = 1): void {
    const message = this.down.shift();
    if (!message) return;
    this.#heard = message;
    for (let time = 0; time < times; time++) this.dispatch({ type: 'heard', message, now: 0 });
  }

  /** What was heard last comes once more, late. A socket has only one welcome. */
  repeat(): void {
    const message = this.#heard;
    if (message && message.say !== 'welcome') this.dispatch({ type: 'heard', message, now: 0 });
  }

  /** The next news never comes. */
  loseNews(): void {
    const next = this.down.findIndex((message) => message.say === 'news');
    if (next >= 0) this.down.splice(next, 1);
  }

  tell(entry: Entry | null): void {
    if (entry && this.#isSubscribed) this.down.push(this.#news(entry));
  }

  /** Everything that is on its way arrives, and so does all that follows from it. */
  flush(): void {
    if (!this.isConnected) this.connect();
    for (let left = 1000; this.up.length || this.down.length; left--) {
      if (!left) throw new Error('it never ends');
      this.deliverUp();
      this.deliverDown();
    }
  }

  #perspectives() {
    return [{ viewer: 1, view: this.server.view, events: [], legal: this.server.legal(1) }];
  }

  #news({ seq, what, seat, move }: Entry): FromServer {
    return {
      say: 'news',
      seq,
      what,
      seat,
      move,
      table: null,
      you: null,
      perspectives: this.#perspectives(),
      clock: null,
      limit: null,
      played: 0,
    } as unknown as FromServer;
  }

  #welcome(after: number | null): FromServer {
    const missed = this.server.log.filter(({ seq }) => seq > (after ?? 0));
    return {
      say: 'welcome',
      seq: this.server.seq,
      table: { code: 'aaaa', round: 1, stage: 'playing', game: 'classic', seats: [{}, {}] },
      you: { seats: [1] },
      present: { seats: [1, 2] },
      perspectives: this.#perspectives(),
      clock: null,
      limit: null,
      played: 0,
      missed: missed.map((entry) => ({ ...entry, events: [] })),
    } as unknown as FromServer;
  }
}
