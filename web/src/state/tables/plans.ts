/** Plans of tables: who sits where, what is sent to the server to open one, and the key that comes back. */
import { prefs } from '../../device/prefs.svelte';
import { createTable, sendShare } from '../../net/api';
import type { GameShape, Key, NewSeat, NewTable, Settings, TableInfo } from '../../net/protocol.gen';
import { gameShape } from '../../storage/catalogue.svelte';
import {
  deckOf,
  lastOpponent,
  rememberPack,
  startingPack,
  stepDeck,
  suitedLevel,
} from '../../storage/choices';
import { shareOf } from '../../storage/deals';
import { keepKey } from '../../storage/keys';
import { type PackName, packOptions } from '../../storage/packs';
import { has, t } from '../../words/words.svelte';

export type SeatKind = 'me' | 'open' | 'bot';

export interface SeatPlan {
  who: SeatKind;
  name: string;
  bot: string;
  /** The colour chosen; left out, the server gives one that is free. */
  colour?: number;
}

const LONGEST_NAME = 24;

/** A name as the server takes it: trimmed and not too long; none where nothing is left. */
export const niceName = (text: string): string | null =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('') || null;

/** A bot's level as people read it. */
export const levelOfBot = (bot: string): string =>
  has(`bot-${bot}`) ? t(`bot-${bot}`) : t('bot-level', { level: bot });

/** One sentence on how a bot plays; empty where there is none. */
export const playOfBot = (bot: string): string => (has(`bot-${bot}-plays`) ? t(`bot-${bot}-plays`) : '');

const SOFT_HYPHENS = /\u00ad/g;

/** What a bot is called below its face, where a long name may break. */
export const labelOfBot = (bot: string): string =>
  has(`name-of-bot-${bot}`) ? t(`name-of-bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);

/** What a bot is called at a table that is opened in this language. */
export const nameOfBot = (bot: string): string => labelOfBot(bot).replace(SOFT_HYPHENS, '');

export const newSeat = (plan: SeatPlan): NewSeat =>
  plan.who === 'open'
    ? { who: 'open' }
    : plan.who === 'bot'
      ? { who: 'bot', bot: plan.bot, name: nameOfBot(plan.bot) }
      : {
          who: 'me',
          name: niceName(plan.name),
          ...(plan.colour ? { colour: plan.colour } : {}),
        };

/** Number equal names. */
export function distinct(seats: readonly NewSeat[]): NewSeat[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (!seat.name) return seat;
    const count = (seen.get(seat.name) ?? 0) + 1;
    seen.set(seat.name, count);
    return count === 1 ? seat : { ...seat, name: `${seat.name.slice(0, LONGEST_NAME - 3)} ${count}` };
  });
}

interface Plan {
  shape: GameShape;
  seats: readonly SeatPlan[];
  /** The pack that its options are of: the next table of this game starts with it. */
  pack: PackName;
  /** What the person has chosen; everything else is as the server has it. */
  options?: Record<string, unknown>;
  settings?: Settings;
  /** The player's own problem, where the game is played on one. */
  problem?: string;
  /** The level of the deck that the problem is drawn from; left out, the one that suits. */
  level?: number;
  shuffle?: boolean;
}

export async function openTable(plan: Plan): Promise<Key> {
  const { shape } = plan;
  const level = plan.level ?? suitedLevel(shape, plan.seats.length);
  const draws = shape.problem_levels !== null && !plan.problem;
  const table: NewTable = {
    game: shape.id,
    seats: distinct(plan.seats.map(newSeat)),
    ...(plan.options ? { options: plan.options } : {}),
    ...(plan.settings || prefs().brisk
      ? { settings: { ...plan.settings, ...(prefs().brisk ? { brisk: true } : {}) } }
      : {}),
    ...(plan.problem ? { setup: { problem: plan.problem } } : {}),
    ...(draws ? { deck: deckOf(level) } : {}),
    ...(plan.shuffle ? { shuffle: true } : {}),
    wait: true,
  };
  const key = await createTable(table);
  if (draws) stepDeck(level);
  keepKey(key, shape.id);
  await giveShare(key);
  rememberPack(shape.id, plan.pack);
  return key;
}

/** The level that is offered first. */
export const USUAL_BOT = 'casual';

/** The bot that is offered first. */
export const usualBot = (shape: GameShape): string =>
  shape.bots.includes(USUAL_BOT) ? USUAL_BOT : (shape.bots[0] ?? USUAL_BOT);

/** Several bots at a table are different characters: the wanted level, or the nearest one that nobody plays yet. */
export function freeBot(taken: readonly (string | null)[], bots: readonly string[], wanted: string): string {
  const far = (bot: string) => Math.abs(bots.indexOf(bot) - bots.indexOf(wanted));
  const free = bots.filter((bot) => !taken.includes(bot));
  return free.sort((one, two) => far(one) - far(two))[0] ?? wanted;
}

/** The seats after one got another bot: whoever played that character takes the one left. */
export const withBot = (seats: readonly SeatPlan[], index: number, bot: string): SeatPlan[] =>
  seats.map((seat, place) => {
    if (place === index) return { ...seat, bot };
    return seat.who === 'bot' && seat.bot === bot ? { ...seat, bot: seats[index]?.bot ?? bot } : seat;
  });

export const botsOf = (seats: readonly SeatPlan[]): string[] =>
  seats.flatMap((seat) => (seat.who === 'bot' ? [seat.bot] : []));

export const me = (): SeatPlan => ({
  who: 'me',
  name: prefs().name,
  bot: USUAL_BOT,
  ...(prefs().colour ? { colour: prefs().colour } : {}),
});
export const aBot = (bot = USUAL_BOT): SeatPlan => ({ who: 'bot', name: '', bot });

/** Whether one tap opens a table for one: as the box says, by default for games without an opponent. */
export function opensAlone(said: 'alone' | 'bots' | undefined, shape: GameShape | undefined): boolean {
  if (said || !shape) return said === 'alone';
  return shape.seats[1] === 1 || (shape.seats[0] === 1 && !shape.bots.length);
}

/** One tap: alone, or with as many bots as it takes, by the pack that this device starts with. */
export async function quickTable(game: string, said?: 'alone' | 'bots'): Promise<Key> {
  const shape = await gameShape(game);
  const bots = opensAlone(said, shape) ? 0 : Math.max(2, shape.seats[0]) - 1;
  const bot = lastOpponent(shape.bots, usualBot(shape));
  const pack = startingPack(game);
  return openTable({
    shape,
    seats: [me(), ...Array.from({ length: bots }, () => aBot(bot))],
    pack,
    options: packOptions(shape, bots + 1, pack),
  });
}

/** A new table with the same people and bots, by other rules. */
export async function tableLike(
  { game, seats }: Pick<TableInfo, 'game' | 'seats'>,
  pack: PackName,
  options: Record<string, unknown>,
): Promise<Key> {
  const shape = await gameShape(game);
  const plans = seats.map(({ driver, bot }) => (driver === 'bot' ? aBot(bot ?? usualBot(shape)) : me()));
  return openTable({ shape, seats: plans, pack, options });
}

/** Nobody waits for a share that does not get through: the game can be started without it. */
export async function giveShare({ code, token, commitment }: Key): Promise<void> {
  if (!commitment) return;
  const share = shareOf(code, 1, commitment);
  await sendShare(token, share).catch(() => sendShare(token, share).catch(() => undefined));
}
