/** What the television makes of the last entry: whom it is about, and what it brought or cost. Pure. */
import type { AnyView, GameEvent } from '../../net/protocol.gen';
import { isKind, pointsIn } from '../../state/live/line';
import type { LogEntry } from '../../state/table';

interface Call {
  /** The seat that the last entry is about; 0 for none. */
  about: number;
  /** What is said about it; empty where the points say it all. */
  key: string;
  tone: 'plain' | 'good' | 'bad';
  /** The points that it brought or cost that seat. */
  swing: number;
  /** The seat whose turn it is; 0 where everybody may act. */
  next: number;
}

/** Whom a verdict is about: the culprit where it holds, whoever objected in vain where it does not. */
function verdictOf(
  events: readonly GameEvent[],
  isKindly: boolean,
): Pick<Call, 'about' | 'key' | 'tone'> | null {
  for (const event of events) {
    if (event.type === 'called' && isKindly)
      return { about: event.against, key: 'moment-missed', tone: 'plain' };
    if (event.type === 'called') return { about: event.against, key: 'moment-called', tone: 'bad' };
    if (event.type === 'objected')
      return event.upheld
        ? { about: event.against, key: 'moment-called', tone: 'bad' }
        : { about: event.against, key: 'tv-no-fault', tone: 'good' };
  }
  return null;
}

export function callOf(told: LogEntry | undefined, view: AnyView): Call {
  const events = told?.events ?? [];
  const verdict = verdictOf(events, isKind(view.options));
  const mover = told?.what === 'played' ? told.seat : 0;
  const about = verdict?.about ?? mover;
  const swing = pointsIn(events, about);
  const next = view.to_move ?? 0;
  return {
    about: verdict || swing ? about : 0,
    key: verdict?.key ?? '',
    tone: verdict?.tone ?? (swing < 0 ? 'bad' : 'good'),
    swing,
    next,
  };
}
