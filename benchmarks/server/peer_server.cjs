// boardgame.io, in memory, with a game of the same shape: 81 cells, a hidden stack, a hand each, points for neighbours.
const { Server, Origins } = require("boardgame.io/server");

const peers = (cell) => {
  const row = Math.floor(cell / 9), column = cell % 9, found = [];
  for (let other = 0; other < 81; other++) {
    const r = Math.floor(other / 9), c = other % 9;
    const block = Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
    if (other !== cell && (r === row || c === column || block)) found.push(other);
  }
  return found;
};
const PEERS = Array.from({ length: 81 }, (_, cell) => peers(cell));
const fresh = () => ({ cells: Array(81).fill(0), scores: [0, 0], hands: [1, 2], secret: { stack: Array.from({ length: 81 }, (_, i) => (i * 7) % 9 + 1) } });

const Laying = {
  name: "laying",
  setup: fresh,
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ cells: G.cells, scores: G.scores, hands: G.hands.map((tile, seat) => (String(seat) === playerID ? tile : null)), left: G.secret.stack.length }),
  moves: {
    // The client cannot see the stack, so the move is the server's alone.
    lay: {
      client: false,
      move: ({ G, ctx }, cell) => {
        const seat = Number(ctx.currentPlayer);
        if (!(cell >= 0 && cell < 81) || G.cells[cell]) return "INVALID_MOVE";
        G.scores[seat] += PEERS[cell].filter((other) => G.cells[other]).length;
        G.cells[cell] = G.hands[seat];
        G.hands[seat] = G.secret.stack.pop() || 1;
        if (G.cells.every(Boolean)) { G.cells = Array(81).fill(0); G.secret.stack = fresh().secret.stack; }
      },
    },
  },
};

if (require.main === module) {
  const port = Number(process.argv[2]);
  const server = Server({ games: [Laying], origins: [Origins.LOCALHOST] });
  server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log("listening"));
}
module.exports = { Laying };
