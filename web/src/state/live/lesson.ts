/** A lesson at a table: how it is asked for, how far it has come, what the learner sees, and which moves wait. */
import { LEARNER, type Lesson, type RecordedMove } from '../../contract/lesson';
import type {
  FromClient,
  FromServer,
  NewTable,
  Perspective,
  SeatInfo,
  TableInfo,
} from '../../net/protocol.gen';
import type { Refused } from '../state';
import type { LogEntry } from '../table';
import { distinct } from '../tables/plans';

/** Whose face the patient opponent has. */
export const OPPONENT = 'beginner';

/**
 * The table of a lesson, whose seats are all held by this device. Nobody plays against anybody, so the coach stays
 * open: else nobody on the server could ask it about the lesson’s problem until this table is over.
 */
export const tableFor = (
  game: string,
  { record, begins }: Lesson,
  names: readonly (string | null)[],
): NewTable => ({
  game,
  seats: distinct(names.slice(0, record.seats.length).map((name) => ({ who: 'me', name }))),
  options: record.options,
  settings: { coach: true },
  setup: record.setup,
  moves: record.moves.slice(0, begins),
});

interface Progress {
  /** The learner's step, counted from 1; one more than there are after the last. */
  step: number;
  steps: number;
  /** The move that comes next; null after the last one. */
  next: RecordedMove | null;
  /** Whether something else was played: the lesson has to begin again. */
  isLost: boolean;
}

const isLearners = ({ seat }: RecordedMove): boolean => seat === LEARNER;

/** How far a lesson has come, by the moves made at its table. */
export function progressOf({ record, begins }: Lesson, log: readonly LogEntry[]): Progress {
  const script = record.moves.slice(begins);
  const made = log.flatMap(({ what, seat, move }) => (what === 'played' && move ? [{ seat, move }] : []));
  const isLost = made.some(({ seat, move }, index) => {
    const wanted = script[index];
    return wanted?.seat !== seat || wanted.move !== move;
  });
  return {
    step: 1 + made.filter(isLearners).length,
    steps: script.filter(isLearners).length,
    next: script[made.length] ?? null,
    isLost,
  };
}

/** What the learner's seat sees; once a game is over, everybody sees the same. */
const own = (perspectives: readonly Perspective[]): readonly Perspective[] =>
  perspectives.some(({ viewer }) => viewer === LEARNER)
    ? perspectives.filter(({ viewer }) => viewer === LEARNER)
    : perspectives;

/** The other seat belongs to this device, too; it is shown as the patient bot that it plays. */
const patient = (table: TableInfo): TableInfo => ({
  ...table,
  consulted: 0, // those who ask about this problem are elsewhere
  seats: table.seats.map(
    (seat): SeatInfo => (seat.seat === LEARNER ? seat : { ...seat, driver: 'bot', bot: OPPONENT }),
  ),
});

/** What the server says, as the learner's seat alone would hear it. */
export function asLearner(message: FromServer): FromServer {
  switch (message.say) {
    case 'welcome':
      return {
        ...message,
        table: patient(message.table),
        you: { ...message.you, seats: [LEARNER] },
        perspectives: own(message.perspectives),
      };
    case 'news':
      return {
        ...message,
        table: message.table && patient(message.table),
        you: message.you && { ...message.you, seats: [LEARNER] },
        perspectives: own(message.perspectives),
      };
    default:
      return message;
  }
}

/** Why a move of the learner waits; null where it is the one that the lesson asks for. */
export function waits(message: FromClient, next: RecordedMove | null): Refused | null {
  if (message.do !== 'play' || message.seat !== LEARNER) return null;
  return next?.seat === LEARNER && next.move === message.move ? null : { code: 'follow-hand', facts: {} };
}
