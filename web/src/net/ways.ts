/** Who is asked: the server, or the house of this browser. Nobody else knows which. */
import { type Answer, type Asked, askServer } from './asking';
import type { NewTable } from './protocol.gen';
import { hasParts, isHere } from './site';

/** The house of this browser is fetched when it is first wanted. */
export const fetchHouse = () => import('./own');

/** Whoever has no parts of a house has only the server. */
export const ask = async (asked: Asked): Promise<Answer> =>
  hasParts() || isHere(asked.token) ? (await fetchHouse()).askOwn(asked) : askServer(asked, asked.signal);

export async function askForTable(table: NewTable): Promise<Answer> {
  const asked: Asked = { method: 'POST', path: 'tables', body: table };
  return hasParts() ? (await fetchHouse()).askForOwnTable(asked, table) : askServer(asked, undefined);
}
