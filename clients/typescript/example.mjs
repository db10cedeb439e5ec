// A bot that does anything legal: `node --experimental-websocket example.mjs http://127.0.0.1:8181 tiles`.
import { Client } from './dist/index.js';

const [address = 'http://127.0.0.1:8181', game = 'tiles'] = process.argv.slice(2);
const client = new Client(address);
const key = await client.create({ game, seats: [{ who: 'me', name: 'Ada' }, { who: 'bot' }] });
const table = await client.sit(key.token);
const last = /^(stuck|done|finish|object)/;
while (!table.isOver) {
  await table.until((seen) => seen.isOver || seen.moves().length > 0);
  if (table.isOver) break;
  const moves = table.moves();
  const better = moves.includes('accept') ? ['accept'] : moves.filter((move) => !last.test(move));
  const from = better.length ? better : moves;
  await table.play(from[Math.floor(Math.random() * from.length)]).catch((refusal) => console.log('refused:', refusal.code));
}
const [result] = await client.results(key.token);
console.log(`table ${key.code}: ${result.reason}, scores ${result.seats.map((seat) => seat.score)}`);
table.close();
