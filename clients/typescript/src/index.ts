/** A small typed client for bots: REST to find a table, one WebSocket to play there. It knows no rules. */
import type {
  FromClient,
  FromServer,
  Join,
  Key,
  LegalMoves,
  NewTable,
  Perspective,
  ResultShape,
  TableInfo,
  TablePreview,
  You,
} from './protocol.gen.js';

export type * from './protocol.gen.js';

const ANSWER_TIMEOUT_MS = 30_000;
const PROTOCOL = 1;
const COLUMNS = 'abcdefghi';

/** The server has refused: the code is stable, the facts are data. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(`${code}: ${JSON.stringify(facts)}`);
  }
}

/** The connection is closed; the message is the server's reason, if it gave one. */
export class Gone extends Error {}

export interface Environment {
  fetch?: typeof fetch;
  /** Node before 22 has none of its own. */
  WebSocket?: typeof WebSocket;
}

/** A server, by its address. */
export class Client {
  readonly address: string;
  readonly #environment: Environment;

  constructor(address: string, environment: Environment = {}) {
    this.address = address.replace(/\/+$/, '');
    this.#environment = environment;
  }

  create = (table: NewTable): Promise<Key> => this.ask('POST', '/api/tables', table);
  preview = (code: string): Promise<TablePreview> => this.ask('GET', `/api/tables/${encodeURIComponent(code)}`);
  join = (code: string, wish: Join): Promise<Key> =>
    this.ask('POST', `/api/tables/${encodeURIComponent(code)}/join`, wish);
  results = (...tokens: string[]): Promise<ResultShape[]> => this.ask('POST', '/api/results', { tokens });

  /** Any route. Throws Refused. */
  async ask<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token) headers['authorization'] = `Bearer ${token}`;
    const request: RequestInit = { method, headers };
    if (body !== undefined) request.body = JSON.stringify(body);
    const answer = await (this.#environment.fetch ?? fetch)(this.address + path, request);
    const said = answer.status === 204 ? null : await answer.json();
    if (!answer.ok) throw new Refused(said.code, said.facts);
    return said as Answer;
  }

  /** Connect to the table that a token is for. */
  sit(token: string): Promise<Table> {
    const Socket = this.#environment.WebSocket ?? WebSocket;
    return Table.connect(new Socket(`${this.address.replace(/^http/, 'ws')}/api/socket`), token);
  }
}

interface Waiting {
  done: (seq: number) => void;
  fail: (error: Error) => void;
}

/** A live table: what the server said last. */
export class Table {
  seq = 0;
  info!: TableInfo;
  you!: You;
  perspectives: readonly Perspective[] = [];
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, Waiting>();
  #watchers: (() => void)[] = [];
  #gone: Error | null = null;
  #isWelcome = false;
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static connect(socket: WebSocket, token: string): Promise<Table> {
    const table = new Table(socket);
    socket.onopen = () => table.#send({ do: 'hello', token, protocol: PROTOCOL });
    socket.onmessage = (event: MessageEvent) => table.#take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => table.#leave(new Gone('closed'));
    socket.onerror = () => table.#leave(new Gone('no connection'));
    return table.until((seen) => seen.#isWelcome);
  }

  get isOver(): boolean {
    return this.info.stage === 'over';
  }

  /** What a seat sees; without one, the first that this token holds. */
  perspective(seat?: number): Perspective | undefined {
    return seat === undefined ? this.perspectives[0] : this.perspectives.find((one) => one.viewer === seat);
  }

  /** All legal moves of a seat, as people write them. */
  moves(seat?: number): string[] {
    const seen = this.perspective(seat);
    if (!seen) return [];
    const size = Math.sqrt(seen.view.board.length);
    return seen.legal.flatMap((legal) => spelledOut(legal, size));
  }

  /** Make a move for the position seen last: the number of its entry. Throws Refused or Gone. */
  play(move: string, seat?: number): Promise<number> {
    const id = `${Date.now().toString(36)}-${this.#count++}-${Math.random().toString(36).slice(2, 10)}`;
    return new Promise((done, fail) => {
      if (this.#gone) throw this.#gone;
      const timer = setTimeout(() => this.#settle(id)?.fail(new Gone('no answer')), ANSWER_TIMEOUT_MS);
      const stop = () => clearTimeout(timer);
      this.#answers.set(id, { done: (seq) => (stop(), done(seq)), fail: (error) => (stop(), fail(error)) });
      this.#send({ do: 'play', id, move, after: this.seq, ...(seat === undefined ? {} : { seat }) });
    });
  }

  /** Wait until something holds. Throws Gone where the connection closes first. */
  async until(isSo: (table: Table) => boolean): Promise<Table> {
    while (!isSo(this)) {
      if (this.#gone) throw this.#gone;
      await new Promise<void>((wake) => this.#watchers.push(wake));
    }
    return this;
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: FromClient): void {
    this.#socket.send(JSON.stringify(message));
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#answers.get(id);
    this.#answers.delete(id);
    return waiting;
  }

  #take(message: FromServer): void {
    switch (message.say) {
      case 'welcome':
        this.#isWelcome = true;
        this.seq = message.seq;
        this.info = message.table;
        this.you = message.you;
        this.perspectives = message.perspectives;
        break;
      case 'news':
        this.seq = message.seq;
        this.info = message.table ?? this.info;
        this.you = message.you ?? this.you;
        if (message.perspectives.length) this.perspectives = message.perspectives;
        break;
      case 'done':
        this.#settle(message.id)?.done(message.seq);
        break;
      case 'refused': {
        const refusal = new Refused(message.code, message.facts);
        const waiting = message.id === null ? undefined : this.#settle(message.id);
        if (waiting) waiting.fail(refusal);
        else if (!this.#isWelcome) this.#leave(refusal);
        break;
      }
      case 'bye':
        this.#leave(new Gone(message.code));
        break;
    }
    this.#wake();
  }

  #leave(error: Error): void {
    this.#gone ??= error;
    for (const id of [...this.#answers.keys()]) this.#settle(id)?.fail(this.#gone);
    this.#wake();
  }

  #wake(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const wake of watchers) wake();
  }
}

/** The texts of moves that differ in their cell only: bit i of the hexadecimal mask is cell i, row by row. */
export function spelledOut(legal: LegalMoves, size: number): string[] {
  if (legal.cells === null) return [legal.form];
  const mask = BigInt(`0x${legal.cells}`);
  const cells = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => (mask >> BigInt(cell)) & 1n);
  return cells.map((cell) => legal.form.replace('CELL', `${COLUMNS[cell % size]}${Math.floor(cell / size) + 1}`));
}
