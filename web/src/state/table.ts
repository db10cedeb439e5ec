/** A table as this device knows it, and how each message of the server changes it. Pure. */
import type {
  ClockInfo,
  FromServer,
  GameEvent,
  News,
  Perspective,
  Present,
  TableInfo,
  Welcome,
  You,
} from '../net/protocol.gen';

/** A clock with the moment it was told, so that it can be shown running. */
export interface ShownClock extends ClockInfo {
  /** This device's time in milliseconds when `left` was true. */
  at: number;
}

/** Something that happened, to be told in words. */
export interface LogEntry {
  seq: number;
  what: string;
  seat: number;
  move: string | null;
  events: readonly GameEvent[];
}

/** Entries that do not change the board keep the marks of the last move. */
export const isQuiet = (entry: LogEntry): boolean =>
  entry.events.every((event) => event.type === 'accepted' || event.type === 'turn');

export interface TableState {
  seq: number;
  info: TableInfo;
  you: You;
  present: Present;
  perspectives: readonly Perspective[];
  clock: ShownClock | null;
  limit: ShownClock | null;
  /** How long this game has been played, in seconds, pauses aside, when the server last spoke. */
  played: number;
  /** This device's time in milliseconds when `played` was true. */
  playedAt: number;
  /** The latest entries, oldest first. */
  log: readonly LogEntry[];
  /** Which cells the others have selected, by seat. */
  selections: Readonly<Record<number, readonly string[]>>;
  /** The scores after each entry that changed them. */
  curve: readonly { seq: number; scores: readonly number[] }[];
}

const MOST_ENTRIES = 200;

/** On a shared device everybody reads the news: a drawn tile is not named there. */
const tellable = (events: readonly GameEvent[], you: You): readonly GameEvent[] =>
  you.seats.length > 1
    ? events.map((event) => (event.type === 'drew' ? { ...event, symbol: null } : event))
    : events;

const shownClock = (clock: ClockInfo | null, now: number): ShownClock | null =>
  clock && { ...clock, at: now };

/** Seconds left on a clock at a moment of this device. */
export function secondsLeft(clock: ShownClock, now: number): number {
  const passed = clock.running ? Math.max(0, now - clock.at) / 1000 : 0;
  return Math.max(0, clock.left - passed);
}

/** Seconds that a game has been played at a moment of this device, pauses aside. */
export function secondsPlayed({ info, played, playedAt }: TableState, now: number): number {
  const isRunning = info.stage === 'playing' && !info.paused;
  return played + (isRunning ? Math.max(0, now - playedAt) / 1000 : 0);
}

/** Whether somebody here plays with others, who may move at any time. */
export const awaitsOthers = ({ info, you }: TableState): boolean =>
  info.stage === 'playing' && !info.paused && you.seats.length > 0 && you.seats.length < info.seats.length;

function welcomed(before: TableState | null, message: Welcome, now: number): TableState {
  const goesOn =
    before !== null && before.info.code === message.table.code && before.info.round === message.table.round;
  const missed = (message.missed ?? []).map(({ seq, what, seat, move, events }) => ({
    seq,
    what,
    seat,
    move,
    events: tellable(events, message.you),
  }));
  return {
    seq: message.seq,
    info: message.table,
    you: message.you,
    present: message.present,
    perspectives: message.perspectives,
    clock: shownClock(message.clock, now),
    limit: shownClock(message.limit, now),
    played: message.played,
    playedAt: now,
    log: goesOn ? [...before.log, ...missed].slice(-MOST_ENTRIES) : missed,
    selections: {},
    curve: withScores(goesOn ? before.curve : [], message.seq, message.perspectives),
  };
}

function withScores(
  curve: TableState['curve'],
  seq: number,
  perspectives: readonly Perspective[],
): TableState['curve'] {
  const scores = perspectives[0]?.view.scores;
  const last = curve[curve.length - 1];
  if (!scores || (last && last.scores.join() === scores.join())) return curve;
  return [...curve, { seq, scores }];
}

function newsOf(before: TableState, news: News, now: number): TableState {
  const info = news.table ?? before.info;
  const anew = info.round !== before.info.round;
  const you = news.you ?? before.you;
  const events = tellable(news.perspectives[0]?.events ?? [], you);
  const entry: LogEntry = { seq: news.seq, what: news.what, seat: news.seat, move: news.move, events };
  const perspectives = news.perspectives.length ? news.perspectives : before.perspectives;
  return {
    ...before,
    seq: news.seq,
    info,
    you,
    perspectives,
    clock: shownClock(news.clock, now),
    limit: shownClock(news.limit, now),
    played: news.played,
    playedAt: now,
    selections: anew || info.stage !== 'playing' ? {} : before.selections,
    log: anew ? [entry] : [...before.log, entry].slice(-MOST_ENTRIES),
    curve: withScores(anew ? [] : before.curve, news.seq, perspectives),
  };
}

/** What those who are here have selected. */
const selectedBy = (
  selections: TableState['selections'],
  seats: readonly number[],
): TableState['selections'] =>
  Object.fromEntries(Object.entries(selections).filter(([seat]) => seats.includes(Number(seat))));

/** The table after a message. Repeated news, and news before the welcome, is ignored. */
export function receive(before: TableState | null, message: FromServer, now: number): TableState | null {
  switch (message.say) {
    case 'welcome':
      return welcomed(before, message, now);
    case 'news':
      return before && message.seq > before.seq ? newsOf(before, message, now) : before;
    case 'present':
      return (
        before && { ...before, present: message, selections: selectedBy(before.selections, message.seats) }
      );
    case 'looking':
      return before && { ...before, selections: { ...before.selections, [message.seat]: message.cells } };
    default:
      return before;
  }
}

/** Whether an entry was missed, so that the whole table has to be fetched again. */
export const hasGap = (before: TableState | null, message: FromServer): boolean =>
  before !== null && message.say === 'news' && message.seq > before.seq + 1;

/** The perspective of a seat, or the only one a watcher has. */
export const perspectiveOf = (state: TableState, seat: number): Perspective | undefined =>
  state.perspectives.find((one) => one.viewer === seat) ?? state.perspectives[0];
