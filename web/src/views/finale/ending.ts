/** What is said at the end of a game, and who is celebrated. Pure: the words and the pawns are drawn elsewhere. */

import type { Sentence } from '../../contract/ui';
import type { AnyView, SeatInfo, TableInfo } from '../../net/protocol.gen';
import { isLike, type Result } from '../../storage/results';
import { has } from '../../words/words.svelte';

/** One of the players as the podium shows them. */
export interface Standing {
  seat: number;
  name: string;
  score: number;
  won: boolean;
  bot: string | null;
}

interface Ending {
  headline: Sentence;
  /** What is added to it: how close it was, the record, the place in one's own list. */
  lines: readonly Sentence[];
  /** Whose pawns get the crown. */
  crowned: readonly number[];
  /** Whether there is something to celebrate. */
  festive: boolean;
}

export interface Game {
  seats: readonly SeatInfo[];
  view: AnyView | undefined;
  table: Pick<TableInfo, 'game' | 'abandoned'>;
  /** Whether points were counted. */
  scored: boolean;
  /** The seats that this device plays. */
  mine?: readonly number[];
  /** One's own result; none for somebody who only watched. */
  result?: Result | null;
  /** The results of this device, this one included or not. */
  known?: readonly Result[];
}

/** So many points are close, or this share of the winner's. */
const CLOSE = 5;
const CLOSE_SHARE = 0.1;

export const standingsOf = (seats: readonly SeatInfo[], view: AnyView | undefined): Standing[] =>
  seats.map((info, index) => ({
    seat: info.seat,
    name: info.name,
    score: view?.scores[index] ?? 0,
    won: view?.winners.includes(info.seat) ?? false,
    bot: info.driver === 'bot' ? (info.bot ?? '') : null,
  }));

/** Earlier games that a score can be compared with. */
function earlier({ result = null, known = [] }: Game): Result[] {
  return result === null
    ? []
    : known.filter(
        (one) =>
          one.id !== result.id && isLike(one, result) && one.seats === result.seats && one.score !== null,
      );
}

/** The place of one's own score among the earlier ones, and whether it beats them all. */
function recordOf(game: Game): Sentence[] {
  const others = earlier(game);
  const score = game.result?.score ?? null;
  if (score === null || !others.length) return [];
  const better = others.filter((one) => (one.score ?? 0) >= score).length;
  const place = { key: 'end-place', facts: { place: better + 1, count: others.length + 1 } };
  return better === 0 ? [{ key: 'end-record', facts: { points: score } }, place] : [place];
}

/** The end of a game that nobody shared: solved, failed, a record. */
function endAlone(game: Game): Ending {
  const reason = game.view?.reason ?? '';
  const alone = game.seats.length === 1 && has(`end-${reason}-alone`) ? [`end-${reason}-alone`] : [];
  const keys = [`${game.table.game}-end-${reason}`, ...alone, `end-${reason}`, 'end-finished'];
  const won = (game.view?.winners ?? []).filter((seat) => game.seats[seat - 1]?.driver !== 'bot');
  const lines = game.seats.length === 1 && game.scored && game.result?.score ? recordOf(game) : [];
  const festive = won.length > 0 || lines.some((line) => line.key === 'end-record');
  return { headline: { key: keys.find(has) ?? 'end-finished' }, lines, crowned: won, festive };
}

/** One person against bots that won: what the person did is what counts. */
function endBeaten(game: Game, mine: Standing, best: Standing): Ending {
  const others = earlier(game);
  const behind = best.score - mine.score;
  const isBest = others.length > 0 && others.every((one) => (one.score ?? 0) < mine.score);
  const isClose = behind <= Math.max(CLOSE, CLOSE_SHARE * best.score);
  const lines: Sentence[] = [{ key: 'end-behind', facts: { name: best.name, points: behind } }];
  if (isBest) lines.push({ key: 'end-your-points', facts: { points: mine.score } });
  return {
    headline: { key: isBest ? 'end-best-yet' : isClose ? 'end-so-close' : 'end-good-game' },
    lines: behind > 0 ? lines : lines.slice(1),
    crowned: [],
    festive: isBest,
  };
}

/** One person at this device has won alone. */
function endWon({ scored }: Game, standings: readonly Standing[], mine: Standing): Ending {
  const others = standings.filter((one) => one !== mine).sort((one, two) => two.score - one.score);
  const next = others[0];
  const ahead = scored && next ? mine.score - next.score : 0;
  const lines = next && ahead > 0 ? [{ key: 'end-ahead', facts: { name: next.name, points: ahead } }] : [];
  return { headline: { key: 'end-you-win' }, lines, crowned: [mine.seat], festive: true };
}

export function endingOf(game: Game): Ending {
  const { view, seats } = game;
  if (game.table.abandoned)
    return { headline: { key: 'end-abandoned' }, lines: [], crowned: [], festive: false };
  const standings = standingsOf(seats, view);
  const people = standings.filter((one) => one.bot === null);
  const winners = standings.filter((one) => one.won);
  const isRace = winners.length > 0 && winners.length < seats.length;
  if (seats.length === 1 || !(game.scored || isRace)) return endAlone(game);
  const [mine] = people;
  const [best] = winners;
  if (game.scored && people.length === 1 && mine && best && !mine.won && game.result)
    return endBeaten(game, mine, best);
  const isYou = (seat: number) => game.mine?.length === 1 && game.mine[0] === seat;
  if (best && winners.length === 1 && isYou(best.seat)) return endWon(game, standings, best);
  const others = winners.filter((one) => !isYou(one.seat)).map((one) => one.name);
  const crowned = winners.filter((one) => one.bot === null).map((one) => one.seat);
  return {
    headline: others.length
      ? { key: others.length < winners.length ? 'end-shared-you' : 'end-winners', facts: { winners: others } }
      : { key: 'end-nobody' },
    lines: [],
    crowned,
    festive: crowned.length > 0,
  };
}
