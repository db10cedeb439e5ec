/** How a bot feels about what has just happened. Pure. */
import type { AnyView } from '../net/protocol.gen';
import type { LogEntry } from '../state/table';

export type Mood = 'calm' | 'thinking' | 'pleased' | 'caught' | 'gracious' | 'consoling';

/** So many points with one move please anybody. */
const PLEASING = 6;

/** What the last entry means for a seat; null where it is about others. */
function after(seat: number, told: LogEntry | undefined): Mood | null {
  for (const event of told?.events ?? []) {
    if (event.type === 'called' && event.against === seat) return 'caught';
    if (event.type === 'objected' && event.upheld && event.against === seat) return 'caught';
    if (event.type === 'objected' && event.upheld && event.seat === seat) return 'pleased';
    const points = 'points' in event && typeof event.points === 'number' ? event.points : 0;
    if ('seat' in event && event.seat === seat && points >= PLEASING) return 'pleased';
  }
  return null;
}

/** `gentle` games are children's: whoever wins there consoles. */
export function moodOf(seat: number, view: AnyView, told: LogEntry | undefined, gentle = false): Mood {
  if (view.over) {
    if (!view.winners.includes(seat)) return 'gracious';
    return gentle ? 'consoling' : 'pleased';
  }
  const felt = after(seat, told);
  if (felt === 'caught') return felt;
  if (view.to_move === seat) return 'thinking';
  return felt ?? 'calm';
}
