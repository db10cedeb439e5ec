/** What is fetched for playing without a network while nobody waits: only where it costs nothing. */
import { hasParts, keptParts, ROOT } from '../net/static_site';
import { keep, kept } from './prefs.svelte';

interface Line {
  saveData?: boolean;
  type?: string;
}

const FIRST_KEY = 'fullhouse:first-visit';
/** Milliseconds since the first visit before anything is fetched unasked: who only looks in pays nothing. */
const SETTLED_MS = 3_600_000;
/** Milliseconds of a visit before anything is fetched unasked. */
const CALM_MS = 20_000;

/** Whether this connection is paid by the byte; where a browser does not say, it may be. */
function isFree(): boolean {
  const line = (navigator as { connection?: Line }).connection;
  return !!line && !line.saveData && (line.type === undefined || ['wifi', 'ethernet'].includes(line.type));
}

/** Whether this site has what it takes to play without a network: asked without fetching it. */
export async function isOffered(): Promise<boolean> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return false;
  try {
    return (await fetch(`${ROOT}offline.json`, { method: 'HEAD' })).ok;
  } catch {
    return keptParts() !== null;
  }
}

/** Later, when nothing else happens: bring up to date what is kept, or fetch it on a free line. */
export function fetchInBackground(language: () => string): void {
  const first = kept<number>(FIRST_KEY, 0);
  if (!first) keep(FIRST_KEY, Date.now());
  const isSettled = first > 0 && Date.now() - first > SETTLED_MS;
  if (!isFree() || (!isSettled && !hasParts())) return;
  const fetchAll = async () => {
    if (!(await isOffered())) return;
    const { keepOffline, updateKept } = await import('./offline.svelte');
    await (keptParts() ? updateKept(language()) : keepOffline(language(), false));
  };
  setTimeout(() => {
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => void fetchAll().catch(() => undefined));
  }, CALM_MS);
}
