// Two clients a match, boardgame.io's own, that lay tiles in turn: node peer_load.cjs PORT TABLES SECONDS RATE
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Laying } = require("./peer_server.cjs");

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const post = async (path, body) => (await fetch(`http://127.0.0.1:${port + 1}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();

class Pair {
  constructor(matchID, credentials) {
    this.moves = 0; this.latencies = []; this.waiting = null; this.seen = [0, 0];
    this.clients = [0, 1].map((seat) => Client({
      game: Laying, matchID, playerID: String(seat), credentials: credentials[seat], debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"], forceNew: true } }),
    }));
    this.clients.forEach((client, seat) => { client.start(); client.subscribe((state) => state && this.heard(seat, state)); });
  }
  heard(seat, state) {
    this.seen[seat] = state._stateID;
    if (this.waiting && this.seen[0] >= this.waiting.id && this.seen[1] >= this.waiting.id) { const done = this.waiting.done; this.waiting = null; done(); }
    else if (this.waiting && seat !== this.waiting.mover && state._stateID >= this.waiting.id && !this.waiting.at) this.waiting.at = performance.now();
  }
  async play(until) {
    let due = performance.now() + (rate ? (Math.random() * 1000) / rate : 0);
    while (performance.now() < until) {
      if (rate) { due += 1000 / rate; await sleep(Math.max(0, due - performance.now())); }
      const state = this.clients[0].getState(), mover = Number(state.ctx.currentPlayer);
      const cell = state.G.cells.indexOf(0), sent = performance.now();
      const waiting = { id: state._stateID + 1, mover, at: 0 };
      const heard = new Promise((done) => { waiting.done = done; });
      this.waiting = waiting;
      this.clients[mover].moves.lay(cell);
      await heard;
      this.latencies.push((waiting.at || performance.now()) - sent);
      this.moves++;
    }
  }
}

(async () => {
  const pairs = [];
  for (let n = 0; n < tables; n++) {
    const { matchID } = await post("/games/laying/create", { numPlayers: 2 });
    const keys = [];
    for (const seat of [0, 1]) keys.push((await post(`/games/laying/${matchID}/join`, { playerID: String(seat), playerName: "p" })).playerCredentials);
    pairs.push(new Pair(matchID, keys));
  }
  while (pairs.some((pair) => pair.clients.some((client) => !client.getState()))) await sleep(50);
  await sleep(500);
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const until = performance.now() + seconds * 1000;
  await Promise.all(pairs.map((pair) => pair.play(until)));
  const latencies = pairs.flatMap((pair) => pair.latencies).sort((a, b) => a - b);
  console.log(JSON.stringify({ moves: pairs.reduce((sum, pair) => sum + pair.moves, 0), p50_ms: latencies[latencies.length >> 1], p99_ms: latencies[Math.floor(latencies.length * 0.99)] }));
  process.stdin.once("data", () => process.exit(0));
})();
