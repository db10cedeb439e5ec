/** Which moments are worth large letters: the objection and its verdict, a fault, a claim, a forced place, a lap. */
import type { AnyView, GameEvent } from '../../net/protocol.gen';
import { isKind } from '../../state/live/line';

export interface Large {
  key: string;
  seat: number;
  tone: 'plain' | 'good' | 'bad';
  /** The points that a fault costs. */
  points?: number;
}

const LAP = 40;

/** Whether these points brought the pawn past zero. */
function passedZero(view: AnyView, seat: number, points: number): boolean {
  const score = view.scores[seat - 1] ?? 0;
  return points > 0 && Math.floor(score / LAP) > Math.floor((score - points) / LAP);
}

/** Where the letters stand: on the side of their cell with more room, this share of the board away from the other edge. */
export interface Stand {
  side: 'above' | 'over' | 'below';
  clear: number;
}

/** The letters stand right beside the move that they speak of, and never cover it. */
export function standOf(events: readonly GameEvent[], size: number): Stand {
  const cell = events.map((event) => ('cell' in event ? event.cell : null)).find(Boolean);
  if (!cell) return { side: 'over', clear: 0 };
  const row = Number(cell.slice(1));
  return row * 2 > size
    ? { side: 'above', clear: (size - row + 1) / size }
    : { side: 'below', clear: row / size };
}

/** What a fault has cost somebody: points, or the tile alone. */
function costOf(events: readonly GameEvent[], seat: number): Large[] {
  let points = 0;
  let isTile = false;
  for (const event of events) {
    const takes = ['discarded', 'undone', 'erased', 'fined'].includes(event.type);
    if (!takes || !('seat' in event) || event.seat !== seat) continue;
    if ('points' in event) points += event.points;
    isTile ||= event.type === 'discarded' || event.type === 'undone';
  }
  if (points > 0) return [{ key: 'moment-cost', seat, tone: 'bad', points }];
  return isTile ? [{ key: 'moment-tile-lost', seat, tone: 'bad' }] : [];
}

/** `laps` where pawns go round a score track. */
export function linesOf(events: readonly GameEvent[], view: AnyView, laps = false): Large[] {
  return events.flatMap((event): Large[] => {
    switch (event.type) {
      case 'objected':
        return [
          { key: 'moment-objected', seat: event.seat, tone: 'plain' },
          event.upheld
            ? { key: 'moment-upheld', seat: event.seat, tone: 'bad' }
            : { key: 'moment-rejected', seat: event.seat, tone: 'good' },
          ...(event.upheld ? costOf(events, event.against) : []),
        ];
      case 'called':
        if (isKind(view.options)) return [{ key: 'moment-missed', seat: event.against, tone: 'plain' }];
        return [{ key: 'moment-called', seat: event.against, tone: 'bad' }, ...costOf(events, event.against)];
      case 'claimed':
        // A claim that has ended the game is no question any more.
        return view.over ? [] : [{ key: 'moment-claimed', seat: event.seat, tone: 'plain' }];
      case 'shown':
        return event.right ? [{ key: 'moment-shown', seat: event.seat, tone: 'good' }] : [];
      case 'inserted':
        return event.declared ? [{ key: 'moment-forced', seat: event.seat, tone: 'good' }] : [];
      case 'laid':
        return laps && passedZero(view, event.seat, event.points)
          ? [{ key: 'moment-lap', seat: event.seat, tone: 'good' }]
          : [];
      default:
        return [];
    }
  });
}
