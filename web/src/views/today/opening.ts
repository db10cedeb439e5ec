/** The tables of a day: its deal, and its puzzle. */
import { prefs } from '../../device/prefs.svelte';
import { openToday } from '../../net/api';
import type { DayShape } from '../../net/protocol.gen';
import { me, nameOfBot, newSeat, openTable } from '../../state/tables/plans';
import { gameShape } from '../../storage/catalogue.svelte';
import { startingPack } from '../../storage/choices';
import { keepKey, keyOf } from '../../storage/keys';
import { packOptions } from '../../storage/packs';
import { keepDay, keptDay } from '../../storage/today';
import { problemGames } from '../problems/games';

/** The code of the table with a day's deal: the one that was opened, as long as its key is here. */
export async function playDeal(day: DayShape): Promise<string> {
  const opened = keptDay(day.date)?.code;
  if (opened && keyOf(opened)) return opened;
  const { name = null, colour = null } = newSeat(me());
  const key = await openToday({
    date: day.date,
    name,
    colour,
    bot_name: nameOfBot(day.bot),
    brisk: prefs().brisk,
  });
  keepKey(key, day.game);
  keepDay(day, { code: key.code });
  return key.code;
}

/** The code of a new table with a day's puzzle. */
export async function playPuzzle(day: DayShape): Promise<string> {
  const shape = await gameShape(problemGames()[0] ?? '');
  const pack = startingPack(shape.id);
  keepDay(day);
  const options = packOptions(shape, 1, pack);
  return (await openTable({ shape, seats: [me()], pack, options, problem: day.problem })).code;
}
