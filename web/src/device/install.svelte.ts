/** Full House as an app: the offer of the browser to install it, and the service worker that keeps it on the device. */
import { ROOT } from '../net/static_site';

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is Offer => 'prompt' in event;

let offer = $state.raw<Offer | null>(null);

export const canInstall = (): boolean => offer !== null;

export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) offer = event;
  });
  addEventListener('appinstalled', () => {
    offer = null;
  });
}

/** An offer can be used once; the browser may make a new one. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}

/** Start the service worker, and tell it what was fetched before it ran. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register(`${ROOT}sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
  active?.postMessage({ keep: fetched.filter((path) => path.startsWith(`${ROOT}assets/`)) });
}
