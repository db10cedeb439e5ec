/**
 * Games of bots in the Python of browsers: `node bot_games.mjs PARTS SOURCE GAME FIRST COUNT BUDGET`, a line each.
 * What plays them there is not in the parts: it is laid beside them here.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startParts } from '../../web/pocket/try-parts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [parts, source, game, first, count, budget] = process.argv.slice(2);
const python = await startParts(resolve(parts));
python.FS.mkdirTree('/app/fullhouse/bots/league');
for (const name of ['__init__.py', 'table.py'])
  python.FS.writeFile(
    `/app/fullhouse/bots/league/${name}`,
    readFileSync(join(source, 'bots/league', name), 'utf8'),
  );
python.FS.writeFile('/app/bot_games.py', readFileSync(join(here, 'bot_games.py'), 'utf8'));
const { lines } = python.pyimport('bot_games');
for (const line of lines(game, Number(first), Number(count), Number(budget))) console.log(line);
process.exit(0);
