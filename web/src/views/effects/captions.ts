/** Which moments are worth large letters: the objection and its verdict, a fault, a claim, a forced place, a lap. */
import type { AnyView, GameEvent } from '../../net/protocol.gen';

export interface Large {
  key: string;
  seat: number;
  tone: 'plain' | 'good' | 'bad';
}

const LAP = 40;

/** Whether these points brought the pawn past zero. */
function passedZero(view: AnyView, seat: number, points: number): boolean {
  const score = view.scores[seat - 1] ?? 0;
  return points > 0 && Math.floor(score / LAP) > Math.floor((score - points) / LAP);
}

/** Where the letters stand: in the half of the board where the cell they speak of does not lie. */
export function standOf(events: readonly GameEvent[], size: number): 'start' | 'center' | 'end' {
  const cell = events.map((event) => ('cell' in event ? event.cell : null)).find(Boolean);
  if (!cell) return 'center';
  return Number(cell.slice(1)) * 2 > size ? 'start' : 'end';
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
        ];
      case 'called':
        return [{ key: 'moment-called', seat: event.against, tone: 'bad' }];
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
