/** Which page is shown: reads and changes the address. Pages are fetched when they are first needed. */
import { isWithoutServer, ROOT } from '../net/static_site';

interface Route {
  /** The first part of the path; `` is home. */
  page: string;
  /** The second part, decoded; empty where there is none. */
  what: string;
  query: URLSearchParams;
  /** What stands after `#`: it never reaches the server. */
  hash: string;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address of the browser says. A site without a server has its paths after `?`: its one page is found for all of them. */
function pathIn({ pathname, search }: { pathname: string; search: string }): {
  path: string;
  search: string;
} {
  const query = search.slice(1);
  if (!isWithoutServer || pathname !== ROOT) return { path: pathname, search: query };
  const [path = '', ...rest] = query.split('&');
  return path.startsWith('/') ? { path, search: rest.join('&') } : { path: '/', search: query };
}

export function readPlace(address: { pathname: string; search: string; hash: string }): Route {
  const { path, search } = pathIn(address);
  const [page = '', what = ''] = path.split('/').slice(1).map(decoded);
  return { page, what, query: new URLSearchParams(search), hash: address.hash.slice(1) };
}

/** An address within the site, such as `/new/GAME?way=bots`, as this browser has to call it. */
export function addressOf(within: string): string {
  if (!isWithoutServer) return within;
  const { pathname, search, hash } = new URL(within, 'http://here');
  const rest = search ? `&${search.slice(1)}` : '';
  return pathname === '/' && !rest ? `${ROOT}${hash}` : `${ROOT}?${pathname}${rest}${hash}`;
}

/** The path within the site that is shown now. */
export const herePath = (): string => pathIn(location).path;

let current = $state.raw<Route>(
  typeof location === 'undefined'
    ? { page: '', what: '', query: new URLSearchParams(), hash: '' }
    : readPlace(location),
);

export const place = (): Route => current;

/** Go to an address of this site. */
export function go(address: string, { instead = false } = {}): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', addressOf(address));
  current = readPlace(location);
  scrollTo(0, 0);
}

/** Links within the site change the page without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    current = readPlace(location);
  });
  addEventListener('hashchange', () => {
    current = readPlace(location);
  });
  document.addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    const { path, search } = pathIn(link);
    if (link.hash && path === herePath()) return;
    event.preventDefault();
    go(path + (search && `?${search}`) + link.hash);
  });
  if (isWithoutServer)
    for (const kind of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(kind, setRight, { passive: true });
}

/** Links are written as a server has them. In a folder they are put right before anybody opens or copies one. */
function setRight(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const written = link?.getAttribute('href') ?? '';
  const isWritten = written.startsWith('/') && written !== ROOT && !written.startsWith(`${ROOT}?`);
  if (isWritten) link?.setAttribute('href', addressOf(written));
}
