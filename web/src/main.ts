/** The entry point: loads the words of the user's language and shows the page of the URL. */
import './style/base.css';
import './style/type.css';
import './style/stage.css';
import './style/table.css';
import './style/cards.css';
import './style/buttons.css';
import './style/first.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { nextTask } from './device/frames';
import { awaitOffer, registerServiceWorker } from './device/install.svelte';
import { followTheme, startSpeaking } from './device/prefs.svelte';
import { followLinks, place } from './device/router.svelte';
import { askHealth, beforeRefusals } from './net/api';
import { fetchLocalRoutes } from './net/routes';
import { hasParts, isWithoutServer } from './net/static_site';
import { loadPage } from './pages';
import { allKeys } from './storage/keys';
import { followWindow } from './style/posture';
import { language, openErrors } from './words/words.svelte';

/**
 * A page from before an update asks for files that are gone: load the new page, but never in a circle,
 * and not from a server that is away, which would leave nothing on the screen.
 */
addEventListener('vite:preloadError', async () => {
  const last = Number(sessionStorage.getItem('fullhouse:reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  try {
    await askHealth();
  } catch {
    return;
  }
  sessionStorage.setItem('fullhouse:reloaded', String(Date.now()));
  location.reload();
});

/** Milliseconds after which this browser's own server is started, however busy the page is. */
const LOCAL_SERVER_WAIT_MS = 2000;
/** Shows the page of the URL. Awaited here and not by this module: the page's chunk imports the one that this module is in. */
async function showPage(target: HTMLElement): Promise<void> {
  // Built pages have said so before their first paint.
  if (import.meta.env.DEV) followWindow();
  followTheme();
  followLinks();
  awaitOffer();
  // The words and the page load in parallel; App.svelte reports a page that fails to load.
  await Promise.all([startSpeaking(), loadPage(place().page).catch(() => null)]);
  // Words are read, pages are drawn: two tasks, so that neither holds up the screen for long.
  await nextTask();
  mount(App, { target });
}

/** What the page that is shown can do without: the server of this browser, its files, the service worker. */
function startTheRest(): void {
  if (hasParts()) {
    const open = () =>
      void fetchLocalRoutes().then(
        ({ canBeHere, openLocalServer }) => {
          if (canBeHere()) openLocalServer();
        },
        () => undefined,
      );
    if (isWithoutServer || !('requestIdleCallback' in window)) open();
    else requestIdleCallback(open, { timeout: LOCAL_SERVER_WAIT_MS });
  }
  // Who is here for the first time fetches nothing of it.
  if (import.meta.env.PROD && (hasParts() || allKeys().length))
    void import('./device/background').then(
      ({ fetchInBackground }) => fetchInBackground(language),
      () => undefined,
    );
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    const start = () => void registerServiceWorker().catch(() => undefined);
    // Whatever was waited for above, the page may have been loaded long ago.
    if (document.readyState === 'complete') start();
    else addEventListener('load', start);
  }
}

beforeRefusals(openErrors);
const target = document.getElementById('app');
if (target) void showPage(target).then(startTheRest);
