/** Which page is shown: reads and changes the address. Pages are fetched when they are first needed. */

export interface Route {
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

export function readPlace(address: { pathname: string; search: string; hash: string }): Route {
  const [page = '', what = ''] = address.pathname.split('/').slice(1).map(decoded);
  return { page, what, query: new URLSearchParams(address.search), hash: address.hash.slice(1) };
}

let current = $state.raw<Route>(
  typeof location === 'undefined'
    ? { page: '', what: '', query: new URLSearchParams(), hash: '' }
    : readPlace(location),
);

export const place = (): Route => current;

/** Go to an address of this site. */
export function go(address: string, { instead = false } = {}): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', address);
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
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
