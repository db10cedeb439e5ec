/* Keeps the client itself for the time without a network, and serves what a page has kept for playing without a server. */
const ROOT = new URL('./', location.href).pathname;
const SHELF = `fullhouse-1${ROOT === '/' ? '' : ROOT}`;
/* What a page has kept, all of one version: see src/device/offline.svelte.ts. Its last file says that all of it is there. */
const KEPT = `fullhouse-kept${ROOT}`;
const WHOLE = `${ROOT}offline.json`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([ROOT, `${ROOT}icon.svg`])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** The kept versions that are whole, the newest first. */
async function keptShelves() {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT)).reverse();
  const shelves = await Promise.all(names.map((name) => caches.open(name)));
  const whole = await Promise.all(shelves.map((shelf) => shelf.match(WHOLE)));
  return shelves.filter((_, place) => whole[place]);
}

async function findKept(path) {
  for (const shelf of await keptShelves()) {
    const found = await shelf.match(path);
    if (found) return found;
  }
  return undefined;
}

/** The page has changed, so the client was built anew: the files of the old one are of no use to anybody. */
async function clearAfter(shelf, page) {
  const before = await shelf.match(ROOT);
  if (!before || (await before.text()) === (await page.text())) return;
  const files = (await shelf.keys()).filter((kept) =>
    new URL(kept.url).pathname.startsWith(`${ROOT}assets/`),
  );
  await Promise.all(files.map((file) => shelf.delete(file)));
}

async function pageFromNetworkFirst(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.status >= 502 && answer.status <= 504) return (await findKept(ROOT)) ?? answer;
    if (answer.ok) {
      await clearAfter(shelf, answer.clone());
      await shelf.put(ROOT, answer.clone());
    }
    return answer;
  } catch {
    // A kept page has all of its files; the last one that was fetched may not.
    return (await findKept(ROOT)) ?? (await shelf.match(ROOT)) ?? Response.error();
  }
}

async function fromShelfFirst(request) {
  const shelf = await caches.open(SHELF);
  const kept = (await findKept(request.url)) ?? (await shelf.match(request));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** The parts of the house: their addresses have a query, which says how they are to work. */
const partFirst = async (request) => (await findKept(request.url.split('?')[0])) ?? fetch(request);

/** What a page has fetched before this worker was there: kept as well, so that the first visit is enough. */
async function keepAll(paths) {
  const shelf = await caches.open(SHELF);
  for (const path of paths) if (!(await shelf.match(path))) await shelf.add(path).catch(() => undefined);
}

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep));
});

/** A notification leads to its table: to the page that shows it, to any page of ours, or to a new one. */
async function returnTo(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) =>
    [page.url, page.url.split('?')[0]].includes(new URL(path, location.href).href),
  );
  if (there) await there.focus();
  else if (pages[0]) await pages[0].focus().then((page) => page.navigate(path));
  else await self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(returnTo(event.notification.data ?? ROOT));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageFromNetworkFirst(request));
  else if (pathname.startsWith(`${ROOT}assets/`)) event.respondWith(fromShelfFirst(request));
  else if (pathname.startsWith(`${ROOT}pocket/`)) event.respondWith(partFirst(request));
});
