/** The least page that can play: it starts the house's worker, asks it questions and opens sockets to its tables. */
const me = crypto.randomUUID();
const channel = new BroadcastChannel('fullhouse-tables');
const waiting = new Map();
let last = 0;
window.news = [];
window.said = [];

channel.addEventListener('message', ({ data }) => {
  if (data.kind === 'new' || data.kind === 'here') window.news.push(data.kind);
  if (data.kind === 'answer') waiting.get(data.id)?.(data);
  if (data.kind === 'message' && data.id.startsWith(me)) window.said.push(JSON.parse(data.text));
});

window.ask = (method, path, body, token) =>
  new Promise((resolve) => {
    const id = `${me}-${++last}`;
    waiting.set(id, resolve);
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    channel.postMessage({ kind: 'ask', id, method, path, headers, body: body ? JSON.stringify(body) : '' });
  });

window.sit = (token) => {
  const id = `${me}-${++last}`;
  channel.postMessage({ kind: 'open', id });
  const text = JSON.stringify({ do: 'hello', token, protocol: 1, after: null });
  channel.postMessage({ kind: 'say', id, text });
};

const worker = new Worker('pocket/authority.mjs?languages=de&pace=0', { type: 'module' });
worker.addEventListener('message', ({ data }) => window.news.push(data.why));
channel.postMessage({ kind: 'who' });
