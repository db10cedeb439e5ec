/** What the server tells of a game beyond the generated types. */
import './protocol.gen';

declare module './protocol.gen' {
  interface GameShape {
    verbs: readonly { name: string; role: 'acts' | 'answers' | 'objects' | 'votes' | 'clock' | 'aside' }[];
    referees: { people: string; alone: string; bots: string } | null;
    module: string | null;
  }
  interface LegalMoves {
    points?: readonly number[] | null;
  }
}
