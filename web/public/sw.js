/* Keeps the client itself for the time without a network. Games need the server: nothing of /api is ever kept. */
const SHELF = 'fullhouse-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(['/', '/icon.svg'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** The page has changed, so the client was built anew: the files of the old one are of no use to anybody. */
async function clearAfter(shelf, page) {
  const before = await shelf.match('/');
  if (!before || (await before.text()) === (await page.text())) return;
  const files = (await shelf.keys()).filter((kept) => new URL(kept.url).pathname.startsWith('/assets/'));
  await Promise.all(files.map((file) => shelf.delete(file)));
}

async function pageFromNetworkFirst(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await clearAfter(shelf, answer.clone());
      await shelf.put('/', answer.clone());
    }
    return answer;
  } catch {
    return (await shelf.match('/')) ?? Response.error();
  }
}

async function fromShelfFirst(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

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
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else if (pages[0]) await pages[0].focus().then((page) => page.navigate(path));
  else await self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(returnTo(event.notification.data ?? '/'));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(pageFromNetworkFirst(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(fromShelfFirst(request));
});
