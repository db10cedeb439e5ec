/** Which moments are worth large letters: an objection and its verdict, a fault, a lap, and what the game itself names. */
import type { Caption, GameUi } from '../../contract/ui';
import type { AnyView, GameEvent } from '../../net/protocol.gen';
import { isKind, isTaking } from '../../state/live/line';

const LAP = 40;

/** What a game says of its captions; `track` where pawns go round a score track. */
type CaptionsUi = Pick<GameUi, 'captions' | 'track'>;

/** Whether these points brought the pawn past zero. */
function passedZero(view: AnyView, seat: number, points: number): boolean {
  const score = view.scores[seat - 1] ?? 0;
  return points > 0 && Math.floor(score / LAP) > Math.floor((score - points) / LAP);
}

/** Where the letters stand: on the side of their cell with more room, this share of the board away from the other edge. */
interface Stand {
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
function costOf(events: readonly GameEvent[], seat: number): Caption[] {
  let points = 0;
  let isTile = false;
  for (const event of events) {
    if (!isTaking(event) || !('seat' in event) || event.seat !== seat) continue;
    if ('points' in event) points += event.points;
    isTile ||= event.type === 'discarded' || event.type === 'undone';
  }
  if (points > 0) return [{ key: 'moment-cost', seat, tone: 'bad', points }];
  return isTile ? [{ key: 'moment-tile-lost', seat, tone: 'bad' }] : [];
}

/** Whether an event has brought points that took the pawn past zero. */
const isLap = (event: GameEvent, view: AnyView): event is GameEvent & { seat: number } =>
  'seat' in event && 'points' in event && !isTaking(event) && passedZero(view, event.seat, event.points);

export function captionsOf(events: readonly GameEvent[], view: AnyView, ui: CaptionsUi): Caption[] {
  return events.flatMap((event): Caption[] => {
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
      default:
        if (ui.track && isLap(event, view)) return [{ key: 'moment-lap', seat: event.seat, tone: 'good' }];
        return ui.captions?.(event, view) ?? [];
    }
  });
}
